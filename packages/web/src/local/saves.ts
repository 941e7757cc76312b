import { clone, type GameEvent, type LiveTable, savedIn } from '@acheron/engine'
import type { SavesList } from '@acheron/protocol'
import type { LocalRow, SaveKey, StoredSave } from './store.ts'

/**
 * The save that a move's events, or an opening's, ask for; null if none, and where nobody decides next: the game is over. The
 * table stands right after them.
 */
export function saveAt(live: LiveTable, key: SaveKey, events: readonly GameEvent[], at: number): StoredSave | null {
  const event = savedIn(events)
  if (!event || live.actors().length === 0) return null
  const { game, version } = live
  const { rng: _, ...state } = clone(live.state)
  return { ...key, at, version, rules: game.meta.rulesVersion, event: clone(event), state }
}

/** The first table of the campaign that a table belongs to. */
export function campaignOf(row: LocalRow): string {
  return row.campaign ?? row.id
}

/** The tables that were left, one for the other, until it went on at this one; itself too. */
export function leadingTo(id: string, rows: readonly LocalRow[]): string[] {
  const before = rows.filter(row => row.continued === id)
  return [id, ...before.flatMap(row => leadingTo(row.id, rows))]
}

/** What a page is told of a campaign, newest first. */
export function savesList(here: string, rows: readonly LocalRow[], saves: readonly StoredSave[]): SavesList {
  const time = (at: number) => new Date(at).toISOString()
  return {
    saves: saves
      .toSorted((a, b) => b.at - a.at || b.n - a.n)
      .map(({ table, n, at, event, version }) => ({ table, n, at: time(at), event, version })),
    branches: rows
      .toSorted((a, b) => b.created - a.created)
      .map(row => ({
        table: row.id,
        name: row.name,
        changed: time(row.changed),
        over: row.glance.over,
        continued: row.continued ?? null,
        here: row.id === here,
        from: row.from ?? null,
      })),
  }
}
