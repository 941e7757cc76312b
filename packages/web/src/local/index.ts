/** Tables of this browser: offline, against bots, several people at one device, lessons. The engine runs in a worker. */
import { type Language, languages } from '@acheron/engine/words'
import type { SeatPlan, TableSummary } from '@acheron/protocol'
import type { Lesson } from '../board/face.ts'
import { ownName } from '../settings/name.ts'
import type { TableSource } from '../table/source.ts'
import type { NewAttempt } from './attempts.ts'
import { localSeats } from './campaign.ts'
import { ask, listen } from './client.ts'
import type { NewLocal } from './protocol.ts'
import { LocalSource } from './source.ts'

export type { LocalInfo } from './held.ts'

/** Opens a new table and gives its id; an InputError says what is wrong with the input. */
export function createLocal(input: NewLocal): Promise<string> {
  return ask('create', input)
}

/** The table for its page. Its info is a `LocalInfo`. */
export function openLocal(id: string): TableSource {
  return new LocalSource(id, { ask, listen })
}

/** The tables of this browser without lessons and attempts, last changed first. */
export function listLocal(): Promise<TableSummary[]> {
  return ask('list')
}

export function removeLocal(id: string): Promise<void> {
  return ask('remove', id)
}

/** Makes a table of a record file's text. Every move, die and hash is checked; an InputError says what is wrong. */
export function importLocal(text: string): Promise<string> {
  return ask('import', text, language())
}

/** Begins a try from a moment of another table. The oldest attempts go for it. */
export function beginAttempt(wanted: NewAttempt): Promise<string> {
  return ask('attempt', wanted)
}

/** The attempts of this browser, last changed first. */
export function listAttempts(): Promise<TableSummary[]> {
  return ask('attempts')
}

/** Makes a table of a campaign file's text. Without seats bots stay bots, and the other seats are mine. */
export function importLocalCampaign(
  text: string,
  wanted: { readonly seats: readonly SeatPlan[]; readonly names: readonly string[] } | null = null,
): Promise<string> {
  return ask('importCampaign', text, wanted && { seats: localSeats(wanted.seats), names: wanted.names })
}

/** A table for the guided first game: fixed seed, scripted chance, scripted other seats. Removed when untouched for a day. */
export function createLesson(game: string, { settings, chance, before = [], others = [] }: Lesson): Promise<string> {
  return ask('createLesson', { game, settings, chance, before, others, who: ownName.get() }, language())
}

/** The lesson is finished: its table stays and is listed with the others. */
export function keepLesson(id: string): Promise<void> {
  return ask('keepLesson', id)
}

export function hasLocal(id: string): Promise<boolean> {
  return ask('has', id)
}

/** The page's language. A table without a name gets its game's name in it. */
function language(): Language {
  return languages.find(known => known === document.documentElement.lang) ?? 'en'
}
