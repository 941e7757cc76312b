import { enter } from '@acheron/engine'
import { cannot } from '../abilities/modifiers.ts'
import { inflict, packetToClose } from '../attacks/damage.ts'
import type { Archetype, Attribute, Effect } from '../box/vocabulary.ts'
import { causeOf, enterRule } from '../cards/card.ts'
import { enterTest } from '../champions/attribute-tests.ts'
import { enforceLimits } from '../champions/champion.ts'
import { isChampion } from '../champions/deciders.ts'
import { becomeCapybara, canPolymorph, returnToForm } from '../champions/polymorph.ts'
import { activeTokens, moveToken, type TokenPlace } from '../champions/readiness.ts'
import { canAssign, putCooldown } from '../champions/slots.ts'
import type { Happening } from '../frames.ts'
import { num } from '../numbers/numbers.ts'
import { afterwards } from '../reactions/news.ts'
import { announce } from '../reactions/windows.ts'
import { ask, type EffectOf, type Run, type Verbs } from './run.ts'
import { again, begin, carryOut, left, nextOne, onEachChampion, toEach } from './targets.ts'

type ToChampions = Extract<Effect, { do: 'bewitch' | 'polymorph' | 'unpolymorph' | 'disable' | 'enable' }>

const stunning = { window: begin + 1, place: begin + 2, put: begin + 3, fatigue: begin + 4 }

/** STUN, tests and what changes a Champion (5.4). */
export const afflictionVerbs = {
  /** R15.11, R16.5. */
  stun(run) {
    const { state, frame, fx, card } = run
    onEachChampion(run, fx.to, id => {
      switch (frame.step) {
        case begin: {
          // R14.2: a packet that is open closes first.
          frame.step = stunning.window
          const open = packetToClose(state, id, 'other')
          if (open) enter(state, { kind: 'packet', packet: open, step: 0 })
          return
        }
        case stunning.window:
          return announce(state, frame, { name: 'about-to-stun', subject: id, cause: causeOf(card) })
        case stunning.place:
          return stunPlace(run, id)
        case stunning.put:
          return stunOnce(run, id)
        default: {
          const { fatigue = 0 } = frame.memo
          nextOne(run)
          inflict(state, id, Number(fatigue) * num(run, fx.fatigue ?? 0), { kind: 'suffer' })
          return afterwards(state, 'stunned', id, causeOf(card))
        }
      }
    })
  },

  /** K.ATTRIBUTE TEST, one Champion after another; it chooses among several Attributes. */
  test(run) {
    const { state, frame, fx, card, ctx } = run
    onEachChampion(run, fx.who, id => {
      const { success = [], fail = [] } = fx
      switch (frame.step) {
        case begin: {
          const attributes: Attribute[] = typeof fx.attr === 'string' ? [fx.attr] : [...fx.attr]
          return ask(state, frame, id, { what: 'test-attribute', champion: id, dice: num(run, fx.dice) }, attributes)
        }
        case begin + 1:
          frame.step++
          return enterTest(state, id, frame.answer as Attribute, num(run, fx.dice), ctx)
        case begin + 2:
          frame.memo.success = frame.answer === true
          frame.step++
          return
        default:
          card.bound.that = id
          if (!carryOut(run, frame.memo.success ? success : fail)) nextOne(run)
      }
    })
  },

  /** K.POLYMORPH. */
  polymorph: (run: Run<ToChampions>) =>
    toEach(run, run.fx.to, id => {
      if (isChampion(id) && canPolymorph(run.state)) becomeCapybara(run.state, id, run.ctx)
    }),

  /** K.POLYMORPH, returning: STUN 3 without FATIGUE follows. */
  unpolymorph: (run: Run<ToChampions>) =>
    toEach(run, run.fx.to, id => {
      if (!isChampion(id) || !run.state.fight.fighters[id].polymorphed) return
      returnToForm(run.state, id, run.ctx)
      enterRule(run.state, id, [{ do: 'stun', to: 'you', n: 3 }], 'polymorph')
    }),

  /** K.DISABLE: of Player Champions only. */
  disable: (run: Run<ToChampions>) => toEach(run, run.fx.to, id => silence(run, id, true)),
  enable: (run: Run<ToChampions>) => toEach(run, run.fx.to, id => silence(run, id, false)),
} satisfies Verbs

type Stun = Run<EffectOf<'stun'>>

/** What the reactions have left of the STUN; then one Slot, or one token of a Companion, after another. */
function stunPlace(run: Stun, id: Archetype): void {
  const { state, frame, fx } = run
  const happening = frame.answer as Happening | undefined
  const isFirst = frame.memo.left === undefined
  if ((isFirst && happening?.off) || cannot(state, id, 'be-stunned')) {
    nextOne(run)
    return
  }
  if (left(run, () => num(run, fx.n)) === 0) {
    frame.step = stunning.fatigue
    return
  }
  const champion = state.champions[id]
  const places = champion.player ? canAssign(state, id, 'cooldown') : activeTokens(champion)
  ask(state, frame, id, { what: 'stun', champion: id }, places)
}

/** Where no unblocked Slot, or no token, is left, it counts as FATIGUE. */
function stunOnce(run: Stun, id: Archetype): void {
  const { state, frame, ctx } = run
  const place = frame.answer as TokenPlace | null
  if (place === null) frame.memo.fatigue = Number(frame.memo.fatigue ?? 0) + 1
  else if (state.champions[id].player) putCooldown(state, id, Number(place), ctx)
  else moveToken(state, id, place, { side: 'cooldown', at: 'off' }, ctx)
  again(run)
  frame.step = stunning.place
}

function silence({ state, ctx }: Run<ToChampions>, id: string, disabled: boolean): void {
  if (!isChampion(id) || !state.champions[id].player) return
  const fighter = state.fight.fighters[id]
  if (fighter.disabled === disabled) return
  fighter.disabled = disabled
  ctx.emit({ e: disabled ? 'disabled' : 'enabled', champion: id })
  enforceLimits(state, ctx)
}
