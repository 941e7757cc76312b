import type { GameMeta, JsonObject } from '@acheron/engine'
import type { SeatPlan } from '@acheron/protocol'
import type { Route } from '../app/routes.ts'
import { api } from '../remote/api.ts'

export type Where = 'device' | 'friends'
export type SeatChoice = 'me' | 'open' | 'random' | 'greedy' | 'search'

/** Several people may share a device; at a table with friends one seat is mine and the others come by the invitation. */
export function seatChoices(where: Where): readonly SeatChoice[] {
  return where === 'device' ? ['me', 'random', 'greedy', 'search'] : ['me', 'open', 'random', 'greedy', 'search']
}

/** Who sits where: what was chosen, made to fit the place; the first seat is mine. */
export function plansFor(players: number, chosen: readonly SeatChoice[], where: Where): SeatChoice[] {
  const others: SeatChoice = where === 'device' ? 'greedy' : 'open'
  let mine = false
  return Array.from({ length: players }, (_, i) => {
    const choice = chosen[i] ?? (i === 0 ? 'me' : others)
    const fitting = choice === 'open' && where === 'device' ? others : choice
    if (fitting !== 'me' || where === 'device') return fitting
    if (mine) return others
    mine = true
    return 'me'
  })
}

/** What those are called who sit at this device: as they wrote it, the first of them as I am called. */
export function namesFor(
  plans: readonly SeatChoice[],
  written: readonly (string | undefined)[],
  mine: string,
): string[] {
  const first = plans.indexOf('me')
  return plans.map((plan, i) => (plan === 'me' ? (written[i] ?? (i === first ? mine : '')) : ''))
}

interface Wanted {
  readonly game: string
  readonly where: Where
  readonly seats: readonly SeatChoice[]
  /** What those are called who sit at this device, by seat. */
  readonly names: readonly string[]
  readonly options: JsonObject
  readonly name: string
}

/** How many sit at a new table, unless somebody chooses: two, where the game is for two. */
export function usualPlayers({ min, max }: GameMeta['seats']): number {
  return Math.max(min, Math.min(2, max))
}

/** What a new table begins with, opened at once or by the form. */
export function suggestedOptions({ suggested }: GameMeta, players: number): JsonObject {
  return suggested?.[players] ?? {}
}

/** A table of this device as the form would open it with nothing changed. */
export function usualTable(meta: GameMeta, mine: string): Wanted {
  const players = usualPlayers(meta.seats)
  const plans = plansFor(players, [], 'device')
  const options = suggestedOptions(meta, players)
  return { game: meta.id, where: 'device', seats: plans, names: namesFor(plans, [], mine), options, name: '' }
}

/** Opens the table and says where it is. */
export async function openTable({ game, where, seats, names, options, name }: Wanted): Promise<Route> {
  if (where === 'friends') {
    const plans = seats.map((seat): SeatPlan => {
      return seat === 'me' || seat === 'open' ? { kind: seat } : { kind: 'bot', bot: seat }
    })
    const { id } = await api.create({ game, options, seats: plans, ...(name ? { name } : {}) })
    return { page: 'table', id }
  }
  const { createLocal } = await import('../local/index.ts')
  const players = seats.map(seat => (seat === 'me' || seat === 'open' ? ('me' as const) : { bot: seat }))
  return { page: 'local', id: await createLocal({ game, options, seats: players, names, name }) }
}
