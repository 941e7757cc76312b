import { expect, test } from 'vitest'
import type { JsonObject } from '../src/json.ts'
import { runScenario } from '../src/scenario.ts'
import { parseScenarios, type Scenario } from '../src/scenario-file.ts'
import { skirmish } from './skirmish/index.ts'

const base: Scenario = { game: 'skirmish', rule: 'R1', title: 'a case', players: 2, moves: [] }
const inActions = { flow: [{ kind: 'round' }, { kind: 'actions', acted: [false, false] }], hands: [[], []] }
const run = (more: Partial<Scenario>) => runScenario(skirmish, { ...base, ...more })

test('given lies over the set-up, chance is scripted, everything is checked', () => {
  const failures = run({
    given: { ...inActions, counters: ['bite'], aim: 'head', beast: 5 },
    chance: [6],
    moves: [{ seat: 0, move: { do: 'attack' }, expect: { beast: 3 }, legal: { seat: 0, count: 0 } }],
    expect: { vigor: [2, 3], used: ['bite'] },
    events: ['attacked', { e: 'harmed', seat: 0 }],
    legal: [
      { seat: 1, count: 2, includes: [{ do: 'attack' }], excludes: [{ do: 'play' }] },
      { seat: 1, of: { do: 'rest' }, count: 1 },
    ],
    rejects: [{ seat: 0, move: { do: 'rest' } }],
    result: null,
  })
  expect(failures).toEqual([])
})

test.each<[string, Partial<Scenario>, RegExp]>([
  ['expect', { expect: { beast: 1 } }, /^beast: expected 1, found 5/],
  [
    "a step's expect",
    { moves: [{ seat: 0, move: { do: 'rest' }, expect: { beast: 1 } }] },
    /^after move 1: beast: expected 1/,
  ],
  ['legal count', { legal: { seat: 0, count: 3 } }, /^legal: expected 3 moves, found 2: /],
  ['legal includes', { legal: { seat: 0, includes: [{ do: 'play' }] } }, /^legal: {"do":"play"} is not among/],
  ['legal excludes', { legal: { seat: 0, excludes: [{ do: 'rest' }] } }, /^legal: {"do":"rest"} is among/],
  ['rejects', { rejects: [{ seat: 0, move: { do: 'rest' } }] }, /^rejects: {"do":"rest"} was accepted/],
  ['events', { events: ['ended'] }, /^events: {"e":"ended"} is not among/],
  [
    'events in the wrong order',
    {
      moves: [
        { seat: 0, move: { do: 'rest' } },
        { seat: 1, move: { do: 'attack' } },
      ],
      chance: [1],
      events: ['attacked', 'rested'],
    },
    /^events: {"e":"rested"}/,
  ],
  [
    'an illegal move',
    { moves: [{ seat: 0, move: { do: 'fly' } }] },
    /^move 1: not a legal move for seat 0: {"do":"fly"}/,
  ],
  [
    'a seat that is not to move',
    { moves: [{ seat: 7, move: { do: 'rest' } }] },
    /^move 1: seat 7 is not to move; to move: 0, 1/,
  ],
  ['result', { result: { winners: [0] } }, /^result: expected/],
  ['chance left over', { chance: [3] }, /^chance: nothing asked for \[3\]/],
  [
    'chance that cannot be',
    { chance: [7], moves: [{ seat: 0, move: { do: 'attack' } }] },
    /^chance: 7 is not a result of a die/,
  ],
  [
    'a given key that the state lacks',
    { given: { beats: 3 } },
    /^given: the state has no 'beats'; it has players, round/,
  ],
  ['a given value of another kind', { given: { beast: '3' } }, /^given: 'beast' is a number, got "3"/],
  ['a given position that cannot be', { given: { vigor: [9, 3] } }, /^given: vigor out of range/],
  ['an unknown option', { config: { fog: true } }, /^option 'fog' is unknown; this game has none/],
])('a failing %s is told', (_, more, message) => {
  const [failure = 'no failure'] = run({ given: inActions, ...more })
  expect(failure).toMatch(message)
})

test('a game can say what a short position stands for; then every piece must be somewhere', () => {
  const position = (state: { deck: unknown[] }, given: JsonObject) => ({
    ...given,
    hands: [[], []],
    deck: Array.isArray(given.deck) ? given.deck : [...state.deck, 'torch', 'torch', 'torch', 'torch'],
  })
  const setup = {
    hands: [
      ['torch', 'torch'],
      ['torch', 'torch'],
    ],
  }
  const game = { ...skirmish, proof: { ...skirmish.proof, position } }
  const dealt = { ...game, setup: (...args: Parameters<typeof game.setup>) => ({ ...game.setup(...args), ...setup }) }
  const short = { ...base, position: { beast: 2 }, expect: { beast: 2, hands: [[], []] } }
  expect(runScenario(dealt as typeof skirmish, short)).toEqual([])
  const lost = { ...base, position: { deck: [] } }
  expect(runScenario(dealt as typeof skirmish, lost)).toEqual([
    expect.stringMatching(/^position: .*expected \d+, found 0/),
  ])
})

test('a short position is one only where the game says what it stands for', () => {
  expect(run({ position: { beast: 2 } })).toEqual([expect.stringMatching(/^position: skirmish has no short positions/)])
  expect(run({ given: {}, position: {} })).toEqual([expect.stringMatching(/one of `given`, `position` and `seen`/)])
})

test('null deletes a key, and stays null where null stands', () => {
  expect(run({ given: { ...inActions, won: null, used: null }, expect: { won: null, used: null } })).toEqual([])
})

test.each([
  ['{"game"', /^not a scenario: the file is not valid JSON .* is it truncated\?$/],
  ['[]', /the list of cases is empty/],
  ['[3]', /^case 1 must be an object/],
  [JSON.stringify([base, { ...base, expects: {} }]), /^case 2: unknown key 'expects'; known: game, rule/],
  [JSON.stringify({ ...base, players: '2' }), /^case 1: 'players' is missing or of the wrong form/],
  [JSON.stringify({ ...base, legal: { seat: 0, counts: 1 } }), /^case 1: 'legal' is missing or of the wrong form/],
  [
    JSON.stringify({ ...base, moves: [{ seat: 0, move: {}, expects: {} }] }),
    /^case 1: 'moves' is missing or of the wrong/,
  ],
  [JSON.stringify({ ...base, moves: [{ seat: 0 }] }), /^case 1: 'moves' is missing or of the wrong form/],
  [JSON.stringify({ ...base, moves: [{ seat: 0, move: {}, expect: 3 }] }), /^case 1: 'moves' is missing or of/],
  [JSON.stringify({ ...base, moves: [{ seat: 0, move: {}, rejects: {} }] }), /^case 1: 'moves' is missing or of/],
  [JSON.stringify({ ...base, legal: { seat: 0, includes: { do: 'rest' } } }), /^case 1: 'legal' is missing or of/],
  [JSON.stringify({ ...base, rejects: [{ seat: 0, move: {}, expect: {} }] }), /^case 1: 'rejects' is missing or of/],
])('%s is not a scenario file', (text, message) => {
  expect(() => parseScenarios(text)).toThrow(message)
})

test('a file may hold one case or a list', () => {
  expect(parseScenarios(JSON.stringify(base))).toEqual([base])
  expect(parseScenarios(JSON.stringify([base, base]))).toHaveLength(2)
})
