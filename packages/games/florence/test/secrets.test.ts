// Section 5: who sees what, what can be undone, how a bot fills in the unseen. The battery tests for all other leaks.
import { Generator, Table } from '@acheron/engine'
import { expect, test } from 'vitest'
import type { Frame } from '../frames.ts'
import { florence } from '../index.ts'
import type { FlorenceState } from '../state.ts'

const open = (options: Record<string, string> = {}) => new Table(florence, { players: 3, seed: 'secrets', options })
const seats = [0, 1, 2]
const viewers = [...seats, null]

/** A table in the middle of a turn of the first seat. */
function amid(frame: Frame, change: (state: FlorenceState) => void = () => {}) {
  const table = open()
  table.arrange(state => {
    state.turn.seat = 0
    state.flow = [{ kind: 'turns' }, frame]
    change(state)
    return state
  })
  return table
}

test('a hand is its owner’s; of the others only the number of cards is seen, of the deck by nobody more', () => {
  const { state } = open()
  for (const viewer of viewers) {
    const view = florence.view(state, viewer)
    for (const seat of seats)
      expect(view.seats[seat]!.hand).toEqual(seat === viewer ? state.seats[seat]!.hand : [null, null])
    expect(view.fraud.deck).toEqual(Array(27).fill(null))
    expect(view.fraud.lineUp).toEqual(state.fraud.lineUp)
  }
})

test('only the top of the plague deck is seen, and with deckGamble openTop that of the fraud deck', () => {
  const { state } = open({ deckGamble: 'openTop' })
  for (const viewer of viewers) {
    const { plague, fraud } = florence.view(state, viewer)
    expect(plague.deck).toEqual([...Array(6).fill(null), state.plague.deck.at(-1)])
    expect(plague.discard).toEqual(state.plague.discard)
    expect(fraud.deck).toEqual([...Array(26).fill(null), state.fraud.deck.at(-1)])
  }
})

test('families are chosen in secret, and nobody learns who left which card', () => {
  const table = open({ familyDraft: 'deal2keep1' })
  const draft = (viewer: number | null) => {
    const frame = table.view(viewer).flow.at(-1)!
    return frame.kind === 'familyDraft' ? frame : null
  }
  const [move] = table.moves(0)
  expect(table.submit(0, move).ok).toBe(true)
  expect(draft(0)!.chosen[0]).not.toBeNull()
  for (const viewer of [1, 2, null]) {
    expect(draft(viewer)!.chosen[0]).toBeNull()
    expect(draft(viewer)!.dealt[0]).toEqual([null, null])
    expect(table.view(viewer).familyBox).toEqual([null, null])
    expect(florence.viewMove(move!, 0, viewer)).toEqual({ do: 'keep', family: null })
  }
  for (const seat of [1, 2]) table.submit(seat, table.moves(seat)[0])
  const { familyBox } = table.view(1)
  expect(familyBox).toHaveLength(5)
  expect(familyBox).toEqual([...familyBox].sort())
})

test('a drawn card is told to its owner only', () => {
  const drawn = { e: 'fraudDrawn', seat: 0, card: 'F07' } as const
  expect(florence.viewEvent(drawn, 0)).toEqual(drawn)
  for (const other of [1, null]) expect(florence.viewEvent(drawn, other)).toEqual({ ...drawn, card: null })
})

test('a soul that was led can be taken back, unless the plague has turned up another card', () => {
  const lead = (grave: number) => {
    const table = amid({ kind: 'florence' }, state => {
      state.flow.push({ kind: 'hell', rescued: false })
      for (const sin of Object.keys(state.graveyard) as 'lust'[]) {
        state.supply[sin] += state.graveyard[sin]
        state.graveyard[sin] = 0
      }
      state.graveyard.lust = grave
      state.supply.lust -= grave
    })
    expect(table.submit(0, { do: 'lead', soul: 'graveyard:lust', to: 'B1-1' }).ok).toBe(true)
    return table
  }
  expect(lead(2).undo(0).ok).toBe(true)
  expect(lead(1).undo(0).ok).toBe(false)
})

test('a card that was turned up, shown or drawn cannot be put back', () => {
  const gamble = amid({ kind: 'fraudSource' })
  gamble.submit(0, { do: 'pass' })
  expect(gamble.undo(0).ok).toBe(true)
  expect(gamble.submit(0, { do: 'fraud', from: 'deck' }).ok).toBe(true)
  expect(gamble.undo(0).ok).toBe(false)

  const cityWall = { kind: 'cityWall', exchanged: false, played: false, stored: false } as const
  const drawing = amid(cityWall, ({ seats: { 0: mine } }) => {
    mine!.tower = [['wine', 'oil', 'salt']]
    mine!.panel = ['powder']
  })
  const [card] = drawing.state.seats[0]!.hand
  drawing.submit(0, { do: 'panel', barrel: 'oil' })
  expect(drawing.undo(0).ok).toBe(true)
  drawing.submit(0, { do: 'fraud', from: 'hand', card })
  expect(drawing.undo(0).ok).toBe(false)
  drawing.submit(0, { do: 'option', option: 'a' })
  expect(drawing.state.seats[0]!.hand).toHaveLength(2)
  expect(drawing.undo(0).ok).toBe(false)
})

test('an imagined table has every piece once, one’s own hand as it is, and other hands of many kinds', () => {
  const { state } = open()
  const random = Generator.seeded('imagine')
  const held = new Set<string>()
  for (let i = 0; i < 60; i++) {
    const imagined = florence.determinize(state, 0, random)
    expect(florence.proof.invariant(imagined)).toBeNull()
    expect(imagined.seats[0]!.hand).toEqual(state.seats[0]!.hand)
    expect(imagined.plague.deck.at(-1)).toBe(state.plague.deck.at(-1))
    for (const card of imagined.seats[1]!.hand) held.add(card)
  }
  for (const card of [...state.seats[0]!.hand, ...state.fraud.lineUp]) expect(held.has(card)).toBe(false)
  expect(held.size).toBeGreaterThan(20)
})
