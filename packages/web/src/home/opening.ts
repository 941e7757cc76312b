import type { GameMeta, JsonObject } from '@acheron/engine'
import type { SeatPlan } from '@acheron/protocol'
import type { Route } from '../app/routes.ts'
import { api } from '../remote/api.ts'
import { type BotLevel, botLevel, botLevels } from '../table/players/seats.ts'
import { ownZone } from '../terms/clock.ts'
import { type Terms, usualTerms } from '../terms/terms.ts'

export type Where = 'device' | 'friends'
/** `kept`: for somebody by name. */
export type SeatChoice = 'me' | 'open' | 'kept' | BotLevel

/** On a device several people may play. At a table with friends one seat is mine; others sit down by invitation. */
export function seatChoices(where: Where): readonly SeatChoice[] {
  return where === 'device' ? ['me', ...botLevels] : ['me', 'open', 'kept', ...botLevels]
}

/** Who takes which seat: the choices made so far, adapted to the kind of table. The first seat is mine. */
export function plansFor(players: number, chosen: readonly (SeatChoice | undefined)[], where: Where): SeatChoice[] {
  const others: SeatChoice = where === 'device' ? 'fair' : 'open'
  let mine = false
  return Array.from({ length: players }, (_, i) => {
    const choice = chosen[i] ?? (i === 0 ? 'me' : others)
    const fitting = (choice === 'open' || choice === 'kept') && where === 'device' ? others : choice
    if (fitting !== 'me' || where === 'device') return fitting
    if (mine) return others
    mine = true
    return 'me'
  })
}

/**
 * The names of the people at this device, as written, and of those whom seats are kept for. The first at the device gets my own
 * name unless another was written.
 */
export function namesFor(
  plans: readonly SeatChoice[],
  written: readonly (string | undefined)[],
  mine: string,
): string[] {
  const first = plans.indexOf('me')
  return plans.map((plan, i) => {
    if (plan === 'kept') return written[i] ?? ''
    return plan === 'me' ? (written[i] ?? (i === first ? mine : '')) : ''
  })
}

/** A seat as it is asked for; `before` is the bot that sat there, `name` whom it is kept for. */
export function seatPlan(choice: SeatChoice, { before, name = '' }: { before?: string; name?: string } = {}): SeatPlan {
  if (choice === 'me' || choice === 'open') return { kind: choice }
  if (choice === 'kept') return name.trim() ? { kind: 'open', name: name.trim() } : { kind: 'open' }
  return { kind: 'bot', bot: before !== undefined && botLevel(before) === choice ? before : choice }
}

interface Wanted {
  readonly game: string
  readonly where: Where
  readonly seats: readonly SeatChoice[]
  /** The names of the people at this device, or of those whom seats are kept for, by seat. */
  readonly names: readonly string[]
  readonly options: JsonObject
  readonly name: string
  /** Of a table on the server. */
  readonly terms: Terms
  readonly rated?: boolean
}

/** The usual number of seats: two where the game allows two, unless it has another number for one device. */
export function usualPlayers({ min, max, usual = 2 }: GameMeta['seats'], where: Where): number {
  return Math.max(min, Math.min(where === 'device' ? usual : 2, max))
}

/** The options as a form shows them: suggested ones, at a table with bots those for it, then what was chosen. */
export function shownOptions(meta: GameMeta, seats: readonly SeatChoice[], chosen: JsonObject): JsonObject {
  return { ...suggestedOptions(meta, seats.length), ...(seats.some(isBot) && meta.withBots), ...chosen }
}

export const isBot = (seat: SeatChoice): seat is BotLevel => seat !== 'me' && seat !== 'open' && seat !== 'kept'

/** The option names that mean something with the values that are chosen. */
export function meantOptions({ options, onlyWith }: GameMeta, values: JsonObject): string[] {
  const chosen = (name: string) => {
    const option = options[name]
    return values[name] ?? (option?.kind === 'choice' ? option.default : undefined)
  }
  return Object.keys(options).filter(name =>
    Object.entries(onlyWith?.[name] ?? {}).every(([other, value]) => chosen(other) === value),
  )
}

/** The initial values of a new table, opened at once or by the form. */
export function suggestedOptions({ suggested }: GameMeta, players: number): JsonObject {
  return suggested?.[players] ?? {}
}

/** A table at once: mine and bots, or mine and open seats for friends, with the options of the last one. */
export function usualTable(meta: GameMeta, where: Where, mine: string): Wanted {
  const { seats, options } = lastOf(meta) ?? {}
  const players = seats?.length ?? usualPlayers(meta.seats, where)
  // Whoever shared the device last time is not asked again: only the bots' levels are kept.
  const bots = where === 'device' ? seats?.map((seat, i) => (seat === 'me' && i > 0 ? undefined : seat)) : undefined
  const plans = plansFor(players, bots ?? [], where)
  const names = where === 'device' ? namesFor(plans, [], mine) : []
  return {
    ...{ game: meta.id, where, seats: plans, names, name: '', terms: usualTerms },
    options: options ?? suggestedOptions(meta, players),
  }
}

const lastKey = (game: string) => `acheron.last.${game}`

/** The seats and options of the last table that was opened by the form; null if they fit the game no longer. */
function lastOf({ id, seats: { min, max }, options: schema }: GameMeta): Pick<Wanted, 'seats' | 'options'> | null {
  try {
    const { seats, options } = JSON.parse(localStorage.getItem(lastKey(id)) ?? '') as Wanted
    const fits = seats.length >= min && seats.length <= max && Object.keys(options).every(name => name in schema)
    // Kept by an older page, which had other names for the levels.
    return fits ? { seats: seats.map(seat => botLevel(seat) ?? seat), options } : null
  } catch {
    return null
  }
}

export function keepLast({ game, seats, options }: Pick<Wanted, 'game' | 'seats' | 'options'>): void {
  try {
    localStorage.setItem(lastKey(game), JSON.stringify({ seats, options }))
  } catch {
    // A full or forbidden store: the next table has the usual options.
  }
}

/** Opens the table and gives its route. */
export async function openTable({
  game,
  where,
  seats,
  names,
  options,
  name,
  terms: { clock, ...terms },
  rated = false,
}: Wanted): Promise<Route> {
  if (where === 'friends') {
    const { id } = await api.create({
      game,
      options,
      seats: seats.map((seat, i) => seatPlan(seat, { name: names[i] ?? '' })),
      ...terms,
      ...(clock ? { clock, zone: ownZone() } : {}),
      ...(rated ? { rated } : {}),
      ...(name ? { name } : {}),
    })
    return { page: 'table', id }
  }
  const { createLocal } = await import('../local/index.ts')
  const players = seats.map(seat => (isBot(seat) ? { bot: seat } : ('me' as const)))
  return { page: 'local', id: await createLocal({ game, options, seats: players, names, name }) }
}
