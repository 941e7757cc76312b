import { type Expected, lineAfter, reasonsFor } from '@acheron/bots'
import {
  type Analysis,
  analysisOf,
  type BotJudge,
  type Decision,
  decisionsOf,
  type Judge,
  type Judgement,
  judgeByBot,
  judgeBySolution,
  judgeOf,
  type Mark,
  markOf,
  type Other,
  othersBySolution,
  type Report,
  reportOf,
  type TableFor,
  type Verdict,
} from '@acheron/bots/analyse'
import {
  findEqual,
  type GameDefinition,
  type GameRecord,
  Generator,
  hash,
  type Move,
  parseRecord,
  type Reason,
  type View,
} from '@acheron/engine'
import type { Language } from '@acheron/engine/words'
import { findGame } from '@acheron/games'

/** What is known of a record before it is judged. */
export interface Opened {
  readonly decisions: number
  /** The game has been solved: its decisions are judged at once and not one by one. */
  readonly solved: boolean
  /** The same record with the same judge has the same key. */
  readonly key: string
  /** The people's names in the record, by seat; null for a seat without one. */
  readonly names: readonly (string | null)[]
}

/** All judgements: one by one, or at once by a solution. */
export type Judged = { readonly each: readonly Judgement[] } | { readonly verdict: Verdict }

/** What a move that somebody would rather make is worth beside the best. */
export interface Tried {
  readonly mark: Mark
  readonly cost: number
  readonly error: number
}

/** A move that was neither the best nor the one played. */
export interface OtherMove extends Other {
  readonly reasons: readonly Reason[]
}

/** Why the first of some moves was the best, by what the seat could see. */
export interface Why {
  /** What the seat saw: in the words of this, moves are told. */
  readonly view: View
  /** What speaks for each of the moves, or against it. */
  readonly reasons: readonly (readonly Reason[])[]
  /** The moves expected after the first. */
  readonly line: readonly Expected[]
  /** The next best of the other moves. */
  readonly others: readonly OtherMove[]
}

/** Enough to tell what differs from luck. */
const reasonWorlds = 24
/** So many moves are told of a decision: the best, the one played, and the next best. */
const told = 3

/** The analysis of one recorded game, without workers, store or clock: what `acheron analyse` computes of the same record. */
export class Job {
  readonly opened: Opened
  readonly #game: GameDefinition
  readonly #record: GameRecord
  readonly #decisions: readonly Decision[]
  readonly #bot: { readonly spec: string; readonly judge: Judge; readonly goal: string }
  readonly #judge: BotJudge
  readonly #tableFor: TableFor

  private constructor(game: GameDefinition, record: GameRecord, tableFor: TableFor, spec?: string) {
    this.#game = game
    this.#record = record
    this.#tableFor = tableFor
    this.#decisions = decisionsOf(game, record, null)
    this.#bot = judgeOf(game, spec)
    this.#judge = judgeByBot(game, this.#bot.judge, record)
    const solved = this.#bot.judge.name === 'expert' && game.mind.oracle !== undefined
    const names = Array.from({ length: record.players }, (_, seat) => record.names?.[seat] ?? null)
    this.opened = { decisions: this.#decisions.length, solved, key: `${this.#bot.spec} ${hash(record)}`, names }
  }

  /** Null: the record is of other rules. An InputError says why it does not hold. */
  static async open(text: string, tableFor: TableFor, spec?: string): Promise<Job | null> {
    const record = parseRecord(text)
    const game = await findGame(record.game).load()
    return record.rules === game.meta.rulesVersion ? new Job(game, record, tableFor, spec) : null
  }

  judge(index: number): Judgement {
    return this.#judge.judge(this.#at(index))
  }

  solve(progress: (done: number) => void): Promise<Verdict> {
    return this.#solve(this.#decisions, progress)
  }

  async report(judged: Judged, names: readonly string[], language: Language): Promise<Report> {
    const verdict = 'verdict' in judged ? judged.verdict : this.#judge.verdict(this.#decisions, judged.each)
    const { spec: bot, goal } = this.#bot
    const about = { game: this.#game, record: this.#record, bot, goal, decisions: this.#decisions, verdict }
    const analysis: Analysis = analysisOf(about, null)
    return reportOf(analysis, names, await this.#game.words(language))
  }

  /** The legal moves of a decision. */
  moves(index: number): readonly Move[] {
    return this.#at(index).moves
  }

  async attempt(index: number, wanted: Move): Promise<Tried> {
    const at = this.#at(index)
    const move = findEqual(at.moves, wanted)
    if (!move) throw new Error('that move is not legal there')
    const decision = { ...at, move }
    const verdict = this.opened.solved ? await this.#solve([decision]) : null
    const { cost, error } = verdict?.judgements[0] ?? this.#judge.judge(decision)
    const most = verdict?.most ?? 1
    return { mark: markOf({ cost: cost / most, error: error / most }), cost, error }
  }

  /** Of the best move and, where another one was played, that one. */
  async why(index: number, wanted: readonly Move[]): Promise<Why> {
    const decision = this.#at(index)
    const { before, seat, moves, entry } = decision
    const view = this.#game.view(before, seat)
    const named = wanted.map(move => findEqual(moves, move)).filter(move => move !== undefined)
    const [best] = named
    if (!best) return { view, reasons: [], line: [], others: [] }
    const others = await this.#others(decision, best, told - named.length)
    const compared = [...named, ...others.map(({ move }) => move)]
    const random = Generator.seeded(`${this.#record.seed}/why/${entry}`)
    const looking = { worlds: reasonWorlds, isUp: () => false }
    const reasons = reasonsFor(this.#game, view, seat, compared, random, looking)
    return {
      view,
      reasons: reasons.slice(0, named.length),
      line: lineAfter(this.#game, view, seat, best, random),
      others: others.map((other, i) => ({ ...other, reasons: reasons[named.length + i]! })),
    }
  }

  async #others(decision: Decision, best: Move, count: number): Promise<readonly Other[]> {
    if (!this.opened.solved) return this.#judge.others(decision, best, count)
    return othersBySolution(this.#game, decision, best, count, this.#solving())
  }

  #solve(decisions: readonly Decision[], progress?: (done: number) => void): Promise<Verdict> {
    return judgeBySolution(this.#game, decisions, this.#solving(progress))
  }

  #solving(progress: (done: number) => void = () => {}) {
    return { goal: this.#bot.goal, progress, tableFor: this.#tableFor }
  }

  #at(index: number): Decision {
    const decision = this.#decisions[index]
    if (!decision) throw new Error(`there is no decision ${index}`)
    return decision
  }
}
