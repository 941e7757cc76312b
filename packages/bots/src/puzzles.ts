import {
  type Config,
  configOf,
  equal,
  type GameDefinition,
  type GameRecord,
  type GameState,
  Generator,
  type JsonObject,
  type Move,
  type Reason,
  reportOf,
  type Scenario,
  type Seat,
  type View,
} from '@acheron/engine'
import { Adviser, type Considered } from './advise.ts'
import { decisionsOf } from './analyse/decisions.ts'
import { serious } from './bot.ts'
import { makeBot } from './make.ts'
import { reasonsFor } from './reasons.ts'
import { type BotSpec, parseBot } from './spec.ts'

/** What a puzzle's file tells besides the position: its answer. */
export interface Answer {
  readonly best: Move
  /** The moves that were compared, the best first, with their worths to the seat, standard errors and what speaks for each. */
  readonly considered: readonly (Considered & { readonly reasons?: readonly Reason[] })[]
}

/** What somebody could see who had to decide. */
interface Position {
  readonly view: View
  readonly seat: Seat
  readonly moves: readonly Move[]
}

/** A lead of a tenth is one that people can see. */
const margin = 0.1
/** Worlds of the first look at a decision, and of the last; fewer where each is played to the end of a round. */
const looksOf = ({ mind }: GameDefinition) => (mind.round ? { glance: 8, strict: 100 } : { glance: 24, strict: 400 })
/** Worlds in which reasons are looked for. */
const reasonWorlds = 32
/** Standard errors by which the best must lead, so that it is no accident. */
const sure = 4
/** Two moves make no puzzle. */
const fewestMoves = 3
/** Decisions of a game that are passed over at most: a puzzle comes from anywhere in it. */
const latestStart = 40
/** A game with this many decisions is left: it will not end soon. */
const mostDecisions = 5000
/** `master` with a counted budget: by its clock the same seed would not find the same positions. */
const master = { ...parseBot('master:iterations=1600'), ms: null } as BotSpec

/** The move that leads all others clearly in so many worlds. Null where there is none. */
function answerTo(game: GameDefinition, { view, seat, moves }: Position, worlds: number, seed: string): Answer | null {
  if (serious(game, moves).length < fewestMoves) return null
  const considered = new Adviser(game, view, seat, moves, Generator.seeded(seed)).consider(worlds)
  const [first, second] = considered
  if (!first || !second) return null
  const lead = first.worth - Math.max(...considered.slice(1).map(({ worth }) => worth))
  if (lead < margin || lead < sure * Math.hypot(first.error, second.error)) return null
  return { best: first.move, considered }
}

/** One puzzle from a game that bots play: the first decision with a clear answer that `master` finds too. Null if there was none. */
export function puzzleOf(game: GameDefinition, config: Config, seed: string): Scenario | null {
  return firstClear(game, config, played(game, config, seed), seed)
}

/** The same from a game that was recorded. */
export function puzzleIn(game: GameDefinition, record: GameRecord, seed: string): Scenario | null {
  const decisions = decisionsOf(game, record, null)
  const positions = decisions.map(({ before, seat, moves }) => ({ view: game.view(before, seat), seat, moves }))
  return firstClear(game, configOf(game, record.players, record.options), positions, seed)
}

function* played(game: GameDefinition, config: Config, seed: string): Iterable<Position> {
  const random = Generator.seeded(seed)
  const state: GameState = game.setup(config, random)
  const ctx = { random: new Generator(state.rng), emit() {} }
  const bot = makeBot(game, 'greedy', 'bots')
  game.advance(state, ctx)
  for (let n = 0; n < mostDecisions; n++) {
    const seat = game.actors(state)[0]
    if (seat === undefined) return
    const moves = game.moves(state, seat)
    const view = game.view(state, seat)
    yield { view, seat, moves }
    game.play(state, seat, bot.choose(view, seat, moves, Generator.seeded(`${seed}/${n}/bot`)), ctx)
  }
}

function firstClear(
  game: GameDefinition,
  { players, options }: Config,
  positions: Iterable<Position>,
  seed: string,
): Scenario | null {
  const from = Generator.seeded(`${seed}/from`).index(latestStart)
  let n = 0
  for (const position of positions) {
    const found = n++ < from ? null : clearly(game, position, `${seed}/${n}`)
    if (!found) continue
    const title = `${game.meta.id}: one move is best (${seed}, decision ${n})`
    const about = JSON.parse(JSON.stringify(found)) as JsonObject
    const told = { game: game.meta.id, players, options: options as JsonObject, ...position, title, about }
    return JSON.parse(JSON.stringify({ ...reportOf(told), rule: 'puzzle' })) as Scenario
  }
  return null
}

/** A first look drops most positions, a strict one more; `master` must choose the same. */
function clearly(game: GameDefinition, position: Position, seed: string): Answer | null {
  const { glance, strict } = looksOf(game)
  if (!answerTo(game, position, glance, seed)) return null
  const answer = answerTo(game, position, strict, `${seed}/strict`)
  if (!answer) return null
  const { view, seat, moves } = position
  const chosen = makeBot(game, master).choose(view, seat, moves, Generator.seeded(`${seed}/master`))
  if (!equal(chosen, answer.best)) return null
  const compared = answer.considered.map(({ move }) => move)
  const reasons = reasonsFor(game, view, seat, compared, Generator.seeded(`${seed}/why`), {
    worlds: reasonWorlds,
    isUp: () => false,
  })
  return { ...answer, considered: answer.considered.map((each, i) => ({ ...each, reasons: reasons[i]! })) }
}

/** The answer that a puzzle's file holds. */
export const answerIn = ({ report }: Scenario): Answer => report as unknown as Answer
