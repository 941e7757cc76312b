import { discsPerSeat, guardiansInPlay, halfDiplomaTokens, membersOfAKind } from '../box/counts.ts'
import { dantePath } from '../box/dante-path.ts'
import { familyIds } from '../box/families.ts'
import { fraudIds, handSize, lineUpSize } from '../box/fraud-cards.ts'
import { hellFor } from '../box/hell.ts'
import { plagueIds } from '../box/plague-cards.ts'
import { circleBelowTheWall, circleOf, lastCircle, sins, soulSins, soulsFor } from '../box/sins.ts'
import { barrels, guests, members, mostFloors, spacesPerFloor } from '../box/tower.ts'
import { firstSpace, lastBoatSpace, lastSpace, topLevel } from '../box/tracks.ts'
import type { FlorenceState, SeatState } from '../state.ts'
import { isMember } from '../tower/pieces.ts'
import { components } from './components.ts'

/** An impossibility in the state, or null. It checks scenarios too: their positions must account for every piece. */
export function whatIsWrong(state: FlorenceState): string | null {
  return missing(state) ?? wrongInHell(state) ?? wrongOnTracks(state) ?? wrongWithCards(state) ?? wrongWithSeats(state)
}

/** 2.3: the required number of everything, by number of players. */
const expected = [2, 3, 4].map(players => {
  const souls = soulsFor(players)
  const counts: [string, number][] = [
    ...soulSins.map((sin): [string, number] => [`soul ${sin}`, souls[sin]]),
    ...[...guests, ...barrels].map((name): [string, number] => [name, players]),
    ...[...fraudIds, ...plagueIds, ...familyIds].map((id): [string, number] => [id, 1]),
    ['half-diplomas', halfDiplomaTokens],
    ['guardians', guardiansInPlay],
  ]
  for (let seat = 0; seat < players; seat++)
    for (const kind of members) counts.push([`${kind} ${seat}`, membersOfAKind])
  return counts
})

/** Every piece is somewhere, and none is there twice. */
function missing(state: FlorenceState): string | null {
  const counted = components(state)
  for (const [name, count] of expected[state.players - 2]!)
    if (counted[name] !== count) return `${name}: there are ${counted[name]}, not ${count}`
  return null
}

function wrongInHell({ players, hell, graveyard, supply, guardians }: FlorenceState): string | null {
  const { shields } = hellFor(players)
  for (const [id, { sin, pose }] of Object.entries(hell)) {
    const shield = shields[id]
    if (!shield) return `a soul on ${id}, which is no shield of this side`
    const own = circleOf(sin)
    if (pose === 'lying' && shield.circle !== own) return `a ${sin} soul lies on ${id}, not in its circle (R2.4)`
    if (pose !== 'lying' && shield.circle >= own)
      return `a ${sin} soul is ${pose} on ${id}, not above its circle (R2.3)`
  }
  if (soulSins.some(sin => graveyard[sin] < 0 || supply[sin] < 0)) return 'fewer than no souls'
  if (Object.values(guardians).some(circle => circle < 1 || circle > lastCircle)) return 'a guardian beside no circle'
  return null
}

function wrongOnTracks({ players, cubes, dante, halfDiplomas }: FlorenceState): string | null {
  if (sins.some(sin => cubes[sin] < firstSpace || cubes[sin] > lastSpace)) return 'a cube off the Phlegethon (R14.1)'
  if (dante < 0 || dante > dantePath(players).length) return 'Dante off his path'
  return halfDiplomas < 0 ? 'fewer than no tokens' : null
}

function wrongWithCards({ fraud, plague, seats, flow }: FlorenceState): string | null {
  if (fraud.lineUp.length > lineUpSize) return 'a line-up too long'
  if (Object.values(seats).some(({ hand }) => hand.length > handSize)) return 'a hand too large'
  const isLooking = flow.some(frame => frame.kind === 'fraudOption')
  const isShort = fraud.lineUp.length < lineUpSize || Object.values(seats).some(({ hand }) => hand.length < handSize)
  if (isShort && !isLooking && fraud.deck.length + fraud.discard.length > 0) return 'a card was not drawn (R9.6)'
  return plague.deck.length === 0 ? 'no plague card lies open (R2.8)' : null
}

function wrongWithSeats(state: FlorenceState): string | null {
  for (let seat = 0; seat < state.players; seat++) {
    const wrong = wrongWithSeat(state, state.seats[seat]!)
    if (wrong) return `seat ${seat}: ${wrong}`
  }
  const gates = Object.values(state.seats).flatMap(({ discs }) => discs)
  if (state.options.gateSharing === 'exclusive' && new Set(gates).size < gates.length) return 'a gate shared (7.7)'
  return null
}

function wrongWithSeat({ players, options }: FlorenceState, seat: SeatState): string | null {
  const { tower, panel, discs, skulls, diplomas } = seat
  const pieces = [...tower.flat().filter(piece => !isMember(piece)), ...panel]
  if (tower.length < 1 || tower.length - 1 > mostFloors) return 'floors that there are not'
  if (tower.some(floor => floor.length > spacesPerFloor)) return 'more pieces on a floor than spaces (2.6)'
  if (new Set(pieces).size < pieces.length) return 'two guests or barrels of a kind (R12.1)'
  const { gates } = hellFor(players)
  if (discs.length > discsPerSeat || new Set(discs).size < discs.length) return 'too many discs (7.7)'
  if (discs.some(gate => !gates.includes(gate))) return `a disc off circle ${circleBelowTheWall}'s gates`
  if (sins.some(sin => skulls[sin] < 0 || skulls[sin] > topLevel)) return 'a skull off its track'
  if (new Set(diplomas).size < diplomas.length) return 'two diplomas of a sin (R13.1)'
  if (seat.boat < 0 || seat.boat > lastBoatSpace) return 'the boat off the loan track'
  const counts = [seat.florins, seat.drachmas, seat.home.noble, seat.home.urchin, seat.reserve, seat.halfDiplomas]
  if (counts.some(count => count < 0)) return 'fewer than none of something'
  if (options.negativeInfamy === 'floor0' && seat.infamy < 0) return 'infamy below 0 (7.29)'
  return null
}
