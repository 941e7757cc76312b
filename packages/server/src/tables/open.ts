import { randomBytes, randomInt } from 'node:crypto'
import { configOf, type GameDefinition, hasWinner, type JsonObject, keyedSeed, savedIn, Table } from '@acheron/engine'
import type { NewTable, SeatPlan, Visibility } from '@acheron/protocol'
import { checkBot } from '../bots/levels.ts'
import { ApiFailure } from '../errors.ts'
import { checkName } from '../names.ts'
import { checkProgram } from '../seating/acts.ts'
import { zonesWith } from '../seating/consent.ts'
import { newParts } from '../seating/parts.ts'
import type { Agreed } from '../store/seating.ts'
import type { Beginning, NewSave, Person, SeatRow, TableRow } from '../store/store.ts'
import { systemTime } from '../time/source.ts'
import { withoutRng } from './restore.ts'

const letters = '0123456789abcdefghijkmnpqrstuvwxyz'

/** 80 random bits: whoever knows the id may open the table. */
const newTableId = () => Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('')

export const newSeed = () => keyedSeed(randomBytes(16).toString('hex'))

/** What a table goes on from, if it does not begin with the game's set-up. */
export interface GoesOn {
  readonly begin: Beginning
  readonly campaign: string | null
}

interface Plan {
  readonly name: string
  readonly options: unknown
  readonly seats: readonly SeatRow[]
  readonly owner: string
  readonly seed: string
  readonly daily?: string | null
  readonly goesOn?: GoesOn
  /** By its link, if nothing else is said. */
  readonly visibility?: Visibility
  readonly rated?: boolean
  readonly agreed?: Partial<Agreed>
  /** When it opens, by the server's time. */
  readonly at?: number | undefined
}

/** A new table from a request. An InputError or ApiFailure says what is wrong with it. */
export function newTable(
  game: GameDefinition,
  asked: NewTable,
  by: Person,
  seed: string,
  daily: string | null = null,
  at?: number,
): TableRow {
  const seats = seatRows(game, asked.seats, by)
  const name = asked.name === undefined ? game.meta.name[by.language] : checkName(asked.name, 'name of the table')
  const withBots = asked.seats.some(({ kind }) => kind === 'bot') ? game.meta.withBots : {}
  const options = { ...withBots, ...asked.options }
  const { visibility, away, talk, help, programs, clock, zone, rated = false, seedOfAll = false } = asked
  if (rated) checkRated(game, asked)
  const agreed = {
    ...(away === undefined ? {} : { away }),
    ...(talk === undefined ? {} : { talk }),
    ...(help === undefined ? {} : { help }),
    ...(programs === undefined ? {} : { programs }),
    ...(seedOfAll ? { parts: newParts(seats.length) } : {}),
    ...(clock ? { clock, zones: zonesWith({ clock, zones: {} }, by.id, zone) } : {}),
  }
  if (seats.some(seat => seat.kind === 'person')) checkProgram(programs ?? false, by.id)
  const isUsual = Object.keys(agreed).length === 0
  const people = { ...(visibility ? { visibility } : {}), ...(isUsual ? {} : { agreed }) }
  return openedTable(game, { name, options, seats, owner: by.id, seed, daily, rated, ...people, at })
}

/** A rating is for games that somebody wins, between people, without help. */
function checkRated({ meta }: GameDefinition, { seats, help = false, programs = false }: NewTable): void {
  const isHelped = help || programs || seats.some(({ kind }) => kind === 'bot')
  if (!hasWinner(meta) || seats.length < 2 || isHelped)
    throw new ApiFailure(400, 'not-rateable', 'rated are games with a winner, between people, without help')
}

/** The seats of a new table as the person has planned them; an ApiFailure says what is wrong with them. */
export function seatRows(game: GameDefinition, plans: readonly SeatPlan[], by: Person): SeatRow[] {
  if (plans.filter(seat => seat.kind === 'me').length > 1)
    throw new ApiFailure(400, 'invalid', 'one seat can be yours; leave the others open or give them to bots')
  configOf(game, plans.length, {})
  const seats = plans.map(seat => seatRow(seat, by, game))
  // Nobody would watch, but the bots' threads would be busy.
  if (seats.every(seat => seat.kind === 'bot'))
    throw new ApiFailure(400, 'bots-only', 'bots alone do not play here: take a seat, or leave one open')
  return seats
}

/** The row of a new table. An InputError says why the game cannot begin so. */
export function openedTable(game: GameDefinition, plan: Plan): TableRow {
  const { name, seats, owner, seed, daily = null, goesOn, visibility = 'link', rated = false, agreed } = plan
  const { at = systemTime.now() } = plan
  const { players, options } = configOf(game, seats.length, plan.options)
  const table = new Table(game, { players, options, seed, start: goesOn?.begin.state })
  return {
    id: newTableId(),
    game: game.meta.id,
    name,
    rules: game.meta.rulesVersion,
    options: options as JsonObject,
    seed,
    daily,
    owner,
    visibility,
    ...(rated ? { rated } : {}),
    seats,
    ...(agreed ? { agreed } : {}),
    opening: table.opening,
    start: { at, actors: table.actors(), progress: game.progress(table.state) },
    ...(goesOn ? { begin: goesOn.begin } : {}),
    ...(goesOn?.campaign ? { campaign: goesOn.campaign } : {}),
  }
}

/** The save that the opening of a new table asks for; none where the game is over with it. */
export function openingSave(game: GameDefinition, table: TableRow): NewSave | null {
  const event = savedIn(table.opening)
  const { seats, options, seed, begin, rules, start } = table
  if (!event || start.actors.length === 0) return null
  const { state } = new Table(game, { players: seats.length, options, seed, start: begin?.state })
  return { at: start.at, rules, event, state: withoutRng(state) }
}

function seatRow(plan: SeatPlan, by: Person, game: GameDefinition): SeatRow {
  switch (plan.kind) {
    case 'me':
      return { kind: 'person', person: by.id }
    case 'open':
      if (plan.name === undefined) return { kind: 'open' }
      return { kind: 'open', kept: { person: null, name: checkName(plan.name), link: null } }
    case 'bot':
      checkBot(game, plan.bot)
      return { kind: 'bot', bot: plan.bot }
  }
}
