import type { Seat } from '@acheron/engine'
import type { Decision } from './decisions.ts'
import type { Judgement, Verdict } from './judgement.ts'
import { accuracyOf, type Mark, markOf, marks } from './marks.ts'

/** A decision and its judgement. */
export interface Entry {
  readonly decision: Decision
  readonly judgement: Judgement
  /** Null for one that was forced. */
  readonly mark: Mark | null
}

export interface SeatSummary {
  readonly seat: Seat
  /** Without forced decisions. */
  readonly decisions: number
  readonly accuracy: number
  /** The average cost of a decision, in the judge's unit. */
  readonly cost: number
  readonly marks: Readonly<Record<Mark, number>>
  /** The decisions that cost most, costliest first. */
  readonly costliest: readonly Entry[]
  /** Luck and skill apart; null where the judge cannot tell. */
  readonly luck: SeatLuck | null
}

/** `end` is `start` with all the others added. */
export interface SeatLuck {
  readonly start: number
  readonly dice: number
  readonly choices: number
  readonly correction: number
  readonly end: number
}

/** The number of costliest decisions in the report. */
const told = 3

export function entriesOf(decisions: readonly Decision[], { judgements, most }: Verdict): Entry[] {
  return decisions.map((decision, i) => {
    const judgement = judgements[i] as Judgement
    return { decision, judgement, mark: decision.forced ? null : markOf(shareOf(judgement, most)) }
  })
}

export function summaryOf(seat: Seat, all: readonly Entry[], { most }: Verdict): SeatSummary {
  const entries = all.filter(({ decision }) => decision.seat === seat)
  const choices = entries.filter(({ mark }) => mark !== null)
  const count = (mark: Mark) => choices.filter(entry => entry.mark === mark).length
  return {
    seat,
    decisions: choices.length,
    accuracy: accuracyOf(choices.map(({ judgement }) => shareOf(judgement, most))),
    cost: costOf(choices) / Math.max(1, choices.length),
    marks: Object.fromEntries(marks.map(mark => [mark, count(mark)])) as Record<Mark, number>,
    costliest: choices
      .filter(({ mark }) => mark !== 'best' && mark !== 'good')
      .sort((a, b) => b.judgement.cost - a.judgement.cost)
      .slice(0, told),
    luck: luckOf(entries),
  }
}

function luckOf(entries: readonly Entry[]): SeatLuck | null {
  const lucks = entries.map(({ judgement }) => judgement.luck).filter(luck => luck !== null)
  const first = entries[0]?.judgement.worth
  if (!first || lucks.length < entries.length) return null
  const dice = lucks.reduce((sum, luck) => sum + luck.dice, 0)
  const correction = lucks.reduce((sum, luck) => sum + luck.correction, 0)
  const choices = -costOf(entries)
  return { start: first.best, dice, choices, correction, end: first.best + dice + choices + correction }
}

const costOf = (entries: readonly Entry[]) => entries.reduce((sum, { judgement }) => sum + judgement.cost, 0)

/** Costs as shares of the most there is to win; marks are given by them. */
const shareOf = ({ cost, error }: Judgement, most: number) => ({ cost: cost / most, error: error / most })
