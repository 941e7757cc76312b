import type { Seat } from '@acheron/engine'
import type { Amounts } from '../box/numbers.ts'
import type { HellgameState, SeatState } from '../state.ts'

export const holdings = ['souls', 'demons', 'speed', 'mana', 'curse'] as const satisfies readonly (keyof Amounts)[]

/** R1.3: costs are paid in full or not at all. */
export function canPay(player: SeatState, price: Amounts, times = 1): boolean {
  return holdings.every(what => player[what] >= (price[what] ?? 0) * times)
}

/** Pays what `canPay` allows; demons given away leave the game. */
export function pay(state: HellgameState, seat: Seat, price: Amounts): void {
  const player = state.seats[seat]!
  for (const what of holdings) player[what] -= price[what] ?? 0
  state.tally.sold += price.demons ?? 0
}

/** Gives the amounts and returns them: with option `curseTokens: mana` a curse token is a mana. */
export function gain(state: HellgameState, seat: Seat, amounts: Amounts): Amounts {
  const given = state.options.curseTokens === 'mana' ? asMana(amounts) : amounts
  const player = state.seats[seat]!
  for (const what of holdings) player[what] += given[what] ?? 0
  state.tally.gained += given.demons ?? 0
  return given
}

function asMana({ curse, ...rest }: Amounts): Amounts {
  return curse ? { ...rest, mana: (rest.mana ?? 0) + curse } : rest
}

/** The amounts multiplied. */
export function multiply(amounts: Amounts, times: number): Amounts {
  return Object.fromEntries(Object.entries(amounts).map(([what, count]) => [what, count * times]))
}
