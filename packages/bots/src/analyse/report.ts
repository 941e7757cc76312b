import type { Move, Seat } from '@acheron/engine'
import { type Translate, type WordMap, withNames } from '@acheron/engine/words'
import type { Analysis } from './analysis.ts'
import type { Decision } from './decisions.ts'
import { rounded } from './figures.ts'
import { thresholds } from './marks.ts'

export type Report = ReturnType<typeof reportOf>

/** The analysis as one value of plain JSON; seats are counted from 0, as in the record. */
export function reportOf(
  { game, record, bot, goal, verdict, entries, seats }: Analysis,
  names: readonly string[],
  t: Translate<WordMap>,
) {
  const { unit, most, exact } = verdict
  const tell = ({ before, seat }: Decision, move: Move) => ({
    move,
    text: withNames(game.describeMove(move, game.view(before, seat), t), names),
  })
  return {
    game: record.game,
    rules: record.rules,
    players: record.players,
    options: record.options,
    seed: record.seed,
    entries: record.entries.length,
    bot,
    goal,
    unit,
    exact,
    thresholds: Object.fromEntries(Object.entries(thresholds).map(([mark, share]) => [mark, rounded(share * most)])),
    seats: seats.map(({ seat, costliest, luck, ...summary }) => ({
      seat,
      name: nameOf(names, seat),
      ...summary,
      accuracy: rounded(summary.accuracy),
      cost: rounded(summary.cost),
      costliest: costliest.map(({ decision }) => decision.entry),
      luck: luck && roundedAll(luck),
    })),
    end: verdict.end.map(rounded),
    decisions: entries.map(({ decision, judgement, mark }) => ({
      entry: decision.entry,
      seat: decision.seat,
      mark: mark ?? 'forced',
      played: tell(decision, decision.move),
      best: tell(decision, judgement.best),
      worth: judgement.worth && roundedAll(judgement.worth),
      cost: rounded(judgement.cost),
      error: rounded(judgement.error),
      luck: judgement.luck && roundedAll(judgement.luck),
      chances: judgement.chances.map(rounded),
      byChance: judgement.byChance,
    })),
  }
}

const nameOf = (names: readonly string[], seat: Seat) => names[seat] as string

function roundedAll(figures: object): Record<string, number> {
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, rounded(value as number)]))
}
