import { enter, leave } from '@acheron/engine'
import type { Archetype, BasicAction, Effect } from '../box/vocabulary.ts'
import { enterCard, enterRule, nobodys } from '../cards/card.ts'
import { actions, basicCost, canAct, freeActions } from '../champions/actions.ts'
import { boxesOf, loseToken, payVigor } from '../champions/champion.ts'
import type { ActFrame } from '../frames.ts'
import { highestDeck, sturdiness } from '../malefactors/decks.ts'
import type { CaravanMove, MoveOf } from '../moves.ts'
import { runDelay } from '../reactions/delays.ts'
import { useUp } from '../reactions/windows.ts'
import type { Ctx, FightingState } from '../state.ts'
import { interact } from '../terrain/interaction.ts'
import type { FightPhase } from './phase.ts'

/**
 * R12.5: seats act in any order; the window closes when all seats have passed. Until then a seat that has passed may change
 * its mind.
 */
export const act: FightPhase<ActFrame> = {
  actors: (state, { passed, idle = [] }) => seatsOf(state).filter(seat => !passed[seat] && !idle.includes(seat)),
  others: (state, { passed }) => seatsOf(state).filter(seat => passed[seat]),
  moves(state, { passed }, seat) {
    const list = actions(state, seat)
    if (!passed[seat]) return [...list, { do: 'pass' }]
    return list.length > 0 ? [...list, { do: 'unpass' }] : []
  },
  play(state, frame, seat, move, ctx) {
    if (move.do === 'pass') {
      frame.passed[seat] = true
      ctx.emit({ e: 'passed', seat })
      return
    }
    if (frame.passed[seat]) ctx.emit({ e: 'passWithdrawn', seat })
    delete frame.passed[seat]
    if (move.do === 'unpass') return
    // An action is resolved completely before the window is open again, to all unless a pass stands.
    if (state.options.passMode === 'reset') frame.passed = {}
    begin(state, move, ctx)
  },
  asksAlways: true,
  auto(state, frame) {
    if (runDelay(state, 'cards-resolved')) return true
    // A seat with no legal action is passed until it has one.
    frame.idle = seatsOf(state).filter(seat => !frame.passed[seat] && !canAct(state, seat))
    if (act.actors(state, frame).length > 0) return false
    leave(state)
    return true
  },
}

const seatsOf = ({ players }: FightingState): number[] => Array.from({ length: players }, (_, seat) => seat)

function begin(state: FightingState, move: CaravanMove, ctx: Ctx): void {
  switch (move.do) {
    case 'maneuver':
      perform(state, move, ctx)
      break
    case 'move':
      basic(state, move.champion, 'move', ctx, () =>
        enterRule(state, move.champion, [{ do: 'move', n: 1 }], 'basic-move'),
      )
      break
    case 'interact':
      basic(state, move.champion, 'interact', ctx, () => interact(state, move.champion, move.with, ctx))
      break
    case 'deliver':
      basic(state, move.champion, 'deliver', ctx, () =>
        enterRule(state, move.champion, [{ do: 'give-finding', from: 'you', to: `#${move.to}` }], 'basic-deliver'),
      )
      break
    case 'free':
      free(state, move, ctx)
      break
    case 'breakFree':
      breakFree(state, move.champion)
      break
  }
}

function perform(state: FightingState, { champion, card, slot, willpower }: MoveOf<'maneuver'>, ctx: Ctx): void {
  const name = card ?? boxesOf(state, champion)[slot]!.id
  enter(state, { kind: 'maneuver', champion, card: name, slot, free: willpower === true, step: 'pay' })
  if (willpower) loseToken(state, champion, 'willpower', 1, ctx)
}

/**
 * R12.6: paying the last point of Vigor causes a Wound before the action resolves, so the frame of the Wound is entered
 * last.
 */
function basic(state: FightingState, champion: Archetype, action: BasicAction, ctx: Ctx, doIt: () => void): void {
  ctx.emit({ e: 'basicAction', champion, action })
  doIt()
  enter(state, { kind: 'news', name: 'basic-action', subject: champion, cause: null, step: 'announce' })
  payVigor(state, champion, basicCost(state, champion, action), ctx)
}

function free(state: FightingState, { champion, ability: key }: MoveOf<'free'>, ctx: Ctx): void {
  const keyed = freeActions(state, champion).find(each => each.key === key)
  if (!keyed) return
  const { ability, source } = keyed
  useUp(state, ability.limit, key, null)
  const index = Number(key.slice(key.lastIndexOf('/') + 1))
  ctx.emit({ e: 'abilityUsed', by: champion, card: source.card, kind: source.kind, index })
  const fx: readonly Effect[] = ability.cost
    ? [{ do: 'choose', options: [{ label: 'pay', cost: ability.cost, fx: ability.fx }] }]
    : ability.fx
  enterCard(state, source, [source.kind === 'finding' ? [{ do: 'use-finding' }, ...fx] : fx])
}

/** R10.11: STUN 1 with FATIGUE 6, then an Attribute Test against the holder's highest STURDINESS. */
function breakFree(state: FightingState, champion: Archetype): void {
  const holder = state.fight.fighters[champion].heldBy!
  const deck = highestDeck(state, holder)
  const dice = deck === null ? 0 : sturdiness(state, deck)
  enterCard(state, { ...nobodys, card: 'break-free', you: champion }, [
    [{ do: 'stun', to: 'you', n: 1, fatigue: 6 }],
    [
      {
        do: 'test',
        who: 'you',
        attr: ['aggressiveness', 'prowess'],
        dice,
        success: [{ do: 'release', to: 'you' }],
      },
    ],
  ])
}
