import { expect, test } from 'vitest'
import { Generator } from '../src/chance.ts'
import { InputError } from '../src/errors.ts'
import type { GameDefinition } from '../src/game.ts'
import { LiveTable } from '../src/live.ts'
import type { Step } from '../src/steps.ts'
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

/** Rules that keep something more in the state, so that no hash is what it was. */
const noting = {
  ...newer(),
  setup: (...given: Parameters<GameDefinition['setup']>) => ({ ...skirmish.setup(...given), noted: 0 }),
  reshapes: true,
  migrate: (state: object) => ({ ...state, noted: 0 }),
} as unknown as GameDefinition

function playedSteps(count: number): { steps: string[]; live: LiveTable } {
  const live = new LiveTable(skirmish as unknown as GameDefinition, settings)
  const random = Generator.seeded('taken over')
  const steps: string[] = []
  while (steps.length < count) {
    const seat = live.actors()[0]!
    const outcome = live.act({ kind: 'move', seat, move: random.pick(live.moves(seat)) })
    if (outcome.ok) steps.push(outcome.text)
  }
  return { steps, live }
}

test('steps since the last stored state are played again by rules that keep more in the state', () => {
  const { steps, live } = playedSteps(20)
  expect(steps.some(text => (JSON.parse(text) as Step).entry.chance.length > 0)).toBe(true)
  const taken = takeOver(noting, settings, { kept: null, rules: 1, steps })
  expect(taken.live.version).toBe(20)
  expect(taken.live.state).toEqual({ ...live.state, noted: 0 })
})

test('but not where they would meet other dice', () => {
  const { steps } = playedSteps(20)
  const at = steps.findIndex(text => (JSON.parse(text) as Step).entry.chance.length > 0)
  const forged = steps.map((text, i) => {
    const step = JSON.parse(text) as Step
    return i === at ? JSON.stringify({ ...step, entry: { ...step.entry, chance: [] } }) : text
  })
  expect(() => takeOver(noting, settings, { kept: null, rules: 1, steps: forged })).toThrow(
    `step ${at + 1} does not play again as it was stored`,
  )
})
