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

/** Whose decisions are there: some, or all of seats that play against each other, or together. */
export type Told = 'part' | 'against' | 'together'

/** `end` is `start` with all the others added. */
export interface SeatLuck {
  readonly start: number
  readonly dice: number
  readonly choices: number
  readonly correction: number
  readonly end: number
}

/** The number of costliest decisions in the report. */
const mostCostly = 3

export function entriesOf(decisions: readonly Decision[], { judgements, most }: Verdict): Entry[] {
  return decisions.map((decision, i) => {
    const judgement = judgements[i] as Judgement
    return { decision, judgement, mark: decision.forced ? null : markOf(shareOf(judgement, most)) }
  })
}

export function summaryOf(seat: Seat, all: readonly Entry[], verdict: Verdict, told: Told): SeatSummary {
  const { most } = verdict
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
      .slice(0, mostCostly),
    luck: luckOf(entries) ?? (told === 'part' ? null : luckByChances(seat, all, verdict, told === 'together')),
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

/**
 * Luck by the curve of the chances: what changed where chance had a part, beyond what the choice cost. What others gave away
 * falls to the rest of the table by their chances, and is no luck: it stands in the correction, with the judge's own errors.
 */
function luckByChances(seat: Seat, all: readonly Entry[], { end: last }: Verdict, together: boolean): SeatLuck | null {
  const [first] = all
  const end = last[seat]
  const start = first?.judgement.chances[seat]
  if (start === undefined || end === undefined) return null
  let [dice, choices] = [0, 0]
  for (const [i, { decision, judgement }] of all.entries()) {
    const { chances, byChance } = judgement
    const own = decision.seat === seat
    const cost = sure(judgement)
    if (own) choices -= cost
    if (!byChance) continue
    const before = chances[seat] as number
    const after = (all[i + 1]?.judgement.chances ?? last)[seat] as number
    const mover = chances[decision.seat] as number
    const others = mover < 1 ? (cost * before) / (1 - mover) : 0
    const given = own || together ? -cost : others
    dice += after - before - given
  }
  return { start, dice, choices, correction: end - start - dice - choices, end }
}

/** A cost within twice its standard error may be none. */
const sure = ({ cost, error }: Judgement) => (cost < 2 * error ? 0 : cost)

const costOf = (entries: readonly Entry[]) => entries.reduce((sum, { judgement }) => sum + judgement.cost, 0)

/** Costs as shares of the most there is to win; marks are given by them. */
const shareOf = ({ cost, error }: Judgement, most: number) => ({ cost: cost / most, error: error / most })
