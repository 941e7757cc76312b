import { type GameDefinition, type GameState, Generator, type JsonObject, type Seat, type View } from '@acheron/engine'
import { findGame } from '@acheron/games'
import type { SeatInfo } from '@acheron/protocol'
import { begin, called, checkBots, newSeed, withoutChance } from './make.ts'
import type { LocalRow, LocalSeat, NewStored, Origin } from './store.ts'

/** Older ones are removed when a new one begins. The words of the list name the number. */
export const mostAttempts = 10

/** The plain player of every game: it takes the seats of people who are not here. */
export const plainBot = 'greedy'

/** A try from a moment of a table, of this browser or of a server. */
export interface NewAttempt {
  readonly game: string
  readonly options: JsonObject
  readonly name: string
  readonly origin: Origin
  /** The moment as the viewer saw it, and the viewer's seat; null for a spectator. */
  readonly view: View
  readonly seat: Seat | null
  /** Who sat there. */
  readonly seats: readonly SeatInfo[]
}

/**
 * The table of an attempt. Nothing that its viewer could not see is known here: hidden cards are dealt anew, and the dice are
 * those of a seed of its own.
 */
export async function attemptAt(wanted: NewAttempt, now: number): Promise<NewStored> {
  const { game: id, options, name, view, seat } = wanted
  const game = await findGame(id).load()
  const dealt = game.determinize(view as GameState, seat, Generator.seeded(newSeed()))
  const seats = seatsFor(wanted.seats, game.actors(dealt))
  const names = wanted.seats.map(each => (each.kind === 'person' ? each.name : null))
  return goOnFrom(dealt, { game, name, options, seats, names }, now)
}

interface Going {
  readonly game: GameDefinition
  readonly name: string
  readonly options: JsonObject
  readonly seats: readonly LocalSeat[]
  readonly names: readonly (string | null)[]
}

/** A table that begins in the middle, with dice of its own. */
export async function goOnFrom(
  dealt: GameState,
  { game, name, options, seats, names }: Going,
  now: number,
): Promise<NewStored> {
  checkBots(game, seats)
  const bots = seats.some(who => who !== 'me')
  const state = game.meta.saves ? game.reseat(dealt, seats.length, bots, Generator.seeded(newSeed())) : dealt
  const settings = { players: seats.length, options, seed: newSeed(), start: withoutChance(state) }
  return begin({ game: game.meta.id, name, seats, ...called(seats, names), settings, lesson: false }, now)
}

/**
 * Who plays an attempt: bots stay what they are, my seats are mine, and a bot sits down for everybody else. A spectator takes
 * the seat of a person, of the one to decide if possible; where only bots played, that of the bot to decide.
 */
export function seatsFor(sat: readonly SeatInfo[], actors: readonly Seat[]): LocalSeat[] {
  const isPerson = (seat: Seat) => sat[seat]?.kind === 'person'
  const taken = actors.find(isPerson) ?? [...sat.keys()].find(isPerson) ?? actors[0] ?? 0
  const seated = sat.some(({ you }) => you)
  return sat.map(({ you, kind, name }, seat) => {
    if (seated ? you : seat === taken) return 'me'
    return { bot: (kind === 'bot' && name) || plainBot }
  })
}

/** The attempts among the rows. In a campaign one that has saves, or at which another table goes on, is a table like any other. */
export function attemptsIn(rows: readonly LocalRow[]): LocalRow[] {
  const resumed = new Set(rows.map(({ continued }) => continued))
  return rows.filter(({ id, origin, saves = 0 }) => origin && saves === 0 && !resumed.has(id))
}
