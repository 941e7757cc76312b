import { clone, configOf, type GameDefinition, type GameState, Generator, InputError, Table } from '@acheron/engine'
import { plan } from '@acheron/engine/battery'
import { describe, expect, test } from 'vitest'
import { findGame, games } from '../index.ts'

type Found = { readonly state: GameState; readonly place: number; readonly players: number }

/** The kinds of frames that go through steps in each game: random play must find at least these. */
const known: Readonly<Record<string, readonly string[]>> = {
  'nine-circles': [],
  'imp-race': [],
  hellgame: ['round', 'turn'],
  florence: ['accusation', 'scoring'],
  caravan: ['campaign', 'confrontation', 'caravanTurn', 'attack', 'card'],
  'charons-obol': [],
}

/** Of each random game so many decisions are looked at: the Caravan takes thousands. */
const decisions = 1_000

/** One state for every step of every kind of frame that waits at a decision of random games. */
function stepsOf(game: GameDefinition): Map<string, Found> {
  const found = new Map<string, Found>()
  for (const { players, options, seed } of plan(game, 12, 'steps')) {
    const random = Generator.seeded(seed)
    const ctx = { random: Generator.seeded(seed), emit() {} }
    const state = game.setup(configOf(game, players, options), ctx.random)
    game.advance(state, ctx)
    for (let count = 0; count < decisions; count++) {
      for (const [place, frame] of state.flow.entries()) {
        if ('next' in frame) throw new Error(`'${frame.kind}' says what comes next in a field that nobody checks`)
        if (!('step' in frame)) continue
        const name = `${frame.kind} ${JSON.stringify(frame.step)}`
        if (!found.has(name)) found.set(name, { state: clone(state), place, players })
      }
      const actors = game.actors(state)
      if (actors.length === 0) break
      const seat = random.pick(actors)
      game.play(state, seat, random.pick(game.moves(state, seat)), ctx)
    }
  }
  return found
}

test('every game is looked at', () => {
  expect(Object.keys(known)).toEqual([...games.map(({ meta }) => meta.id), 'charons-obol'])
})

describe.each(Object.entries(known))('%s', (id, kinds) => {
  test('goes through named steps, and refuses a table at any other', { timeout: 120_000 }, async () => {
    const game = await findGame(id).load()
    const found = stepsOf(game)
    const seen = new Set([...found.values()].map(({ state, place }) => state.flow[place]!.kind))
    expect([...seen]).toEqual(expect.arrayContaining([...kinds]))
    for (const [name, { state, place, players }] of found) {
      const frame = state.flow[place]! as { kind: string; step: unknown }
      expect(frame.step, name).toBeTypeOf('string')
      expect(() => game.checkFlow(state), name).not.toThrow()
      for (const step of ['loiter', 'toString', 1, null]) {
        const flow = state.flow.with(place, { ...frame, step } as never)
        const open = () => new Table(game, { players, seed: 1 }, { state: { ...state, flow } })
        expect(open, name).toThrow(InputError)
        const unknown = `step ${JSON.stringify(step)} of frame ${place + 1} of ${flow.length}, '${frame.kind}'`
        expect(open, name).toThrow(`${id}, rules version ${game.meta.rulesVersion}, does not know ${unknown}`)
      }
    }
  })
})
