import { clone, Generator, InputError, Table } from '@acheron/engine'
import { describe, expect, test } from 'vitest'
import { caravan } from '../index.ts'
import { phases } from '../phases/index.ts'
import type { CaravanState } from '../state.ts'

/** States at decisions of a random game. */
function* decisions(seed: string, options: object): Iterable<CaravanState> {
  const random = Generator.seeded(seed)
  const table = new Table(caravan, { players: 2, seed, options })
  for (let moves = 0; moves < 250 && table.actors().length > 0; moves++) {
    yield table.state
    const seat = random.pick(table.actors())
    table.submit(seat, random.pick(table.moves(seat)))
  }
}

const games = [
  ['a', { mode: 'quick' }],
  ['b', { mode: 'quick', startCircle: 4, openHands: 'off' }],
  ['c', {}],
] as const

test('every frame that waits is at a step that the rules know by name', () => {
  const seen = new Set<string>()
  for (const [seed, options] of games) {
    for (const state of decisions(seed, options)) {
      caravan.checkFlow(state)
      for (const frame of state.flow) if ('step' in frame) seen.add(`${frame.kind} ${frame.step}`)
    }
  }
  expect(seen.size).toBeGreaterThan(30)
  expect([...seen].filter(step => /\d$/.test(step))).toEqual([])
})

describe('a table of other rules is refused', () => {
  const [, state] = [...decisions('a', { mode: 'quick' })]
  const left = (frame: object) => ({ ...clone(state!), flow: [...state!.flow, frame] }) as CaravanState
  const refused = (frame: object) => () => new Table(caravan, { players: 2, seed: 1 }, { state: left(frame) })
  const sequences = Object.entries(phases).filter(([, phase]) => 'steps' in phase)

  test.each(sequences)('at an unknown step of %s', kind => {
    expect(refused({ kind, step: 'loiter', todo: [], fx: { do: 'damage' } })).toThrow(InputError)
    expect(refused({ kind, step: 4, todo: [], fx: { do: 'damage' } })).toThrow(/does not know step 4 of frame/)
    expect(refused({ kind })).toThrow(InputError)
  })

  test('with a word that is not in the vocabulary, or a kind of frame that there is not', () => {
    expect(refused({ kind: 'effect', step: 'begin', memo: {}, fx: { do: 'smite' } })).toThrow(InputError)
    expect(refused({ kind: 'effect', step: 'begin', memo: {}, fx: { do: 'damage' } })).not.toThrow()
    expect(refused({ kind: 'entry', entry: null, step: 'follow', todo: [{ do: 'flag', name: 'x' }] })).toThrow(
      InputError,
    )
    expect(
      refused({ kind: 'entry', entry: null, step: 'follow', todo: [{ do: 'dilemma', options: [] }] }),
    ).not.toThrow()
    expect(refused({ kind: 'ambush' })).toThrow(/'ambush'/)
  })
})
