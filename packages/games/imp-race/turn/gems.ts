import type { Context, Seat } from '@acheron/engine'
import { prices } from '../box/prices.ts'
import type { ImpRaceEvent } from '../events.ts'
import { impsOnRoute } from '../route/places.ts'
import type { ImpRaceState } from '../state.ts'

type Ctx = Context<ImpRaceEvent>

/** R10.2: the sure red gem of options A and B, while the bag has one. */
export function takeGem(state: ImpRaceState, seat: Seat, ctx: Ctx): void {
  const count = Math.min(1, state.bag.red)
  state.bag.red -= count
  state.seats[seat]!.gems += count
  ctx.emit({ e: 'gemTaken', seat, count })
}

/** R10.3: two gems per imp on the route, drawn without putting back; the red ones are kept, the blue ones return. */
export function drawTreasure(state: ImpRaceState, seat: Seat, ctx: Ctx): void {
  const me = state.seats[seat]!
  const count = prices[impsOnRoute(me)]!.gems
  const bag = { ...state.bag }
  const drawn: ('red' | 'blue')[] = []
  for (let i = 0; i < count; i++) {
    const gem = ctx.random.draw(bag)
    bag[gem]--
    drawn.push(gem)
  }
  const red = state.bag.red - bag.red
  state.bag.red -= red
  me.gems += red
  ctx.emit({ e: 'gemsDrawn', seat, red, blue: count - red, drawn })
}

/** R10.1: gems spent leave the game; ruling 16 may send those of a sacrilege back to the bag. */
export function payGems(state: ImpRaceState, seat: Seat, count: number, why: 'buy' | 'sacrilege', ctx: Ctx): void {
  state.seats[seat]!.gems -= count
  if (why === 'sacrilege' && state.options.sacrilegeGems === 'bag') state.bag.red += count
  else state.lost += count
  ctx.emit({ e: 'gemsSpent', seat, count, for: why })
}
