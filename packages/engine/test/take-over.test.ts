import { expect, test } from 'vitest'
import { InputError } from '../src/errors.ts'
import type { GameDefinition } from '../src/game.ts'
import { Table } from '../src/table.ts'
import { takeOver } from '../src/take-over.ts'
import { skirmish } from './skirmish/index.ts'

const settings = { players: 2, seed: 'left' }
const newer = (oldestRules?: number) =>
  ({ ...skirmish, meta: { ...skirmish.meta, rulesVersion: 4, oldestRules } }) as unknown as GameDefinition
const leftBy = (rules: number) => ({
  kept: { version: 0, state: new Table(skirmish, settings).state },
  rules,
  steps: [],
})

test('tables of before the oldest rules that go on are refused in one line', () => {
  const open = () => takeOver(newer(3), settings, leftBy(2))
  expect(open).toThrow(InputError)
  expect(open).toThrow('skirmish opens tables of rules version 3 and newer, and this one is of version 2')
})

test('those of it and of later ones go on', () => {
  for (const rules of [3, 4]) expect(takeOver(newer(3), settings, leftBy(rules)).live.version).toBe(0)
  expect(takeOver(newer(), settings, leftBy(1)).live.version).toBe(0)
})
