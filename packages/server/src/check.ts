import { type GameDefinition, type GameState, seedRng } from '@acheron/engine'
import { games as allGames, type GameEntry } from '@acheron/games'
import { withCopy } from './store/copy.ts'
import { goingOn, withSaves } from './store/going-on.ts'
import { SqliteStore } from './store/sqlite.ts'
import type { Legal, Parked, SaveRow, Store, StoredTable, TableRow } from './store/store.ts'
import { lastState, legalMoves, restore, todays } from './tables/restore.ts'

/** An unfinished table, and the changes by today's rules. */
export interface Finding {
  readonly table: string
  readonly game: string
  readonly name: string
  /** The number of its steps. */
  readonly version: number
  /** The rules version of the table, and today's; null when the game is gone. */
  readonly rules: number
  readonly now: number | null
  /**
   * The table cannot be restored; its legal moves change; or that is unknown, because a table's place is stored only when
   * it leaves a server's memory.
   */
  readonly problem: 'cannot-go-on' | 'moves-change' | 'unknown'
  readonly detail: string
}

/** A save that today's rules cannot open. */
export interface LostSave {
  readonly table: string
  readonly game: string
  readonly name: string
  /** Its number at the table. */
  readonly n: number
  readonly rules: number
  readonly detail: string
}

export interface Checked {
  /** How many tables can be played: unfinished ones, also those that were left for another branch. */
  readonly tables: number
  readonly findings: readonly Finding[]
  /** How many saves there are, of all tables. */
  readonly saves: number
  readonly lost: readonly LostSave[]
}

/**
 * Lets today's rules take over a copy of every unfinished table and every save, and lists what would change. `source` is a
 * data file or the address of a database; servers may be using it.
 */
export async function checkTables(source: string, games: readonly GameEntry[] = allGames): Promise<Checked> {
  const checkFile = (copy: string) => checkStore(new SqliteStore({ file: copy }), games)
  if (!isDatabase(source)) return withCopy(source, checkFile)
  const { copyDatabase, isOfOlderFormat } = await import('./store/postgres/backup.ts')
  if (await isOfOlderFormat(source))
    return withCopy(sourceName(source), checkFile, (_, copy) => copyDatabase(source, copy))
  const { PostgresStore } = await import('./store/postgres/store.ts')
  return checkStore(await PostgresStore.reader(source), games)
}

/** The source for messages: an address without its password. */
export function sourceName(source: string): string {
  return isDatabase(source) && URL.canParse(source) ? Object.assign(new URL(source), { password: '' }).href : source
}

export const isDatabase = (source: string) => /^postgres(ql)?:/.test(source)

async function checkStore(store: Store, games: readonly GameEntry[]): Promise<Checked> {
  try {
    const findings: Finding[] = []
    const lost: LostSave[] = []
    let tables = 0
    let saves = 0
    const look = async (stored: StoredTable) => {
      tables++
      const finding = await check(stored, games)
      if (finding) findings.push(finding)
    }
    for await (const { id } of goingOn(store)) await look((await store.table(id))!)
    for await (const { id } of withSaves(store)) {
      const stored = (await store.table(id))!
      if (stored.continued !== null && stored.result === null) await look(stored)
      const own = await store.savesOf(id, lastSave)
      saves += own.length
      lost.push(...(await lostAmong(own, stored.table, games)))
    }
    return { tables, findings, saves, lost }
  } finally {
    await store.close()
  }
}

const lastSave = 2 ** 31 - 1

async function lostAmong(
  saves: readonly SaveRow[],
  { id, game, name }: TableRow,
  games: readonly GameEntry[],
): Promise<LostSave[]> {
  const rulesOf = await games.find(({ meta }) => meta.id === game)?.load()
  return saves.flatMap(save => {
    const detail = rulesOf ? saveTrouble(rulesOf, save) : 'there is no such game'
    return detail === null ? [] : [{ table: id, game, name, n: save.n, rules: save.rules, detail }]
  })
}

/** Why nobody could go on from the save. */
function saveTrouble(game: GameDefinition, save: SaveRow): string | null {
  try {
    const state = { ...todays(game, save), rng: seedRng(0) } as unknown as GameState
    game.checkFlow(state)
    const actors = game.actors(state)
    if (actors.length === 0) return 'nobody has to decide'
    return actors.every(seat => game.moves(state, seat).length > 0) ? null : 'somebody has to decide and has no move'
  } catch (error) {
    return (error as Error).message
  }
}

async function check(stored: StoredTable, games: readonly GameEntry[]): Promise<Finding | null> {
  const { table, version } = stored
  const { id, game, name } = table
  const entry = games.find(({ meta }) => meta.id === game)
  const rules = lastState(stored)?.rules ?? table.rules
  const about = { table: id, game, name, version, rules, now: entry?.meta.rulesVersion ?? null }
  const found = entry
    ? trouble(await entry.load(), stored)
    : ({ problem: 'cannot-go-on', detail: 'there is no such game' } as const)
  return found && { ...about, ...found }
}

function trouble(game: GameDefinition, stored: StoredTable): Pick<Finding, 'problem' | 'detail'> | null {
  const parked = parkedNow(stored)
  const way = parked ? '' : '; where it stands is stored when the server that plays it is stopped'
  try {
    const { live, taken } = restore(game, stored)
    const before = parked?.legal ?? stored.standing.actors.map(seat => ({ seat }))
    const detail = changes(before, legalMoves(live)).join(', ')
    if (detail) return { problem: 'moves-change', detail }
    return taken && !parked ? { problem: 'unknown', detail: `its moves cannot be compared${way}` } : null
  } catch (error) {
    return { problem: 'cannot-go-on', detail: `${(error as Error).message}${way}` }
  }
}

/** The place where the table was parked, if nothing has happened since. */
function parkedNow(stored: StoredTable): Parked | null {
  const { parked, version } = stored
  return parked && parked === lastState(stored) && parked.version === version ? parked : null
}

/** The difference of actors and legal moves; null if there is none. Moves are compared only if they are known. */
function changes(before: readonly (Legal | Pick<Legal, 'seat'>)[], now: readonly Legal[]): string[] {
  const gone = before.filter(({ seat }) => !now.some(each => each.seat === seat))
  const others = now.flatMap(({ seat, count, hash }) => {
    const was = before.find(each => each.seat === seat)
    if (!was) return [`seat ${seat} has to decide`]
    if (!('hash' in was) || was.hash === hash) return []
    return [was.count === count ? `seat ${seat} has other moves` : `seat ${seat} has ${count} moves, had ${was.count}`]
  })
  return [...gone.map(({ seat }) => `seat ${seat} has not to decide any more`), ...others]
}
