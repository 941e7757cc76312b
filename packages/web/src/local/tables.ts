import { type Action, InputError, type PastView, type Seat } from '@acheron/engine'
import type { Language } from '@acheron/engine/words'
import { findGame } from '@acheron/games'
import type { GoBack, SavesList, WentBack } from '@acheron/protocol'
import type { ActionOutcome } from '../table/source.ts'
import { attemptAt, attemptsIn, mostAttempts, type NewAttempt } from './attempts.ts'
import { BotDriver } from './bots.ts'
import { Campaigns } from './campaigns.ts'
import {
  forAnyOfMine,
  glanceOf,
  type Held,
  hold,
  type LocalOpenTable,
  type LocalSummary,
  mine,
  openTable,
  reach,
  stillChosen,
  summaryOf,
  viewer,
} from './held.ts'
import { newLesson, newTable, recordText, statesOf, tableOf } from './make.ts'
import { LocalProblem } from './problem.ts'
import type { Host, LocalBranch, LocalSeats, NewLesson, NewLocal } from './protocol.ts'
import { isReport, reportedTable } from './reported.ts'
import { campaignOf, leadingTo, saveAt } from './saves.ts'
import type { LocalRow, LocalStore, NewStored } from './store.ts'
import { Turns } from './turns.ts'
import type { World } from './world.ts'

/** Lessons untouched for a day are removed. */
const lessonsLast = 24 * 60 * 60 * 1000

const lastFirst = (a: LocalRow, b: LocalRow) => b.changed - a.changed

const stale = {
  ok: false,
  why: 'stale',
  message: 'the table has changed meanwhile, perhaps in another tab: look again',
} as const

/**
 * The tables of this browser: opens them, plays their bots, and stores each step before telling anybody. A table with
 * scripted chance (a lesson, an attempt of an older page) is restored by playing it from its start and not from a
 * snapshot, because the engine reads a script from its beginning.
 */
export class LocalTables implements Host {
  readonly #store: LocalStore
  readonly #world: World
  /** Only watched tables are held. For others nobody reports the changes of another tab. */
  readonly #held = new Map<string, Promise<Held>>()
  /** How many pages watch a table. */
  readonly #watched = new Map<string, number>()
  readonly #turns = new Turns()
  readonly #bots: BotDriver
  readonly #campaigns: Campaigns

  constructor(store: LocalStore, world: World) {
    this.#store = store
    this.#world = world
    this.#campaigns = new Campaigns(store, () => world.now())
    this.#bots = new BotDriver(world, {
      isWatched: id => this.#watched.has(id),
      held: id => this.#hold(id),
      play: (id, version, choose) => this.#inTurn(id, version, held => this.#commit(held, choose(held))),
    })
  }

  async create(input: NewLocal): Promise<string> {
    return this.#keep(await newTable(input, this.#world.now()))
  }

  async createLesson(input: NewLesson, language: Language): Promise<string> {
    const now = this.#world.now()
    const rows = await this.#store.list()
    const old = rows.filter(row => row.lesson && row.changed < now - lessonsLast)
    await Promise.all(old.map(row => this.#store.remove(row.id)))
    return this.#keep(await newLesson(input, now, language))
  }

  /** Waits its turn, so that a step being stored cannot write the old row back. */
  keepLesson(id: string): Promise<void> {
    return this.#turns.take(id, async () => {
      if (!(await this.has(id))) return
      const { row, live } = await this.#hold(id)
      const { chance = [] } = row.settings
      await this.#store.release(id, chance.slice(0, chance.length - live.unusedChance.length))
      // The next access restores it without the script.
      this.#held.delete(id)
    })
  }

  async has(id: string): Promise<boolean> {
    return (await this.#store.load(id)) !== null
  }

  async import(text: string, language: Language): Promise<string> {
    try {
      const now = this.#world.now()
      return await this.#keep(await (isReport(text) ? reportedTable : tableOf)(text, now, language))
    } catch (error) {
      throw error instanceof InputError ? new LocalProblem('bad-record', error.message) : error
    }
  }

  async attempt(wanted: NewAttempt): Promise<string> {
    const { row, ...rest } = await attemptAt(wanted, this.#world.now())
    const { origin } = wanted
    const from = origin.page === 'local' && findGame(row.game).meta.saves ? await this.#store.load(origin.id) : null
    // It is a branch of the campaign that it comes from.
    const branch = from ? { campaign: campaignOf(from.row) } : {}
    const id = await this.#keep({ row: { ...row, origin, ...branch }, ...rest })
    await this.#clearAttempts()
    return id
  }

  async importCampaign(text: string, seats: LocalSeats | null): Promise<string> {
    try {
      return await this.#keep(await this.#campaigns.opened(text, seats))
    } catch (error) {
      const unnamed = error instanceof InputError && !(error instanceof LocalProblem)
      throw unnamed ? new LocalProblem('bad-campaign', error.message) : error
    }
  }

  async export(id: string): Promise<string> {
    const text = await this.record(id)
    if (text === null)
      throw new InputError('the table has scripted dice: there is no record of it that could be checked')
    return text
  }

  async record(id: string): Promise<string | null> {
    const { row, live } = await this.#hold(id)
    return recordText(row, live)
  }

  async list(): Promise<LocalSummary[]> {
    const rows = await this.#store.list()
    const attempts = new Set(attemptsIn(rows))
    return this.#summaries(rows.filter(row => !attempts.has(row)))
  }

  async attempts(): Promise<LocalSummary[]> {
    return this.#summaries(attemptsIn(await this.#store.list()))
  }

  /** The branches that were left for it go too: nothing leads to them any more. */
  async remove(id: string): Promise<void> {
    for (const each of leadingTo(id, await this.#store.list())) {
      await this.#store.remove(each)
      this.#tellChange(each)
    }
  }

  saves(id: string): Promise<SavesList> {
    return this.#campaigns.list(id)
  }

  /** Goes on at a new branch from a save, or at another branch as it stands. Waits its turn, so that no step is lost. */
  back(id: string, { table, n }: GoBack): Promise<WentBack> {
    return this.#turns.take(id, async () => {
      if (n === null) await this.#campaigns.sameCampaign(id, table)
      const next = n === null ? table : await this.#keep(await this.#campaigns.back(id, { table, n }))
      if (next !== id) await this.#store.goOn(id, next)
      for (const each of [next, id]) this.#tellChange(each)
      if (this.#watched.has(next)) this.#bots.look(next)
      return { table: next, wishes: 1, needed: 1 }
    })
  }

  async branch(id: string, wanted: LocalBranch): Promise<string> {
    return this.#keep(await this.#campaigns.branch(id, wanted))
  }

  async campaign(id: string): Promise<string> {
    return this.#campaigns.file(await this.#hold(id))
  }

  async watch(id: string): Promise<LocalOpenTable> {
    this.#watched.set(id, (this.#watched.get(id) ?? 0) + 1)
    try {
      const open = await this.open(id)
      this.#bots.look(id)
      return open
    } catch (error) {
      await this.unwatch(id)
      throw error
    }
  }

  async unwatch(id: string): Promise<void> {
    const watchers = this.#watched.get(id)
    if (!watchers) return
    if (watchers > 1) this.#watched.set(id, watchers - 1)
    else {
      this.#watched.delete(id)
      this.#held.delete(id)
    }
  }

  /** The table for its page. */
  async open(id: string): Promise<LocalOpenTable> {
    return openTable(await this.#hold(id), this.#store.lasting)
  }

  async past(id: string, entry: number): Promise<PastView> {
    const held = await this.#hold(id)
    try {
      return held.live.viewAt(entry, viewer(held), mine(held.row))
    } catch (error) {
      throw new LocalProblem('past-not-shown', (error as Error).message)
    }
  }

  /** Another tab has changed the table: it is read again. */
  refresh(id: string): void {
    if (!this.#watched.has(id)) return
    this.#held.delete(id)
    this.#world.changed(id, false)
    this.#bots.look(id)
  }

  async sit(id: string, seat: Seat): Promise<ActionOutcome> {
    const held = await this.#hold(id)
    if (!reach(held).includes(seat))
      return { ok: false, why: 'not-your-turn', message: `seat ${seat} is not yours, or has nothing to decide now` }
    held.chosen = seat
    this.#world.changed(id, false)
    return { ok: true }
  }

  /** With `count`, so many undos one after the other. */
  act(id: string, version: number, action: Action, count = 1): Promise<ActionOutcome> {
    return this.#inTurn(id, version, async held => {
      if (!mine(held.row).includes(action.seat))
        return { ok: false, why: 'not-your-seat', message: `seat ${action.seat} is not yours` }
      if (held.row.continued !== undefined)
        return {
          ok: false,
          why: 'continued',
          message: `the table goes on at '${held.row.continued}': return to it first`,
        }
      let outcome = await this.#commit(held, forAnyOfMine(held, action))
      for (let done = 1; done < count && outcome.ok; done++)
        outcome = await this.#commit(held, forAnyOfMine(held, action))
      if (outcome.ok) this.#bots.look(id)
      return outcome
    })
  }

  /** Acts, stores, then tells. An action that could not be stored has not happened. */
  async #commit(held: Held, action: Action): Promise<ActionOutcome> {
    const { live } = held
    const { id } = held.row
    const outcome = live.act(action)
    if (!outcome.ok) return outcome
    const changed = this.#world.now()
    const states = statesOf(live)
    const { saves = 0 } = held.row
    // Playing a step again after an undo brings the same save, which is there.
    const events = action.kind === 'move' ? outcome.step.events : []
    const save = saveAt(live, { table: id, n: saves + 1 }, events, changed)
    const row: LocalRow = {
      ...held.row,
      ...states,
      version: live.version,
      changed,
      glance: glanceOf(live),
      saves: save?.n ?? saves,
    }
    try {
      if (!(await this.#store.append(row, outcome.step, save))) {
        this.refresh(id)
        return stale
      }
    } catch (error) {
      this.#held.delete(id)
      return { ok: false, why: 'not-stored', message: `the browser could not store it: ${(error as Error).message}` }
    }
    held.row = row
    held.chosen = stillChosen(held, action.seat)
    this.#world.changed(id, true)
    return { ok: true }
  }

  #summaries(rows: readonly LocalRow[]): LocalSummary[] {
    const shown = rows.filter(row => !row.lesson && row.continued === undefined)
    return shown.toSorted(lastFirst).map(row => summaryOf(row, this.#store.lasting))
  }

  /** Only the last attempts are kept, and those that are open here. */
  async #clearAttempts(): Promise<void> {
    const old = attemptsIn(await this.#store.list())
      .toSorted(lastFirst)
      .slice(mostAttempts)
    for (const { id } of old) if (!this.#watched.has(id)) await this.remove(id)
  }

  async #keep(table: NewStored): Promise<string> {
    await this.#store.create(table)
    return table.row.id
  }

  /** The table was changed otherwise than by a step: it is read again here and in other tabs. */
  #tellChange(id: string): void {
    this.#held.delete(id)
    this.#world.changed(id, true)
  }

  #hold(id: string): Promise<Held> {
    const known = this.#held.get(id)
    if (known) return known
    const held = this.#load(id)
    if (this.#watched.has(id)) this.#held.set(id, held)
    return held
  }

  async #load(id: string): Promise<Held> {
    const kept = await this.#store.load(id)
    if (!kept)
      throw new LocalProblem(
        'no-such-table',
        `there is no table '${id}' in this browser: it was removed, or it is on another device`,
      )
    return hold(kept)
  }

  /** Runs actions one after the other and refuses those decided at another version. */
  #inTurn(id: string, version: number, work: (held: Held) => Promise<ActionOutcome>): Promise<ActionOutcome> {
    return this.#turns.take(id, async () => {
      const held = await this.#hold(id)
      return held.live.version === version ? work(held) : stale
    })
  }
}
