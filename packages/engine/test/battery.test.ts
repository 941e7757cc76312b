import { expect, test } from 'vitest'
import { checks, plan, transcript, unreached } from '../src/battery/index.ts'
import { skirmish } from './skirmish/index.ts'

for (const [name, check] of Object.entries(checks)) {
  test(`skirmish: ${name}`, () => check(skirmish, plan(skirmish, 400, name)))
}

test('skirmish: random play reaches every feature', () => {
  expect(unreached(skirmish, plan(skirmish, 400, 'features'))).toEqual([])
})

test('skirmish: golden transcript', async () => {
  const text = await transcript(skirmish, { players: 2, seed: 'golden' }, 'en')
  await expect(text).toMatchFileSnapshot('skirmish/transcript.txt')
})
