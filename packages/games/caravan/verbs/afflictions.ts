import { enter } from '@acheron/engine'
import { cannot } from '../abilities/modifiers.ts'
import { inflict, packetToClose } from '../attacks/damage.ts'
import type { Archetype, Attribute } from '../box/vocabulary.ts'
import { causeOf, enterRule } from '../cards/card.ts'
import { askChampion } from '../champions/asking.ts'
import { enterTest } from '../champions/attribute-tests.ts'
import { enforceLimits } from '../champions/champion.ts'
import { becomeCapybara, canPolymorph, returnToForm } from '../champions/polymorph.ts'
import { activeTokens, moveToken, type TokenPlace } from '../champions/readiness.ts'
import { canAssign, putCooldown } from '../champions/slots.ts'
import type { Happening } from '../frames.ts'
import { num } from '../numbers/numbers.ts'
import { afterwards } from '../reactions/news.ts'
import { announce } from '../reactions/windows.ts'
import { type Carrying, carryOut } from './carrying-out.ts'
import {
  again,
  championInTurn,
  type Each,
  left,
  nextOne,
  onEachChampion,
  type Repeated,
  toEachChampion,
} from './each.ts'
import type { EffectOf, Run, Verbs } from './run.ts'

type Stunning = Run<EffectOf<'stun'>, Repeated & { fatigue?: number }>
type StunSteps = {
  window: undefined
  heed: Happening
  place: undefined
  put: TokenPlace | null
  fatigue: undefined
}

/** R15.11, R16.5. */
const stun = onEachChampion<EffectOf<'stun'>, StunSteps, Repeated & { fatigue?: number }>(
  fx => fx.to,
  ({ state }, id) => {
    // R14.2: a packet that is open closes first.
    const open = packetToClose(state, id, 'other')
    if (open) enter(state, { kind: 'packet', packet: open, step: 'close' })
    return 'window'
  },
  {
    window: run =>
      announce(run.state, run.frame, 'heed', {
        name: 'about-to-stun',
        subject: championInTurn(run),
        cause: causeOf(run.card),
      }),
    /** The STUN that remains after reactions. */
    heed: (run, { off }) => (off ? nextOne(run) : 'place'),
    /** One Slot, or one token of a Companion, after another. */
    place(run) {
      const { state, frame, fx } = run
      const id = championInTurn(run)
      if (cannot(state, id, 'be-stunned')) return nextOne(run)
      if (left(run, () => num(run, fx.n)) === 0) return 'fatigue'
      const champion = state.champions[id]
      const places: TokenPlace[] = champion.player ? canAssign(state, id, 'cooldown') : activeTokens(champion)
      return askChampion(state, frame, 'put', id, { what: 'stun', champion: id }, places)
    },
    put: stunOnce,
    fatigue(run) {
      const { state, fx, card } = run
      const id = championInTurn(run)
      const { fatigue = 0 } = run.frame.memo
      const next = nextOne(run)
      inflict(state, id, fatigue * num(run, fx.fatigue ?? 0), { kind: 'suffer' })
      afterwards(state, 'stunned', id, causeOf(card))
      return next
    },
  },
)

/** Without an unblocked Slot or a token it counts as FATIGUE. */
function stunOnce(run: Stunning, place: TokenPlace | null): 'place' {
  const { state, frame, ctx } = run
  const { memo } = frame
  const id = championInTurn(run)
  if (place === null) memo.fatigue = (memo.fatigue ?? 0) + 1
  else if (state.champions[id].player) putCooldown(state, id, Number(place), ctx)
  else moveToken(state, id, place, { side: 'cooldown', at: 'off' }, ctx)
  again(run)
  return 'place'
}

type TestMemo = Each & Carrying & { success?: boolean }
type TestSteps = { roll: Attribute | null; judge: boolean; follow: undefined }

/** K.ATTRIBUTE TEST, one Champion after another; it chooses among several Attributes. */
const test = onEachChampion<EffectOf<'test'>, TestSteps, TestMemo>(
  fx => fx.who,
  (run, id) => {
    const { state, frame, fx } = run
    const attributes: readonly Attribute[] = typeof fx.attr === 'string' ? [fx.attr] : fx.attr
    const topic = { what: 'test-attribute', champion: id, dice: num(run, fx.dice) }
    return askChampion(state, frame, 'roll', id, topic, attributes)
  },
  {
    roll(run, attr) {
      if (attr === null) return nextOne(run)
      return enterTest(run.state, 'judge', championInTurn(run), attr, num(run, run.fx.dice), run.ctx)
    },
    judge({ frame: { memo } }, success) {
      memo.success = success
      return 'follow'
    },
    follow(run) {
      const { success = [], fail = [] } = run.fx
      run.card.bound.that = championInTurn(run)
      return carryOut(run, run.frame.memo.success ? success : fail) ? 'follow' : nextOne(run)
    },
  },
)

/** STUN, tests and what changes a Champion (5.4). */
export const afflictionVerbs = {
  stun,
  test,

  /** K.POLYMORPH. */
  polymorph: toEachChampion<EffectOf<'polymorph'>>(
    fx => fx.to,
    ({ state, ctx }, id) => {
      if (canPolymorph(state)) becomeCapybara(state, id, ctx)
    },
  ),

  /** K.POLYMORPH, returning: STUN 3 without FATIGUE follows. */
  unpolymorph: toEachChampion<EffectOf<'unpolymorph'>>(
    fx => fx.to,
    ({ state, ctx }, id) => {
      if (!state.fight.fighters[id].polymorphed) return
      returnToForm(state, id, ctx)
      enterRule(state, id, [{ do: 'stun', to: 'you', n: 3 }], 'polymorph')
    },
  ),

  /** K.DISABLE: of Player Champions only. */
  disable: toEachChampion<EffectOf<'disable'>>(
    fx => fx.to,
    (run, id) => silence(run, id, true),
  ),
  enable: toEachChampion<EffectOf<'enable'>>(
    fx => fx.to,
    (run, id) => silence(run, id, false),
  ),
} satisfies Partial<Verbs>

function silence({ state, ctx }: Pick<Run, 'state' | 'ctx'>, id: Archetype, disabled: boolean): void {
  if (!state.champions[id].player) return
  const fighter = state.fight.fighters[id]
  if (fighter.disabled === disabled) return
  fighter.disabled = disabled
  ctx.emit({ e: disabled ? 'disabled' : 'enabled', champion: id })
  enforceLimits(state, ctx)
}
