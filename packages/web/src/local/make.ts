import { makeBot } from '@acheron/bots'
import {
  type Action,
  clone,
  configOf,
  type GameDefinition,
  type GameEvent,
  type GameRecord,
  type GameState,
  type JsonObject,
  keyedSeed,
  LiveTable,
  parseRecord,
  replay,
  type Step,
} from '@acheron/engine'
import type { Language } from '@acheron/engine/words'
import { findGame } from '@acheron/games'
import { nameProblem, tidyName } from '@acheron/protocol'
import { budgeted } from './bots.ts'
import { glanceOf, isRecorded } from './held.ts'
import { LocalProblem } from './problem.ts'
import type { NewLesson, NewLocal } from './protocol.ts'
import { saveAt } from './saves.ts'
import type { LocalRow, LocalSeat, NewStored, StoredSave } from './store.ts'

/** What a new table starts from; the rest of its row follows. */
type Plan = Pick<LocalRow, 'game' | 'name' | 'seats' | 'names' | 'settings' | 'lesson' | 'script' | 'campaign' | 'from'>

/** A new table, checked and ready to be stored; an InputError says what is wrong with the input. */
export async function newTable(
  { game: id, options, seats, names = [], name, seed }: NewLocal,
  now: number,
): Promise<NewStored> {
  const game = await findGame(id).load()
  checkBots(game, seats)
  const withBots = seats.some(who => who !== 'me') ? game.meta.withBots : {}
  const settings = { players: seats.length, options: { ...withBots, ...options }, seed: seed ?? newSeed() }
  return begin({ game: id, name, seats, ...called(seats, names), settings, lesson: false }, now)
}

/** An InputError names a bot that there is none of. */
export function checkBots(game: GameDefinition, seats: readonly LocalSeat[]): void {
  for (const who of seats) if (who !== 'me') makeBot(game, budgeted(who.bot))
}

/** The learner has the first seat. The others play by the script, and as bots after the lesson. */
export async function newLesson(
  { game, settings, chance, before = [], others = [], who = '' }: NewLesson,
  now: number,
  language: Language,
): Promise<NewStored> {
  const name = findGame(game).meta.name[language]
  const seats = allMine(settings.players).map((me, seat) => (seat === 0 ? me : { bot: 'greedy' }))
  const script = [...before.filter(({ seat }) => seat > 0).map(({ move }) => move), ...others]
  const actions = before.map(({ seat, move }) => ({ kind: 'move', seat, move }) as const)
  const plan = { game, name, seats, ...called(seats, [who]), settings: { ...settings, chance }, lesson: true, script }
  return begin(plan, now, actions)
}

/**
 * A table that goes on where a record ends, every die and hash of it checked. Bots stay bots, the other seats are mine; of an
 * older record, which does not say who was a bot, all are.
 */
export async function tableOf(text: string, now: number, language: Language): Promise<NewStored> {
  const record = parseRecord(text)
  const { game, players, seed, start } = record
  const { load, meta } = findGame(game)
  const rules = await load()
  const { entries } = replay(rules, record)
  const settings = { players, options: record.options as JsonObject, ...(start && { start }), seed }
  const actions = entries.map(({ seat, move }) => ({ kind: 'move', seat, move }) as const)
  const seats = allMine(players).map((me, seat) => (record.bots?.[seat] ? { bot: record.bots[seat] } : me))
  checkBots(rules, seats)
  const names = called(seats, record.names ?? [])
  return begin({ game, name: meta.name[language], seats, ...names, settings, lesson: false }, now, actions)
}

/** A copy of a state for a table with a seed of its own. */
export function withoutChance(state: GameState): JsonObject {
  const { rng: _, ...rest } = clone(state)
  return rest as unknown as JsonObject
}

/** The game as a record file's text; null where there is none. */
export function recordText(row: LocalRow, live: LiveTable): string | null {
  if (!isRecorded(row, live.game)) return null
  const { players, options, seed, start } = row.settings
  const { game, rules, names } = row
  const record: GameRecord = {
    format: 'acheron-record-1',
    ...{ game, rules, players, options, seed },
    ...(start && { start: start as JsonObject }),
    ...(names && { names }),
    ...botsIn(row),
    entries: live.entries,
  }
  return `${JSON.stringify(record, null, 1)}\n`
}

function botsIn({ seats }: LocalRow): Pick<GameRecord, 'bots'> {
  const bots = seats.map(who => (who === 'me' ? null : who.bot))
  return bots.some(bot => bot !== null) ? { bots } : {}
}

/**
 * The states to store: none with scripted chance (see `LocalTables`); else the last snapshot, and the present state if it
 * is another.
 */
export function statesOf(live: LiveTable): Pick<LocalRow, 'snapshot' | 'rest'> {
  if (live.settings.chance) return { snapshot: null }
  const snapshot = clone(live.snapshot())
  const rules = live.game.meta.rulesVersion
  const state = snapshot.version === live.version ? null : clone(live.state)
  return { snapshot, rest: { rules, state, result: live.game.result(live.state) } }
}

export async function begin(plan: Plan, now: number, actions: readonly Action[] = []): Promise<NewStored> {
  const game = await findGame(plan.game).load()
  const { players, options } = plan.settings
  const settings = { ...plan.settings, options: configOf(game, players, options).options as JsonObject }
  const live = new LiveTable(game, settings)
  const id = randomText()
  const saves: StoredSave[] = []
  const keep = (events: readonly GameEvent[]) => {
    const save = saveAt(live, { table: id, n: saves.length + 1 }, events, now)
    if (save) saves.push(save)
  }
  keep(live.opening)
  const steps: Step[] = actions.map(action => {
    const outcome = live.act(action)
    if (!outcome.ok) throw new Error(outcome.message)
    keep(outcome.step.events)
    return outcome.step
  })
  const row: LocalRow = {
    ...plan,
    settings,
    id,
    saves: saves.length,
    rules: game.meta.rulesVersion,
    created: now,
    changed: now,
    version: live.version,
    ...statesOf(live),
    opening: live.opening,
    glance: glanceOf(live),
  }
  return { row, steps, saves }
}

/** The people's names, tidied for the row. They come from a form or a file, so they are checked. */
export function called(seats: readonly LocalSeat[], given: readonly (string | null)[]): Pick<LocalRow, 'names'> {
  const names = seats.map((who, seat) => {
    const name = tidyName(given[seat] ?? '')
    if (who !== 'me' || name === '') return null
    const problem = nameProblem(name)
    if (problem) throw new LocalProblem('bad-name', `the name of player ${seat + 1} ${problem}`)
    return name
  })
  return names.some(name => name !== null) ? { names } : {}
}

export function allMine(players: number): LocalSeat[] {
  return Array.from({ length: players }, () => 'me')
}

/** A seed that nobody knows. */
export function newSeed(): string {
  return keyedSeed(randomText())
}

/** 96 random bits for an address or a seed. Browsers offer `randomUUID` over HTTPS only. */
function randomText(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), byte => byte.toString(16).padStart(2, '0')).join('')
}
