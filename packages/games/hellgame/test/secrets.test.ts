import { configOf, Generator, Table } from '@acheron/engine'
import { expect, test } from 'vitest'
import { hellgame } from '../index.ts'
import { kindOf } from '../square/contents.ts'

const config = configOf(hellgame, 2, { events: ['levy', 'thaw', 'halving', 'eclipse'] })

test('nobody sees which event lies where, nor the order of the deck; the rest lies open', () => {
  const state = hellgame.setup(config, Generator.seeded('hidden'))
  for (const seat of [0, 1, null]) {
    const view = hellgame.view(state, seat)
    const hidden = Object.entries(view.tiles).filter(([, tile]) => tile === null)
    expect(hidden.map(([square]) => square).sort()).toEqual(['1-18', '2-27', '2-37', '4-2', '5-10', '6-17'])
    expect(view.deck).toEqual(Array(9).fill(null))
    expect(view.spells).toEqual(state.spells)
  }
})

test('a step can be taken back; turning an event up cannot, unless it lay face up, and drawing a spell never', () => {
  const walk = (eventTiles: 'face-down' | 'face-up') => {
    const options = { events: ['grimoire', 'thaw', 'halving', 'eclipse'], eventTiles }
    const table = new Table(hellgame, { players: 2, seed: 'undo', options })
    table.arrange(state => {
      state.seats[0]!.at = '1-16'
      state.seats[1]!.at = '1-28'
      // The grimoire lies on 1-18: the tile that was there takes its place.
      const there = Object.keys(state.tiles).find(square => state.tiles[square as '1-18'] === 'grimoire') as '1-18'
      state.tiles[there] = state.tiles['1-18']!
      state.tiles['1-18'] = 'grimoire'
      state.turn.seat = 0
      state.flow = [
        { kind: 'round', step: 'turn', seat: 1 },
        { kind: 'turn', step: 'movement' },
      ]
      return state
    })
    expect(table.submit(0, { do: 'step', to: '1-17' }).ok).toBe(true)
    expect(table.undo(0).ok).toBe(true)
    table.submit(0, { do: 'step', to: '1-17' })
    table.submit(0, { do: 'step', to: '1-18' })
    table.submit(0, { do: 'endMove' })
    expect(table.state.turned).toEqual(['grimoire'])
    return table
  }
  expect(walk('face-down').undo(0).ok).toBe(false)
  const open = walk('face-up')
  expect(open.undo(0).ok).toBe(true)
  open.submit(0, { do: 'endMove' })
  expect(open.submit(0, { do: 'spell', spell: open.state.spells[0]! }).ok).toBe(true)
  expect(open.undo(0).ok).toBe(false)
})

test('face-up events are seen by all', () => {
  const open = hellgame.setup(configOf(hellgame, 2, { eventTiles: 'face-up' }), Generator.seeded('open'))
  expect(hellgame.view(open, null).tiles).toEqual(open.tiles)
})

test('what is imagined follows what was turned up: a kind seen twice is doubled, one seen once may be', () => {
  const state = hellgame.setup(config, Generator.seeded('turned'))
  // Two tiles turned up, both levies: one more kind is doubled, the others lie there once.
  state.turned = ['levy', 'levy']
  state.tiles['2-37'] = 'thaw'
  delete state.tiles['1-18']
  delete state.tiles['2-27']
  const random = Generator.seeded('imagine')
  const doubled = new Set<string>()
  for (let i = 0; i < 60; i++) {
    const imagined = hellgame.determinize(state, 0, random)
    const laid = Object.entries(imagined.tiles).filter(([square]) => kindOf(imagined, square as '1-1') === 'event')
    const events = laid.map(([, tile]) => tile).sort()
    expect(events).toHaveLength(4)
    expect(events).not.toContain('levy')
    expect(new Set(events).size).toBe(3)
    doubled.add(events.find((event, at) => events.indexOf(event) !== at)!)
    expect(new Set([...imagined.spells, ...imagined.deck]).size).toBe(12)
  }
  expect([...doubled].sort()).toEqual(['eclipse', 'halving', 'thaw'])
})
