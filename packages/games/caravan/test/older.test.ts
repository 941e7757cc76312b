import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clone, type LiveTable, takeOver } from '@acheron/engine'
import { expect, test } from 'vitest'
import { caravan } from '../index.ts'
import type { CaravanState } from '../state.ts'

// Tables that older rules have left in the middle of things: a file for each version, a state on each line.

type Left = { moment: string; state: CaravanState }

const leftBy = (version: number): Left[] =>
  readFileSync(join(import.meta.dirname, `older/version-${version}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))

/** The plain player decides for all seats, until the fight is over that was begun or lay ahead. */
function playOn(live: LiveTable, decisions = 2_000): void {
  for (let i = 0; i < decisions; i++) {
    const [seat] = live.actors()
    if (seat === undefined) return
    const state = live.state as CaravanState
    const move = caravan.mind.policy!(clone(state), seat, live.moves(seat) as never)
    const outcome = live.act({ kind: 'move', seat, move })
    if (!outcome.ok) throw new Error(outcome.message)
    if (outcome.step.events.some(({ e }) => e === 'confrontationEnded')) return
  }
  throw new Error(`no fight was over after ${decisions} decisions`)
}

const left = [2, 3, 4, 5, 6].flatMap(rules => leftBy(rules).map(table => ({ ...table, rules })))

test.each(left)('a table of version $rules goes on: $moment', ({ state, rules }) => {
  const { players } = state
  const { mode, difficulty } = state.options
  const settings = { players, options: { mode, difficulty }, seed: 'older' }
  const kept = { version: 0, state: clone(state) }
  const { live } = takeOver(caravan as never, settings, { kept, rules, steps: [] })

  caravan.checkFlow(live.state)
  expect(live.state.flow.map(({ kind }) => kind)).toEqual(state.flow.map(({ kind }) => kind))
  expect(live.actors()).toEqual(caravan.actors(live.state as CaravanState))
  expect(Object.keys((live.state as CaravanState).options)).toEqual(Object.keys(caravan.meta.options))
  const pieces = caravan.proof.components(live.state as CaravanState)
  playOn(live)
  expect(caravan.proof.invariant(live.state as CaravanState)).toBeNull()
  expect(caravan.proof.components(live.state as CaravanState)).toEqual(pieces)
})

test('a table of version 1 is refused, and told why', () => {
  const kept = { version: 0, state: leftBy(2)[0]!.state }
  const open = () =>
    takeOver(caravan as never, { players: 2, options: {}, seed: 'older' }, { kept, rules: 1, steps: [] })
  expect(open).toThrow('caravan opens tables of rules version 2 and newer, and this one is of version 1')
})
