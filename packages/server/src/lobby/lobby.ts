import { languages } from '@acheron/engine/words'
import { type LobbyCounts, paces } from '@acheron/protocol'
import { type Logger, nameInLog } from '../logs.ts'
import { peopleOf } from '../store/seating.ts'
import type { Store, TableBrief } from '../store/store.ts'
import { apartFrom } from '../store/subjects/hushed.ts'
import {
  type LobbyCell,
  type LobbyCount,
  type LobbyFilter,
  lobbyCounts,
  lobbyPage,
  matches,
  relist,
  stillListed,
  unlistForgotten,
} from '../store/subjects/lobby.ts'

/** The most tables of one answer. */
const pageSize = 20
const sweepMilliseconds = 60_000
/** Tables that leave the lobby in one transaction. */
const leaveTogether = 200

/** A page of the lobby, before it is described for somebody. */
export interface LobbyFound {
  readonly tables: readonly { readonly brief: TableBrief; readonly language: LobbyCell['language'] }[]
  /** Where the next page begins; null at the end. */
  readonly next: number | null
  readonly total: number
  readonly counts: LobbyCounts
}

/**
 * What is to be met in the house. Its rows follow the tables a moment later and are asked about again when they are shown, so a
 * change that was missed shows nobody what is hidden; the next look at the table mends it.
 */
export class Lobby {
  readonly #store: Store
  readonly #log: Logger
  readonly #changed = new Set<string>()
  readonly #timer: NodeJS.Timeout
  #working: Promise<void> | null = null
  #stopped = false

  constructor(store: Store, log: Logger) {
    this.#store = store
    this.#log = log
    this.#timer = setInterval(() => void this.sweep(), sweepMilliseconds).unref()
  }

  /** The table may have come into the lobby, or left it. */
  changed(table: string): void {
    if (this.#stopped) return
    this.#changed.add(table)
    this.#working ??= this.#follow().finally(() => {
      this.#working = null
    })
  }

  /** Waits until the lobby has followed all changes of this process. */
  async settled(): Promise<void> {
    while (this.#working) await this.#working
  }

  async page(person: string, filter: LobbyFilter, before = Number.MAX_SAFE_INTEGER): Promise<LobbyFound> {
    const store = this.#store
    const [cells, apart] = await Promise.all([
      store.read(() => lobbyCounts(filter.state)),
      store.read(() => apartFrom(person)),
    ])
    const { game, language, free, pace } = filter
    const wanted = cells.filter(cell => matches(cell, filter))
    const isAll = [game, language, free, pace].every(each => each === undefined)
    const rows = await store.read(() => lobbyPage(filter.state, isAll ? 'all' : wanted, pace, before, pageSize))
    const shown = await store.read(() => stillListed(rows.map(({ id }) => id)))
    const briefs = new Map((await store.briefs(shown)).map(brief => [brief.id, brief]))
    const tables = rows.flatMap(({ id, language }) => {
      const brief = briefs.get(id)
      if (!brief) this.changed(id)
      return brief && !peopleOf(brief).some(each => apart.has(each)) ? [{ brief, language }] : []
    })
    const next = rows.length === pageSize ? rows.at(-1)!.no : null
    return { tables, next, total: sum(wanted), counts: countsOf(cells, filter) }
  }

  /** Lets the tables go at which nobody has looked lately. Of several processes each does it. */
  async sweep(now = Date.now()): Promise<void> {
    try {
      while (!this.#stopped && (await this.#store.write(() => unlistForgotten(now, leaveTogether))) >= leaveTogether);
    } catch (error) {
      this.#log.warn({ problem: String(error) }, 'tables that nobody looks at stay in the lobby')
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#timer)
    await this.#working
  }

  /** One by one: they count the same rows. */
  async #follow(): Promise<void> {
    for (const table of this.#changed) {
      this.#changed.delete(table)
      try {
        await this.#store.write(() => relist(table, Date.now()))
      } catch (error) {
        this.#log.warn({ table: nameInLog(table), problem: String(error) }, 'the lobby does not know of a change')
      }
    }
  }
}

const sum = (cells: readonly LobbyCount[]): number => cells.reduce((n, cell) => n + cell.n, 0)

/** How many there would be with another choice of each filter, the other filters as they are. */
function countsOf(cells: readonly LobbyCount[], filter: LobbyFilter): LobbyCounts {
  const { game, language, free, pace } = filter
  const among = (kept: Partial<LobbyFilter>) => cells.filter(cell => matches(cell, kept))
  const byGame = among({ language, free, pace })
  const byLanguage = among({ game, free, pace })
  const byPace = among({ game, language, free })
  const byFree = among({ game, language, pace })
  const ids = [...new Set(byGame.map(cell => cell.game))].sort()
  const most = Math.max(0, ...byFree.map(cell => cell.free))
  return {
    games: ids.map(id => ({ game: id, count: sum(byGame.filter(cell => cell.game === id)) })),
    languages: languages.map(each => ({
      language: each,
      count: sum(byLanguage.filter(cell => cell.language === each)),
    })),
    paces: paces.map(each => ({ pace: each, count: sum(byPace.filter(cell => cell.pace === each)) })),
    free: Array.from({ length: most }, (_, i) => ({
      free: i + 1,
      count: sum(byFree.filter(cell => cell.free > i)),
    })),
  }
}
