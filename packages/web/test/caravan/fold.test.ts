// The view in the middle of a decision: all events of a decision lead to the view after it.

import { Generator, type Json, Table } from '@acheron/engine'
import { caravan } from '@acheron/games/caravan'
import { archetypes, type CaravanEvent, type CaravanView, cardsLeft, isFighting } from '@acheron/games/caravan/board.ts'
import { expect, test } from 'vitest'
import { folded } from '../../src/games/caravan/stage/turn/fold.ts'

/** What is seen of a fight: who stands where and how well, and how many cards everybody has. */
function seen({ champions, fight }: CaravanView) {
  if (!fight) return null
  return {
    round: fight.round,
    turn: fight.turn,
    track: fight.track,
    champions: archetypes.map(id => {
      const { vigor, slots, readiness, tokens, deck, hand, sins } = champions[id]
      const { at, heldBy, arrest, polymorphed, disabled } = fight.fighters[id]
      const [cards, held] = polymorphed ? [0, 0] : [deck.length, hand.length]
      const board = slots.map(({ cond, maneuvers }) => [cond, maneuvers.length])
      return {
        id,
        at,
        heldBy,
        arrest: arrest?.by,
        polymorphed,
        disabled,
        vigor,
        tokens,
        readiness,
        board,
        cards,
        held,
        sins: sins.length,
      }
    }),
    malefactors: fight.malefactors,
    minions: fight.minions,
    buildings: fight.buildings,
    pieces: Object.entries(fight.pieces).map(([id, piece]) => [id, piece.kind, piece.at]),
    decks: Object.entries(fight.decks).map(([id, deck]) => [id, cardsLeft(deck), deck.playing, deck.discard.length]),
  }
}

const circles = [1, 2, 3, 4, 5, 6, 7, 8, 9]

test.each(circles)('all events of a decision lead to the view after it, in circle %i', circle => {
  const options: { [name: string]: Json } = { mode: 'quick', startCircle: circle, retry: 'none' }
  const table = new Table(caravan, { players: 1 + (circle % 4), options, seed: `midway ${circle}` })
  const chance = Generator.seeded(`midway ${circle}`)
  let fought = 0
  let lines = 0
  for (let n = 0; n < 600 && fought < 170; n++) {
    const [seat] = table.actors()
    if (seat === undefined) break
    const before = table.view(seat) as CaravanView
    const moves = table.moves(seat)
    // Now and then a move at random, so that the Champions are not always clever.
    const move = chance.die(4) === 1 ? chance.pick(moves) : caravan.mind.policy!(table.state, seat, moves)
    const outcome = table.submit(seat, move)
    if (!outcome.ok) throw new Error(outcome.message)
    const after = table.view(seat) as CaravanView
    if (!isFighting(before) || !isFighting(after)) continue
    fought++
    const events = outcome.events.map(event => caravan.viewEvent(event, seat)) as CaravanEvent[]
    lines += events.filter(({ e }) => e === 'lineBegan').length
    expect(seen(folded(before, events)), JSON.stringify(events)).toEqual(seen(after))
  }
  expect(fought).toBeGreaterThan(100)
  expect(lines).toBeGreaterThan(3)
})
