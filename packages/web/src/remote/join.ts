import type { OpenTable, StepsPage } from '@acheron/protocol'

/** The table with the page before its known steps; null if the table is no longer the one that it was asked for. */
export function withPage(table: OpenTable | null, asked: OpenTable, page: StepsPage): OpenTable | null {
  if (!table || table.before !== asked.before || table.now.seat !== asked.now.seat) return null
  return { ...table, steps: [...page.steps, ...table.steps], before: page.before }
}

/**
 * A table that was sent anew, with the earlier steps that the page had. They are kept if the same viewer sees them and no
 * step is missing in between.
 */
export function joined(known: OpenTable | null, sent: OpenTable): OpenTable {
  if (!known || known.now.seat !== sent.now.seat) return sent
  const { version } = known.now
  if (version < sent.before || version > sent.now.version || known.before >= sent.before) return sent
  const kept = known.steps.filter(({ version }) => version <= sent.before)
  return { ...sent, steps: [...kept, ...sent.steps], before: known.before }
}
