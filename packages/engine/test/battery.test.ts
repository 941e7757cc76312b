import { expect, test } from 'vitest'
import { checks, plan, transcript, unreached } from '../src/battery/index.ts'
import { skirmish } from './skirmish/index.ts'

for (const [name, check] of Object.entries(checks)) {
  test(`skirmish: ${name}`, () => check(skirmish, plan(skirmish, 200, name)))
}

test('skirmish: random play reaches every feature', () => {
  expect(unreached(skirmish, plan(skirmish, 400, 'features'))).toEqual([])
})

test('skirmish: golden transcript', async () => {
  const text = await transcript(skirmish, { players: 2, seed: 'golden' }, 'en')
  await expect(text).toMatchFileSnapshot('skirmish/transcript.txt')
})

test.each<[string, Partial<typeof skirmish>, string]>([
  ['shows every event to everybody', { viewEvent: event => event }, 'what a viewer is told depends on nothing hidden'],
  ['shows every move to everybody', { viewMove: move => move }, 'what a viewer is told depends on nothing hidden'],
  ['lets everything be taken back', { reveals: () => false }, 'what a viewer is told depends on nothing hidden'],
  ['shows the whole state', { view: state => state }, 'a seat cannot tell an imagined state from the real one'],
])('the battery catches a game that %s', (_, fault, name) => {
  const faulty = { ...skirmish, ...fault }
  const check = checks[name as keyof typeof checks]
  expect(() => check(faulty, plan(faulty, 100, name))).toThrow()
})
