import { Adviser, type Considered, type Expected, lineAfter, reasonsFor } from '@acheron/bots'
import { Generator as Chance, type GameDefinition, type Move, type Reason, type Seat, type View } from '@acheron/engine'
import type { ExactGoal } from './exact/solve.ts'

/** The input of a hint: only the seat's knowledge. */
export interface Question {
  readonly game: string
  readonly view: View
  readonly seat: Seat
  readonly moves: readonly Move[]
}

export interface Advice {
  readonly move: Move
  /** How good the position is for the seat with that move, from 0 to 1; an estimate. */
  readonly worth: number
  /** The best moves, the advised one first, with what speaks for each once that was looked at. */
  readonly considered: readonly (Considered & { readonly reasons?: readonly Reason[] })[]
  /** The moves expected after the advised one, as far as neither chance nor anything hidden comes in. */
  readonly line?: readonly Expected[]
  /** Nothing more will come. */
  readonly final: boolean
  /** By goal, where the game has been solved. */
  readonly exact?: readonly ExactGoal[]
}

/** Worlds for the first answer, and for each look at the clock after it: fewer where each is played to the end of a round. */
export const worldsOf = ({ mind }: GameDefinition) => (mind.round ? { first: 1, more: 2 } : { first: 2, more: 4 })
/** Enough for an error of a few points. */
const mostWorlds = 240
/** Enough to tell what differs from luck. */
const reasonWorlds = 16

/**
 * The moves of the best player known, from what the seat can see: a first answer at once, and a surer one when the time is up.
 * `isUp` says when to look for reasons, and `isLate` when to end. What comes between, as often as `isDue`, keeps the order of the first
 * answer: bars move under the reader's eyes, and rows do not.
 */
export function* advise(
  game: GameDefinition,
  { view, seat, moves }: Question,
  isUp: () => boolean,
  isLate = isUp,
  isDue = () => false,
): Generator<Advice, void> {
  const { first, more } = worldsOf(game)
  const adviser = new Adviser(game, view, seat, moves, Chance.seeded('virgil'))
  let considered = adviser.consider(first)
  const alone = considered.length === 1
  yield adviceOf(considered, alone)
  if (alone) return
  const order = considered.map(({ move }) => move)
  for (let worlds = first; worlds < mostWorlds && !isUp(); worlds += more) {
    considered = adviser.consider(more)
    if (isDue()) yield adviceOf(inOrder(considered, order), false)
  }
  const best = considered.map(({ move }) => move)
  const random = Chance.seeded('why')
  const reasons = reasonsFor(game, view, seat, best, random, { worlds: reasonWorlds, isUp: isLate })
  const line = lineAfter(game, view, seat, best[0]!, random)
  yield {
    ...adviceOf(
      considered.map((each, i) => ({ ...each, reasons: reasons[i]! })),
      true,
    ),
    line,
  }
}

const inOrder = (considered: readonly Considered[], order: readonly Move[]) =>
  considered.toSorted((a, b) => order.indexOf(a.move) - order.indexOf(b.move))

function adviceOf(considered: readonly Considered[], final: boolean): Advice {
  const [best] = considered as readonly [Considered]
  return { move: best.move, worth: best.worth, considered, final }
}
