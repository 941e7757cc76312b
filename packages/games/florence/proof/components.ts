import { familyIds } from '../box/families.ts'
import { fraudIds } from '../box/fraud-cards.ts'
import { plagueIds } from '../box/plague-cards.ts'
import { soulSins } from '../box/sins.ts'
import { barrels, guests, members } from '../box/tower.ts'
import type { FlorenceState, SeatState } from '../state.ts'
import { isMember } from '../tower/pieces.ts'

type Counts = Record<string, number>

const names = [
  ...soulSins.map(sin => `soul ${sin}`),
  ...guests,
  ...barrels,
  ...fraudIds,
  ...plagueIds,
  ...familyIds,
  'half-diplomas',
  'guardians',
]

const none: Readonly<Counts> = Object.fromEntries(names.map(name => [name, 0]))

/** Every piece of the box, wherever it is; by seat what belongs to one. */
export function components(state: FlorenceState): Counts {
  const counts = { ...none }
  const add = (name: string, count: number) => {
    counts[name] = (counts[name] ?? 0) + count
  }
  const addAll = (cards: readonly string[]) => {
    for (const card of cards) add(card, 1)
  }
  for (const sin of soulSins) add(`soul ${sin}`, state.supply[sin] + state.graveyard[sin])
  for (const shield in state.hell) add(`soul ${state.hell[shield]!.sin}`, 1)
  for (const guest of guests) add(guest, state.palace[guest])
  for (const barrel of barrels) add(barrel, state.market[barrel])
  addAll(state.fraud.deck)
  addAll(state.fraud.lineUp)
  addAll(state.fraud.discard)
  addAll(state.plague.deck)
  addAll(state.plague.discard)
  addAll(state.familyBox)
  for (const frame of state.flow) if (frame.kind === 'familyDraft') Object.values(frame.dealt).forEach(addAll)
  add('half-diplomas', state.halfDiplomas)
  for (const guardian in state.guardians) if (guardian) add('guardians', 1)
  for (let seat = 0; seat < state.players; seat++) countSeat(state.seats[seat]!, seat, add, addAll)
  return counts
}

function countSeat(
  mine: SeatState,
  seat: number,
  add: (name: string, count: number) => void,
  addAll: (cards: readonly string[]) => void,
): void {
  addAll(mine.hand)
  addAll(mine.played)
  addAll(mine.panel)
  if (mine.family) add(mine.family, 1)
  add('half-diplomas', mine.halfDiplomas)
  for (const kind of members) add(`${kind} ${seat}`, mine.home[kind])
  add(`urchin ${seat}`, mine.reserve)
  for (const there of Object.values(mine.florence)) for (const kind of members) add(`${kind} ${seat}`, there[kind])
  for (const floor of mine.tower) for (const piece of floor) add(isMember(piece) ? `${piece} ${seat}` : piece, 1)
  // The ledger explains all infamy.
  let explained = 0
  for (const points of Object.values(mine.ledger)) explained += points
  add(`infamy out of the ledger ${seat}`, mine.infamy - explained)
}
