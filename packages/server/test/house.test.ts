import { expect, test } from 'vitest'
import type { Heard } from '../src/fanout.ts'
import { House } from '../src/lobby/house.ts'
import type { Registry } from '../src/tables/registry.ts'

test('who looks at a table is known of other processes too; one of before tells only who has it open', () => {
  let hear: (heard: Heard) => void = () => {}
  const registry = {
    ...{ present: () => new Map([['t', ['minos']]]), hidden: () => new Map() },
    loaded: () => ({ present: new Set(['minos', 'dante']), looking: new Set(['minos']) }),
  } as unknown as Registry
  const fanout = {
    ...{ connected: true, publish() {}, close: async () => {} },
    subscribe: (_topic: string, listener: typeof hear) => {
      hear = listener
      return () => {}
    },
  }
  const house = new House({ fanout, registry, me: null })
  const tables = { t: ['virgil', 'beatrice'] }
  hear({ kind: 'house', process: 'two', tables, around: [], hidden: { t: ['virgil'], other: ['beatrice'] } })
  hear({ kind: 'house', process: 'old', tables: { t: ['cato'] }, around: [] })
  expect(house.at('t')).toEqual(new Set(['minos', 'dante', 'virgil', 'beatrice', 'cato']))
  expect(house.lookingAt('t')).toEqual(new Set(['minos', 'beatrice', 'cato']))
  // In sight of one process is in sight.
  hear({ kind: 'house', process: 'three', tables: { t: ['virgil'] }, around: [] })
  expect(house.lookingAt('t')).toContain('virgil')
  house.stop()
})
