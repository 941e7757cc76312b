import {
  type CampaignSeat,
  campaignFile,
  campaignStates,
  clone,
  type GameDefinition,
  type GameState,
  Generator,
  InputError,
  type JsonObject,
  parseCampaign,
  seedRng,
  tryOut,
} from '@acheron/engine'
import { findGame } from '@acheron/games'
import { longestName, nameProblem, type SavesList, tidyName } from '@acheron/protocol'
import type { Held } from './held.ts'
import { begin, called, checkBots, newSeed, withoutChance } from './make.ts'
import { LocalProblem } from './problem.ts'
import type { LocalBranch, LocalSeats } from './protocol.ts'
import { campaignOf, savesList } from './saves.ts'
import type { LocalRow, LocalSeat, LocalStore, NewStored, SaveKey, StoredSave } from './store.ts'

/** Moves at random that a state from a file must stand. */
const movesTried = 200

/** The campaigns of this browser: all tables that began from one another's saves. */
export class Campaigns {
  readonly #store: LocalStore
  readonly #now: () => number

  constructor(store: LocalStore, now: () => number) {
    this.#store = store
    this.#now = now
  }

  async list(id: string): Promise<SavesList> {
    const rows = await this.#tables(id)
    return savesList(id, rows, await this.#saves(rows))
  }

  /** A new branch from a save, with the seats of the table that goes back. */
  async back(id: string, key: SaveKey): Promise<NewStored> {
    const { seats, names = [], name } = await this.#row(id)
    return this.#branch(id, key, { seats, names, name })
  }

  /** A new branch from a save, with other seats. */
  async branch(id: string, { table, n, seats, names, name }: LocalBranch): Promise<NewStored> {
    const row = await this.#row(id)
    return this.#branch(id, { table, n }, { seats, names: names ?? [], name: name || row.name })
  }

  /** An InputError where the other table is none of the same campaign. */
  async sameCampaign(id: string, other: string): Promise<void> {
    const rows = await this.#tables(id)
    if (!rows.some(row => row.id === other)) throw noSave(other)
  }

  /** The table as a campaign file's text, with all saves of its campaign, each for as many seats as there were then. */
  async file({ row, live }: Held): Promise<string> {
    const { game } = live
    const rows = game.meta.saves ? await this.#tables(row.id) : []
    const saves = (await this.#saves(rows))
      .toSorted((a, b) => a.at - b.at || a.n - b.n)
      .flatMap(save => {
        const state = ifPossible(() => todays(game, save))
        return state ? [{ at: iso(save.at), event: save.event, state }] : []
      })
    const file = campaignFile(game, {
      options: row.settings.options,
      name: row.name,
      exported: iso(this.#now()),
      whole: true,
      seats: row.seats.map((who, seat) => seatOf(who, row.names?.[seat] ?? '')),
      now: live.state,
      saves,
    })
    return `${JSON.stringify(file)}\n`
  }

  /** A table of a campaign file's text. Bots stay bots, the other seats are mine, unless other seats are wanted. */
  async opened(text: string, wanted: LocalSeats | null): Promise<NewStored> {
    const file = parseCampaign(text)
    const game = await findGame(file.game).load()
    const states = campaignStates(game, file, Generator.seeded(newSeed()))
    const stuck = tryOut(game, states.now, movesTried)
    if (stuck) throw new InputError(`the campaign cannot go on from where it stands: ${stuck}`)
    const rules = game.meta.rulesVersion
    const seats = wanted?.seats ?? file.seats.map(seat => (seat.kind === 'bot' ? { bot: seat.bot } : 'me'))
    checkBots(game, seats)
    const names = wanted?.names ?? file.seats.map(seat => (seat.kind === 'person' ? usable(seat.name) : null))
    const made = await begin(
      {
        game: file.game,
        name: tidyName(file.name).slice(0, longestName),
        seats,
        ...called(seats, names),
        settings: {
          players: seats.length,
          options: states.config.options as JsonObject,
          seed: newSeed(),
          start: startOf(game, { rules, state: states.now }, seats),
        },
        lesson: false,
      },
      this.#now(),
    )
    const saves = states.saves.map(({ at, event, state }, i) => {
      const key = { table: made.row.id, n: i + 1 }
      return { ...key, at: Date.parse(at), version: 0, rules, event, state }
    })
    return { ...made, row: { ...made.row, saves: saves.length }, saves }
  }

  async #branch(
    id: string,
    key: SaveKey,
    { seats, names = [], name }: LocalSeats & { name: string },
  ): Promise<NewStored> {
    const rows = await this.#tables(id)
    const row = rows.find(each => each.id === key.table)
    const save = row && (await this.#store.saves(row.id)).find(({ n }) => n === key.n)
    if (!save) throw noSave(key.table)
    const game = await findGame(row.game).load()
    checkBots(game, seats)
    const { options } = row.settings
    const start = startOf(game, save, seats)
    const settings = { players: seats.length, options, seed: newSeed(), start }
    const links = { campaign: campaignOf(row), from: { table: key.table, n: key.n } }
    return begin(
      { game: row.game, name, seats, ...called(seats, names), settings, lesson: false, ...links },
      this.#now(),
    )
  }

  async #row(id: string): Promise<LocalRow> {
    const kept = await this.#store.load(id)
    if (!kept) throw noSave(id)
    return kept.row
  }

  /** All tables of the campaign that this one belongs to. */
  async #tables(id: string): Promise<LocalRow[]> {
    const root = campaignOf(await this.#row(id))
    return (await this.#store.list()).filter(row => campaignOf(row) === root)
  }

  async #saves(rows: readonly LocalRow[]): Promise<StoredSave[]> {
    return (await Promise.all(rows.map(row => this.#store.saves(row.id)))).flat()
  }
}

type Saved = Pick<StoredSave, 'rules' | 'state'>

/** What a new table begins from: the state of a save by the present rules, for these seats. */
function startOf(game: GameDefinition, save: Saved, seats: LocalSeats['seats']): JsonObject {
  const now = todays(game, save)
  try {
    const bots = seats.some(who => who !== 'me')
    return withoutChance(game.reseat(now, seats.length, bots, Generator.seeded(newSeed())))
  } catch (error) {
    throw error instanceof InputError ? new LocalProblem('cannot-reseat', error.message) : error
  }
}

/** A copy of the state of a save by the present rules. */
function todays(game: GameDefinition, { rules, state }: Saved): GameState {
  const { id, rulesVersion, oldestRules = 0 } = game.meta
  if (rules < oldestRules || rules > rulesVersion)
    throw new LocalProblem(
      'table-unreadable',
      `the save is of rules version ${rules}, and ${id} opens those of ${oldestRules} to ${rulesVersion}`,
    )
  // The generator is the new table's own.
  const kept = { ...clone(state), rng: seedRng(0) } as GameState
  return rules === rulesVersion ? kept : game.migrate(kept, rules)
}

function ifPossible<T>(work: () => T): T | null {
  try {
    return work()
  } catch (error) {
    if (error instanceof InputError) return null
    throw error
  }
}

function seatOf(who: LocalSeat, name: string): CampaignSeat {
  return who === 'me' ? { kind: 'person', name } : { kind: 'bot', bot: who.bot }
}

/** A name from a file; an unusable one is left out. */
function usable(name: string): string | null {
  const tidy = tidyName(name)
  return nameProblem(tidy) ? null : tidy
}

function noSave(table: string): LocalProblem {
  return new LocalProblem(
    'no-such-save',
    `table '${table}' of this campaign, or that save of it, is not in this browser`,
  )
}

function iso(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
