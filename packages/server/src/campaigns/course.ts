import { clone, type GameDefinition, type GameState, Generator } from '@acheron/engine'
import { ApiFailure } from '../errors.ts'
import { botOf } from '../store/seating.ts'
import type { Beginning, BranchRow, GoingBack, SaveRow, SeatRow, Store, TableRow, Wish } from '../store/store.ts'
import { hiddenFrom } from '../store/subjects/hidden.ts'
import { neededWishes, seatOfPerson } from '../tables/describe.ts'
import { newSeed } from '../tables/open.ts'
import { todays, withoutRng } from '../tables/restore.ts'
import type { Room } from '../tables/room.ts'

/** The first table of the campaign that the table belongs to. */
export const campaignOf = ({ campaign, id }: TableRow): string => campaign ?? id

const noSuchSave = () =>
  new ApiFailure(404, 'no-such-save', 'this campaign has no such save; look at its saves again and choose another')

/** The tables of a campaign that the person may know of. */
export async function branchesFor(store: Store, campaign: string, person: string | null): Promise<BranchRow[]> {
  const branches = await store.branches(campaign)
  const hidden = await store.read(() =>
    hiddenFrom(
      person,
      branches.map(({ id }) => id),
    ),
  )
  return branches.filter(({ id }) => !hidden.has(id))
}

/** A save of the table's own campaign; an ApiFailure when there is none, or it is not there for the person. */
export async function saveOf(
  store: Store,
  table: TableRow,
  person: string | null,
  { table: id, n }: { table: string; n: number },
): Promise<SaveRow> {
  await branchOf(store, table, person, id)
  const save = await store.save(id, n)
  if (!save) throw noSuchSave()
  return save
}

async function branchOf(store: Store, table: TableRow, person: string | null, id: string): Promise<BranchRow> {
  const branch = (await branchesFor(store, campaignOf(table), person)).find(each => each.id === id)
  if (!branch) throw noSuchSave()
  return branch
}

/**
 * Whether a table of the campaign is played or can be: the record of another one, which began from the same save, would tell its
 * hidden cards.
 */
export async function isGoingOn(store: Store, table: TableRow): Promise<boolean> {
  return (await store.branches(campaignOf(table))).some(({ over, continued }) => !over && continued === null)
}

/** Whether a table of the campaign has ended. Its record may have been read. */
const hasEnded = async (store: Store, table: TableRow): Promise<boolean> =>
  (await store.branches(campaignOf(table))).some(({ over }) => over)

/**
 * What a table with these seats begins with to go on from a save of its campaign; an InputError says why it cannot. Hidden cards that a
 * record may have told are dealt anew.
 */
export async function beginningOf(
  store: Store,
  { table, game }: { readonly table: TableRow; readonly game: GameDefinition },
  save: SaveRow,
  seats: readonly SeatRow[],
): Promise<Beginning> {
  const saved = clone(todays(game, save)) as unknown as GameState
  const random = Generator.seeded(newSeed())
  const dealt = (await hasEnded(store, table)) ? game.determinize(saved, null, random) : saved
  const state = game.reseat(dealt, seats.length, hasBots(seats), random)
  return { state: withoutRng(state), rules: game.meta.rulesVersion, from: { table: save.table, n: save.n } }
}

/** A table that was left, to be played again as it stands; an ApiFailure where that cannot be. */
export async function leftTable(store: Store, { state }: Room, person: string | null, id: string): Promise<void> {
  const branch = await branchOf(store, state.table, person, id)
  if (branch.over)
    throw new ApiFailure(409, 'ended', 'that table has ended; look at it there, or go back to one of its saves')
  if (branch.continued === null)
    throw new ApiFailure(409, 'not-left', 'that table goes on where it is; open it and play there')
  const there = await store.table(id)
  const people = peopleOf(state.seats)
  if (!there || people.some(person => seatOfPerson(there.table.seats, person) === null))
    throw new ApiFailure(409, 'other-people', 'not all of you sit at that table; open one of its saves as a new table')
}

/**
 * What a new table begins with to go on where the left one stands. Null where it can go on itself: nothing of it can be known by the
 * record of another branch.
 */
export async function standingAnew(store: Store, { state }: Room): Promise<Beginning | null> {
  const { table, game, live } = state
  if (!(await hasEnded(store, table))) return null
  const dealt = game.determinize(clone(live.state), null, Generator.seeded(newSeed()))
  const own = (await store.saves(campaignOf(table))).filter(save => save.table === table.id).map(({ n }) => n)
  const from = own.length > 0 ? { table: table.id, n: Math.max(...own) } : (table.begin?.from ?? null)
  return { state: withoutRng(dealt), rules: game.meta.rulesVersion, from }
}

export const hasBots = (seats: readonly SeatRow[]): boolean => seats.some(seat => botOf(seat) !== null)

const peopleOf = (seats: readonly SeatRow[]): string[] =>
  seats.flatMap(seat => (seat.kind === 'person' ? [seat.person] : []))

/** How many of the seated people wish the same, and how many are needed. */
export function votesFor(seats: readonly SeatRow[], wishes: readonly Wish[], to: GoingBack) {
  const people = new Set(peopleOf(seats))
  const same = wishes.filter(({ person, table, n }) => people.has(person) && table === to.table && n === to.n)
  return { wishes: same.length, needed: neededWishes(seats) }
}

/** The saves that led to the table, oldest first: its own, and those of the tables it began from, up to there. */
export async function lineageOf(store: Store, table: TableRow): Promise<SaveRow[]> {
  const branches = new Map((await store.branches(campaignOf(table))).map(branch => [branch.id, branch]))
  const parts: SaveRow[][] = []
  const seen = new Set<string>()
  let at: { table: string; n: number } | null = { table: table.id, n: 2 ** 31 - 1 }
  while (at && !seen.has(at.table)) {
    seen.add(at.table)
    parts.unshift(await store.savesOf(at.table, at.n))
    at = branches.get(at.table)?.from ?? null
  }
  return parts.flat()
}
