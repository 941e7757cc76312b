import { randomBytes, randomInt } from 'node:crypto'
import { configOf, type GameDefinition, type JsonObject, keyedSeed, Table } from '@acheron/engine'
import type { NewTable, SeatPlan } from '@acheron/protocol'
import { checkBot } from '../bots/player.ts'
import { ApiFailure } from '../errors.ts'
import { checkName } from '../names.ts'
import type { Person, SeatRow, TableRow } from '../store/store.ts'

const letters = '0123456789abcdefghijkmnpqrstuvwxyz'

/** 80 random bits: whoever knows the id may open the table. */
const newTableId = () => Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('')

export const newSeed = () => keyedSeed(randomBytes(16).toString('hex'))

/** A new table from a request. An InputError or ApiFailure says what is wrong with it. */
export function newTable(
  game: GameDefinition,
  asked: NewTable,
  by: Person,
  seed: string,
  daily: string | null = null,
): TableRow {
  if (asked.seats.filter(seat => seat.kind === 'me').length > 1)
    throw new ApiFailure(400, 'invalid', 'one seat can be yours; leave the others open or give them to bots')
  const withBots = asked.seats.some(({ kind }) => kind === 'bot') ? game.meta.withBots : {}
  const { players, options } = configOf(game, asked.seats.length, { ...withBots, ...asked.options })
  const seats = asked.seats.map(seat => seatRow(seat, by, game))
  // Nobody would watch, but the bots' threads would be busy.
  if (seats.every(seat => seat.kind === 'bot'))
    throw new ApiFailure(400, 'bots-only', 'bots alone do not play here: take a seat, or leave one open')
  const table = new Table(game, { players, options, seed })
  return {
    id: newTableId(),
    game: game.meta.id,
    name: asked.name === undefined ? game.meta.name[by.language] : checkName(asked.name, 'name of the table'),
    rules: game.meta.rulesVersion,
    options: options as JsonObject,
    seed,
    daily,
    owner: by.id,
    seats,
    opening: table.opening,
    start: { at: Date.now(), actors: table.actors(), progress: game.progress(table.state) },
  }
}

function seatRow(plan: SeatPlan, by: Person, game: GameDefinition): SeatRow {
  switch (plan.kind) {
    case 'me':
      return { kind: 'person', person: by.id }
    case 'open':
      return { kind: 'open' }
    case 'bot':
      checkBot(game, plan.bot)
      return { kind: 'bot', bot: plan.bot }
  }
}
