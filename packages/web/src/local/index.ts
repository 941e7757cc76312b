/** Tables of this browser: offline, against bots, several people at one device, lessons. The engine runs in a worker. */
import { type Language, languages } from '@acheron/engine/words'
import type { TableSummary } from '@acheron/protocol'
import type { Lesson } from '../board/face.ts'
import { ownName } from '../settings/name.ts'
import type { TableSource } from '../table/source.ts'
import { ask, listen } from './client.ts'
import type { ImportLabel, NewLocal } from './protocol.ts'
import { LocalSource } from './source.ts'

export type { LocalInfo } from './held.ts'

/** The pause before a bot's move, so that people can follow. */
const botPause = 400

/** Opens a new table and gives its id; an InputError says what is wrong with the wishes. */
export function createLocal(input: NewLocal): Promise<string> {
  return ask('create', input)
}

/** The table for its page. Its info is a `LocalInfo`: `lasting` is false where it will be gone with the page. */
export function openLocal(id: string): TableSource {
  return new LocalSource(id, motionWanted() ? botPause : 0, { ask, listen })
}

/** The tables of this browser, the last changed first; lessons are left out. Each says by `lasting` whether it will be gone with the page. */
export function listLocal(): Promise<TableSummary[]> {
  return ask('list')
}

export function removeLocal(id: string): Promise<void> {
  return ask('remove', id)
}

/**
 * A table from a record file's text, every move, die and hash checked, and all seats mine; an InputError says what is
 * wrong. With `until`, it goes on from after that many decisions: "try from here"; with `afresh`, by other dice than in the
 * record.
 */
export function importLocal(
  text: string,
  { until, afresh, ...label }: { until?: number; afresh?: boolean } & ImportLabel = {},
): Promise<string> {
  return ask('import', text, until ?? null, language(), afresh ?? false, label)
}

/** A table for the guided first game: fixed seed, scripted chance, scripted others. Forgotten when left alone for a day. */
export function createLesson(game: string, { settings, chance, before = [], others = [] }: Lesson): Promise<string> {
  return ask('createLesson', { game, settings, chance, before, others, who: ownName.get() }, language())
}

/** The lesson has been played to its end: the table stays, listed with the others. */
export function keepLesson(id: string): Promise<void> {
  return ask('keepLesson', id)
}

export function hasLocal(id: string): Promise<boolean> {
  return ask('has', id)
}

/** The page's language, in which a table without a name gets its game's. */
function language(): Language {
  return languages.find(known => known === document.documentElement.lang) ?? 'en'
}

/** As the settings say, which put it there for the style sheets. */
function motionWanted(): boolean {
  return document.documentElement.dataset.motion !== 'reduced'
}
