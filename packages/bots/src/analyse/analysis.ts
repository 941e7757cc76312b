import { type GameDefinition, type GameRecord, InputError, type Seat } from '@acheron/engine'
import { makeBot } from '../make.ts'
import { type BotSpec, parseBot } from '../spec.ts'
import type { Decision } from './decisions.ts'
import type { Verdict } from './judgement.ts'
import { type Entry, entriesOf, type SeatSummary, summaryOf } from './summary.ts'

/** A bot with an opinion of every move. */
export type Judge = Exclude<BotSpec, { name: 'random' }>

/** Everything that the analysis finds about a recorded game. */
export interface Analysis {
  readonly game: GameDefinition
  readonly record: GameRecord
  /** The judge, as it was written, and its goal. */
  readonly bot: string
  readonly goal: string
  readonly verdict: Verdict
  readonly entries: readonly Entry[]
  readonly seats: readonly SeatSummary[]
}

/** The judge of a game without a solution: strong enough to tell mistakes, and done in minutes. */
const usualJudge = 'search:iterations=40'

/** The judge by its text, or the usual one of the game; an InputError says why it cannot judge. */
export function judgeOf(
  game: GameDefinition,
  text = game.mind.oracle ? 'expert' : usualJudge,
): { readonly spec: string; readonly judge: Judge; readonly goal: string } {
  const judge = parseBot(text)
  if (judge.name === 'random') throw new InputError(`bot 'random' has no opinion; use greedy, search or expert`)
  makeBot(game, judge) // throws if the game lacks what the bot needs
  return { spec: text, judge, goal: judge.goal ?? (game.mind.goals[0] as string) }
}

interface Judged {
  readonly game: GameDefinition
  readonly record: GameRecord
  readonly bot: string
  readonly goal: string
  readonly decisions: readonly Decision[]
  readonly verdict: Verdict
}

/** The analysis of one seat's decisions, or of all seats'. */
export function analysisOf({ decisions, verdict, ...about }: Judged, only: Seat | null): Analysis {
  const entries = entriesOf(decisions, verdict)
  const told = only !== null ? 'part' : about.game.meta.together ? 'together' : 'against'
  const seats = only === null ? [...Array(about.record.players).keys()] : [only]
  return { ...about, verdict, entries, seats: seats.map(seat => summaryOf(seat, entries, verdict, told)) }
}
