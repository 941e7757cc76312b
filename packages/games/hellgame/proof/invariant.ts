import { numbers } from '../box/numbers.ts'
import { spellIds } from '../box/spells.ts'
import { isSquare, type Square } from '../box/squares.ts'
import { kindOfTile } from '../box/tiles.ts'
import { isConnected } from '../hinderance/cuts.ts'
import { isOpen, kindOf, placesOn } from '../square/contents.ts'
import type { HellgameState } from '../state.ts'
import { holdings } from '../supply/amounts.ts'

type Rule = (state: HellgameState) => string | null

/** The invariants of every position, also of those that scenarios lay out. */
const rules: readonly Rule[] = [
  function squaresExist({ tiles, down, demons, removed }) {
    for (const each of [tiles, down, demons, removed])
      for (const square in each) if (!isSquare(square)) return `there is no square ${square}`
    return null
  },

  function countersStand({ seats, players, portalTokens, hinderances, removed }) {
    if (Object.keys(seats).length !== players) return `${Object.keys(seats).length} seats for ${players} players`
    for (const [seat, player] of Object.entries(seats)) {
      const low = [...holdings, 'perm' as const, 'lead' as const].find(
        what => !Number.isInteger(player[what]) || player[what] < 0,
      )
      if (low) return `seat ${seat} has ${player[low]} ${low} (R1.3)`
      if (player.unlocked < 1 || player.unlocked > 9) return `seat ${seat} has unlocked ${player.unlocked}`
    }
    if (portalTokens < 0 || hinderances < 0) return 'tokens below zero'
    if (hinderances + Object.keys(removed).length !== numbers.tokens.hinderances)
      return `hinderances: ${hinderances} left and ${Object.keys(removed).length} on the board`
    return null
  },

  function piecesStand({ seats, flow, players }) {
    const isStarting = flow.some(frame => frame.kind === 'start')
    for (let seat = 0; seat < players; seat++) {
      const player = seats[seat]!
      if (player.at === null) {
        if (!isStarting) return `seat ${seat} has no piece on the board`
      } else if (!isSquare(player.at)) return `seat ${seat} stands on no square: ${player.at}`
      else if (!isOpen(player, player.at)) return `seat ${seat} stands in a locked circle: ${player.at} (R3.3)`
    }
    return null
  },

  function demonsHavePlaces(state) {
    // Fights are over at every decision, so only `keep` leaves more demons than there are places (R6.3).
    for (const [key, owners] of Object.entries(state.demons)) {
      const square = key as Square
      const places = placesOn(state, square)
      if (owners.length === 0) return `an empty list of demons on ${square}`
      if (owners.some(owner => !(owner in state.seats))) return `demons of nobody on ${square}`
      if (places === 0) return `demons on ${square}, which can hold none (R1.7)`
      if (owners.length > places && state.options.overcrowding === 'trim') return `too many demons on ${square} (R6.3)`
    }
    return null
  },

  function tilesLie(state) {
    for (const key in state.removed)
      if (kindOf(state, key as Square) !== 'plain') return `a tile on the removed square ${key} (R7.1)`
    for (const key in state.down)
      if (!['source', 'trader'].includes(kindOf(state, key as Square))) return `nothing lies face down on ${key}`
    if (kindOf(state, '9-0') !== 'throne') return 'the throne is not on 9-0'
    return null
  },

  function eventsFit({ eventKinds, turned, tiles }) {
    const all: string[] = [...turned]
    for (const key in tiles) if (kindOfTile(tiles[key as Square]) === 'event') all.push(tiles[key as Square]!)
    for (const kind of all) {
      if (!eventKinds.some(each => each === kind)) return `event ${kind} is not in play`
      if (all.filter(each => each === kind).length > 2) return `more than two tiles of event ${kind} (2.3)`
    }
    const doubled = eventKinds.filter(kind => all.filter(each => each === kind).length === 2)
    if (doubled.length !== 2 || all.length !== 6)
      return `events: ${all.length} tiles, ${doubled.length} kinds doubled (2.3)`
    return null
  },

  function spellsFit({ spells, deck }) {
    const cards = [...spells, ...deck]
    if (spells.length !== numbers.spells.inPlay) return `${spells.length} spells in play`
    return spellIds.every(id => cards.includes(id)) && cards.length === spellIds.length ? null : 'the spells are not 12'
  },

  function trackStands({ track: { slot, length, eclipse } }) {
    const { slots, shortest, longest } = numbers.track
    if (slot < 1 || slot > slots) return `the token stands on slot ${slot} (R2.2)`
    if (length < shortest || length > longest) return `the track is ${length} long (R2.3)`
    if (eclipse !== null && (eclipse < 1 || eclipse > length)) return `the eclipse lies at slot ${eclipse} (R2.5)`
    return null
  },

  ({ removed }) => (isConnected(Object.keys(removed)) ? null : 'the board has fallen apart (R7.2)'),
]

export function invariant(state: HellgameState): string | null {
  for (const rule of rules) {
    const wrong = rule(state)
    if (wrong) return wrong
  }
  return null
}
