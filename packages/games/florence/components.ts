import { familyIds } from './box/families.ts'
import { fraudIds } from './box/fraud-cards.ts'
import { plagueIds } from './box/plague-cards.ts'
import { sins, soulSins } from './box/sins.ts'
import { barrels, guests, members, type Piece } from './box/tower.ts'
import { locationsHeld } from './seats.ts'
import type { FlorenceState, SeatState } from './state.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

function inTower({ tower }: SeatState, piece: Piece): number {
  return tower.flat().filter(each => each === piece).length
}

/** Every piece of the box, wherever it is. */
export function components(state: FlorenceState): Record<string, number> {
  const seats = Object.values(state.seats)
  const souls = Object.values(state.hell)
  const counted: Record<string, number> = {}
  for (const sin of soulSins)
    counted[`soul ${sin}`] = state.supply[sin] + state.graveyard[sin] + souls.filter(soul => soul.sin === sin).length
  seats.forEach((seat, i) => {
    for (const kind of members)
      counted[`${kind} ${i}`] =
        seat.home[kind] +
        (kind === 'urchin' ? seat.reserve : 0) +
        inTower(seat, kind) +
        sum(locationsHeld(seat).map(([, there]) => there[kind]))
    counted[`skulls ${i}`] = sins.filter(sin => sin in seat.skulls).length
    // Whatever was gained or lost is in the ledger.
    counted[`infamy out of the ledger ${i}`] = seat.infamy - sum(Object.values(seat.ledger))
  })
  for (const guest of guests)
    counted[`guest ${guest}`] = state.palace[guest] + sum(seats.map(seat => inTower(seat, guest)))
  for (const barrel of barrels)
    counted[`barrel ${barrel}`] =
      state.market[barrel] +
      sum(seats.map(seat => inTower(seat, barrel) + seat.panel.filter(each => each === barrel).length))
  counted['half-diplomas'] = state.halfDiplomas + sum(seats.map(seat => seat.halfDiplomas))
  const { deck, lineUp, discard } = state.fraud
  const cards = [...deck, ...lineUp, ...discard, ...seats.flatMap(seat => [...seat.hand, ...seat.played])]
  for (const id of fraudIds) counted[id] = cards.filter(card => card === id).length
  const plague = [...state.plague.deck, ...state.plague.discard]
  for (const id of plagueIds) counted[id] = plague.filter(card => card === id).length
  const dealt = state.flow.flatMap(frame => (frame.kind === 'familyDraft' ? Object.values(frame.dealt).flat() : []))
  const families = [...state.familyBox, ...dealt, ...seats.map(seat => seat.family)]
  for (const id of familyIds) counted[id] = families.filter(family => family === id).length
  counted.guardians = Object.keys(state.guardians).length
  counted.cubes = Object.keys(state.cubes).length
  counted['location tiles'] = Object.keys(state.locations).length
  counted['bonus tiles'] = new Set(Object.values(state.bonusTiles)).size
  return counted
}
