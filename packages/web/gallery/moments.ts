// The recorded moments, as the gallery's part of the dev server reads them: those of the browser tests.
import { recordOf, Table } from '@acheron/engine'
import { findGame, games } from '@acheron/games'

/** The names of the moments by game. */
export type Shelf = Readonly<Record<string, readonly string[]>>

interface MomentsModule {
  /** The texts of records that end at the moments. */
  readonly moments: Readonly<Record<string, Uint8Array>>
}

const modules = import.meta.glob<MomentsModule>('../../../e2e/*-moments.ts')

/** The moments of a game; the opening of one that has none recorded. */
async function momentsOf(game: string): Promise<MomentsModule['moments']> {
  const load = modules[`../../../e2e/${game}-moments.ts`]
  if (load) return (await load()).moments
  const rules = await findGame(game).load()
  const table = new Table(rules, { players: rules.meta.seats.min, options: {}, seed: 'gallery' })
  return { 'the opening': new TextEncoder().encode(JSON.stringify(recordOf(table))) }
}

export async function shelf(): Promise<Shelf> {
  const entries = games.map(async ({ meta }) => [meta.id, Object.keys(await momentsOf(meta.id))] as const)
  return Object.fromEntries(await Promise.all(entries))
}

/** The record's text; null when there is no such moment. */
export async function recordAt(game: string, moment: string): Promise<string | null> {
  const record = (await momentsOf(game))[moment]
  return record ? new TextDecoder().decode(record) : null
}
