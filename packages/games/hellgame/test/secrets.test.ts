import { configOf, Generator } from '@acheron/engine'
import { expect, test } from 'vitest'
import { hellgame } from '../index.ts'
import { kindOf } from '../squares.ts'

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

test('face-up events are seen by all', () => {
  const open = hellgame.setup(configOf(hellgame, 2, { event_tiles: 'face-up' }), Generator.seeded('open'))
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
