import {
  type Config,
  equal,
  type GameDefinition,
  type GameState,
  Generator,
  type JsonObject,
  type Move,
  reportOf,
  type Scenario,
  type Seat,
  type View,
} from '@acheron/engine'
import { Adviser, type Considered } from './advise.ts'
import { serious } from './bot.ts'
import { makeBot } from './make.ts'

/** What a puzzle's file tells besides the position: its answer. */
interface Answer {
  readonly best: Move
  /** The moves that were compared, the best first, with their worths to the seat and standard errors. */
  readonly considered: readonly Considered[]
}

/** How the answer is found, and found again. */
export interface Check {
  /** The worlds in which the moves are compared. */
  readonly worlds: number
  /** By how much the best must lead the second. */
  readonly margin: number
}

/** A puzzle is made with these; a lead of a tenth is one that people can see. */
export const strict: Check = { worlds: 400, margin: 0.1 }
/** Worlds of the first look at a decision; most are dropped after it. */
const glance = 24
/** Standard errors by which the best must lead, so that it is no accident. */
const sure = 4
/** Two moves make no puzzle. */
const fewestMoves = 3
/** A game with this many decisions is left: it will not end soon. */
const mostDecisions = 5000

/** The answer to a position: one move that leads all others clearly. Null where there is none. */
export function answerTo(
  game: GameDefinition,
  { view, seat, moves }: { readonly view: View; readonly seat: Seat; readonly moves: readonly Move[] },
  { worlds, margin }: Check,
  seed: string,
): Answer | null {
  if (serious(game, moves).length < fewestMoves) return null
  const considered = new Adviser(game, view, seat, moves, Generator.seeded(seed)).consider(worlds)
  const [first, second] = considered
  if (!first || !second) return null
  const lead = first.worth - Math.max(...considered.slice(1).map(({ worth }) => worth))
  if (lead < margin || lead < sure * Math.hypot(first.error, second.error)) return null
  return { best: first.move, considered }
}

/** One puzzle from a game that bots play: the first decision with a clear answer that the search finds too. Null if there was none. */
export function puzzleOf(game: GameDefinition, config: Config, seed: string): Scenario | null {
  const random = Generator.seeded(seed)
  const state: GameState = game.setup(config, random)
  const ctx = { random: new Generator(state.rng), emit() {} }
  const bot = makeBot(game, 'greedy', 'bots')
  // Somewhere in the game, not always at its beginning.
  const from = random.index(40)
  game.advance(state, ctx)
  for (let n = 0; n < mostDecisions; n++) {
    const seat = game.actors(state)[0]
    if (seat === undefined) return null
    const moves = game.moves(state, seat)
    const view = game.view(state, seat)
    const found = n < from ? null : clearly(game, { view, seat, moves }, `${seed}/${n}`)
    if (found) {
      const { players, options } = config
      const title = `${game.meta.id}: one move is best (${seed}, decision ${n + 1})`
      const about = JSON.parse(JSON.stringify(found)) as JsonObject
      const position = { game: game.meta.id, players, options: options as JsonObject, seat, view, moves, title, about }
      return JSON.parse(JSON.stringify({ ...reportOf(position), rule: 'puzzle' })) as Scenario
    }
    game.play(state, seat, bot.choose(view, seat, moves, Generator.seeded(`${seed}/${n}/bot`)), ctx)
  }
  return null
}

/** A first look drops most positions, a strict one more; the search must choose the same. */
function clearly(game: GameDefinition, position: Parameters<typeof answerTo>[1], seed: string): Answer | null {
  if (!answerTo(game, position, { ...strict, worlds: glance }, seed)) return null
  const answer = answerTo(game, position, strict, `${seed}/strict`)
  if (!answer) return null
  const search = makeBot(game, 'search')
  const { view, seat, moves } = position
  const chosen = search.choose(view, seat, moves, Generator.seeded(`${seed}/search`))
  return equal(chosen, answer.best) ? answer : null
}

/** The answer that a puzzle's file holds. */
export const answerIn = ({ report }: Scenario): Answer => report as unknown as Answer
