import { expect, test } from 'vitest'
import { checks, isLong, plan, transcript, unreached } from '../src/battery/index.ts'
import { defineGame } from '../src/define.ts'
import type { GameDefinition } from '../src/game.ts'
import { clone } from '../src/json.ts'
import { seedRng } from '../src/rng.ts'
import { peek } from './peek.ts'
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
  [
    'imagines nothing in place of what is hidden',
    { determinize: (state, seat) => ({ ...clone(skirmish.view(state as never, seat)), rng: seedRng(1) }) as never },
    'a seat cannot tell an imagined state from the real one',
  ],
  ['shows the whole state', { view: state => state }, 'a seat cannot tell an imagined state from the real one'],
])('the battery catches a game that %s', (_, fault, name) => {
  const faulty = { ...skirmish, ...fault }
  const check = checks[name as keyof typeof checks]
  expect(() => check(faulty, plan(faulty, 100, name))).toThrow()
})

test('the battery catches a game whose log is told otherwise later, after a reload or by newer rules', async () => {
  const name = 'a line of the log never changes'
  let tellings = 0
  const forgetful = { ...skirmish, tellEvent: () => `line ${tellings++}` }
  await expect(checks[name](forgetful, plan(forgetful, 1, name))).rejects.toThrow(
    'a line of the log is another at the end',
  )
  const byRules: GameDefinition = {
    ...(skirmish as unknown as GameDefinition),
    tellEvent() {
      return `told by rules version ${this.meta.rulesVersion}`
    },
  }
  await expect(checks[name](byRules, plan(byRules, 1, name))).rejects.toThrow('another after a change of rules')
})

/** A game of 300 decisions that has the fault only near its end. */
function longGame(fault: Partial<typeof peek>): GameDefinition {
  const setup: typeof peek.setup = (config, random) => ({ ...peek.setup(config, random), left: 300 })
  const peeks: typeof peek.phases = { peek: { ...peek.phases.peek!, asksAlways: true, moves: () => [{ do: 'peek' }] } }
  return defineGame({ ...peek, setup, phases: peeks, ...fault }) as unknown as GameDefinition
}

test('in a long game everything is counted to its end', () => {
  const faulty = longGame({ proof: { ...peek.proof, components: ({ left }) => ({ cards: left > 5 ? 4 : 3 }) } })
  expect(() => checks['nothing is lost or made'](faulty, plan(faulty, 1, 'late'))).toThrow(
    'components were {"cards":4}',
  )
})

test('a long game is looked at closely in any of its places', () => {
  const twice: typeof peek.phases = {
    peek: {
      ...peek.phases.peek!,
      asksAlways: true,
      moves: ({ left }) => (left > 100 ? [{ do: 'peek' }] : [{ do: 'peek' }, { do: 'peek' }]),
    },
  }
  const faulty = longGame({ phases: twice })
  expect(isLong(faulty)).toBe(true)
  expect(isLong(skirmish as unknown as GameDefinition)).toBe(false)
  const check = checks['the listed moves are the legal ones']
  expect(() => check(faulty, plan(faulty, 16, 'somewhere'))).toThrow('a move is listed twice')
})
