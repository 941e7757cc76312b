import { done, enter, type Seat, sequence } from '@acheron/engine'
import { items } from '../box/items.ts'
import { numbers } from '../box/numbers.ts'
import { type Square, throne } from '../box/squares.ts'
import { type FactoryId, incomeOf } from '../box/tiles.ts'
import type { Ctx, HellgameEvent } from '../events.ts'
import type { UpkeepFrame, UpkeepSteps } from '../frames.ts'
import { end, throneHolder } from '../result.ts'
import { demonsOn, kindOf, seatsFrom, sideOf } from '../square/contents.ts'
import { turnAllUp } from '../square/sources.ts'
import type { HellgameState } from '../state.ts'
import { gain } from '../supply/amounts.ts'
import { moveToken } from '../upkeep/track.ts'

/** R8, in this order. */
export const upkeep = sequence<HellgameState, UpkeepFrame, HellgameEvent, UpkeepSteps>({
  throne: doing(checkThrone, 'first'),
  first: doing(passFirstToken, 'tiles'),
  tiles: doing(turnTilesUp, 'income'),
  income: doing(giveIncome, 'mana'),
  mana: doing(giveMana, 'items'),
  items: doing(setItemsUpright, 'lead'),
  lead: doing(removeLead, 'token'),
  token: doing((state, ctx) => moveToken(state, numbers.track.slot, 'upkeep', ctx), 'count'),
  count: doing(count, 'end'),
  end: state => done(state),
})

/** A step that does this and goes on with the next. */
function doing<N extends keyof UpkeepSteps>(act: (state: HellgameState, ctx: Ctx) => void, next: N) {
  return (state: HellgameState, _frame: UpkeepFrame, ctx: Ctx): N => {
    act(state, ctx)
    return next
  }
}

/** R9.1: whoever has the throne alone at the beginning of an upkeep wins at once. */
function checkThrone(state: HellgameState, ctx: Ctx): void {
  ctx.emit({ e: 'upkeepStarted', number: state.upkeeps + 1 })
  if (state.options.goal !== 'throne') return
  const holder = throneHolder(state)
  ctx.emit({ e: 'throneChecked', holder, demons: [...demonsOn(state, throne)] })
  if (holder !== null) end(state, 'throne', ctx)
}

function passFirstToken(state: HellgameState, ctx: Ctx): void {
  state.first = (state.first + 1) % state.players
  ctx.emit({ e: 'firstMoved', seat: state.first })
}

/** Sources, and the traders that the planned economy turned over. */
function turnTilesUp(state: HellgameState, ctx: Ctx): void {
  turnAllUp(state, ['source', 'trader'], ctx)
}

/** On a shared factory both get what its "one" side gives. */
function giveIncome(state: HellgameState, ctx: Ctx): void {
  for (const key in state.tiles) {
    const square = key as Square
    const demons = demonsOn(state, square)
    if (demons.length === 0 || kindOf(state, square) !== 'factory') continue
    const tile = state.tiles[square] as FactoryId
    const side = sideOf(demons)
    for (const seat of new Set(demons))
      ctx.emit({ e: 'income', seat, square, tile, side, gain: gain(state, seat, incomeOf(tile, side)) })
  }
}

function giveMana(state: HellgameState, ctx: Ctx): void {
  const { gain: amounts } = numbers.upkeep
  for (let seat = 0; seat < state.players; seat++) gain(state, seat, amounts)
  ctx.emit({ e: 'upkeepGain', gain: amounts })
}

/** R8, 6: clockwise from the new first player, who may own a box. */
function setItemsUpright(state: HellgameState, ctx: Ctx): void {
  const boxes: Seat[] = []
  for (const seat of seatsFrom(state, state.first)) {
    const owned = state.seats[seat]!.items
    const turned = owned.filter(item => !item.upright)
    for (const item of turned) item.upright = true
    if (turned.length > 0) ctx.emit({ e: 'itemsUpright', seat, items: turned.map(item => item.id) })
    for (const { id } of owned) if (items[id].upkeepChoice) boxes.push(seat)
  }
  if (boxes.length > 0) enter(state, { kind: 'pandora', seats: boxes })
}

function removeLead(state: HellgameState, ctx: Ctx): void {
  const seats = seatsFrom(state, 0).filter(seat => state.seats[seat]!.lead > 0)
  if (seats.length === 0) return
  for (const seat of seats) state.seats[seat]!.lead = 0
  ctx.emit({ e: 'leadRemoved', seats })
}

/** R9.3, R9.5. */
function count(state: HellgameState, ctx: Ctx): void {
  state.upkeeps++
  ctx.emit({ e: 'upkeepEnded', number: state.upkeeps })
  if (state.options.goal === 'dominion' && state.upkeeps >= numbers.dominion.upkeeps) end(state, 'dominion', ctx)
  else if (state.upkeeps >= state.options.maxUpkeeps) end(state, 'upkeeps', ctx)
}
