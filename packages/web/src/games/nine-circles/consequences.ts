import { clone, Generator, seedRng } from '@acheron/engine'
import { nineCircles } from '@acheron/games/nine-circles'
import {
  type CircleId,
  type Claim,
  circleIds,
  circleOf,
  type NineCirclesMove,
  type NineCirclesState,
  type NineCirclesView,
  virgilReach,
} from '@acheron/games/nine-circles/board.ts'
import { circleId } from './names.ts'
import { isClaim, type Virgil } from './stage/moves.ts'
import type { Voice } from './words.ts'

interface Foresight {
  readonly sheet: NineCirclesView
  /** The claims that the move would allow. */
  readonly claims: readonly Claim[]
  /** Whether the descent would end there and then. */
  readonly lost: boolean
}

/** A state to ask the rules about; nothing here throws dice. */
function stateOf(sheet: NineCirclesView): NineCirclesState {
  return { ...clone(sheet), rng: seedRng('foresight') }
}

/** The result of a move without chance (a Virgil change, a claim), as the rules themselves play it. */
export function foresee(sheet: NineCirclesView, move: NineCirclesMove): Foresight {
  const state = stateOf(sheet)
  nineCircles.play(state, 0, move, { random: new Generator(state.rng), emit() {} })
  const claims = state.status === 'playing' ? nineCircles.moves(state, 0).filter(isClaim) : []
  return { sheet: state, claims, lost: state.status === 'lost' }
}

/** The legal moves; a guide may offer less. */
export function legalMoves(sheet: NineCirclesView): readonly NineCirclesMove[] {
  return sheet.status === 'playing' ? nineCircles.moves(stateOf(sheet), 0) : []
}

/** How many changes by Virgil lead to a claim; null where he has too few pips left. */
export function changesToClaim(sheet: NineCirclesView): number | null {
  const reach = virgilReach(stateOf(sheet))
  return reach && reach.pips <= sheet.virgil ? reach.pips : null
}

/** Virgil's changes that begin a shortest way to a claim, those that keep most dice first. */
export function firstSteps(sheet: NineCirclesView, changes: readonly Virgil[]): readonly Virgil[] {
  const away = changesToClaim(sheet)
  if (away === null || away === 0) return []
  const steps = changes.flatMap(move => {
    const reach = virgilReach(stateOf(foresee(sheet, move).sheet))
    return reach && reach.pips === away - 1 ? { move, dice: reach.dice } : []
  })
  return steps.toSorted((a, b) => b.dice - a.dice).map(({ move }) => move)
}

/** The circle that a claim would put out of reach, and the missing resources there. */
interface Doom {
  readonly circle: CircleId
  readonly missing: 'dice' | 'pips'
}

/** The circle that no roll could meet any more after a claim; null where there is none. */
function doomOf(sheet: NineCirclesView, claim: Claim): Doom | null {
  const { sheet: after } = foresee(sheet, claim)
  if (after.status === 'won') return null
  const dice = after.pool + after.active.length
  const below = circleIds.findIndex((_, i) => i >= sheet.circle && circleOf(i + 1).leastDice > dice)
  if (after.status === 'lost' && after.cause === 'pips') return { circle: circleId(after.circle), missing: 'pips' }
  const circle = circleIds[below]
  return circle ? { circle, missing: 'dice' } : null
}

/** The cost of a claim, in a few words; a circle that it puts out of reach matters more than the lost dice. */
export function costOfClaim(
  view: NineCirclesView,
  claim: Claim,
  { t, game }: Voice,
): { said: string; doomed: boolean } {
  const doom = doomOf(view, claim)
  if (doom) return { said: t(`cost.doom.${doom.missing}`, { name: game(`circle.${doom.circle}.name`) }), doomed: true }
  return { said: t('cost.dice', { count: view.active.length - claim.use.length }), doomed: false }
}
