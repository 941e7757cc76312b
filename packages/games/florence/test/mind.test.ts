import { type Context, Generator } from '@acheron/engine'
import { expect, test } from 'vitest'
import { florence } from '../index.ts'
import type { FlorenceState } from '../state.ts'

type Choose = (state: FlorenceState, seat: number, random: Generator) => ReturnType<typeof florence.moves>[number]

const plain: Choose = (state, seat, random) =>
  florence.mind.policy!(florence.determinize(state, seat, random), seat, florence.moves(state, seat))
const anything: Choose = (state, seat, random) => random.pick(florence.moves(state, seat))

/** Plays a game; `look` sees each state before its decision. */
function play(seed: string, players: readonly Choose[], look: (state: FlorenceState) => void = () => {}) {
  const random = Generator.seeded(seed)
  const ctx: Context = { random: Generator.seeded(seed), emit() {} }
  const options = {
    locationLayout: 'random',
    familyDraft: 'deal1',
    occupiedEntry: 'passThrough',
    gateSharing: 'shared',
    councilRule: 'normal',
    deckGamble: 'discard',
    negativeInfamy: 'allowed',
    plagueRescue: 'off',
    guardians: 'random',
    turnCap: 120,
  } as const
  const state = florence.setup({ players: players.length, options }, ctx.random)
  florence.advance(state, ctx)
  for (let [seat] = florence.actors(state); seat !== undefined; [seat] = florence.actors(state)) {
    look(state)
    florence.play(state, seat, players[seat]!(state, seat, random), ctx)
  }
  return state
}

test('the plain player beats random play', () => {
  let wins = 0
  for (let game = 0; game < 20; game++) {
    const seat = game % 2
    const players = seat === 0 ? [plain, anything] : [anything, plain]
    if (florence.result(play(`beats/${game}`, players))!.winners.includes(seat)) wins++
  }
  expect(wins).toBeGreaterThanOrEqual(19)
})

test('worth lies between 0 and 1, and tells the leader well before the end', () => {
  let told = 0
  const games = 20
  for (let game = 0; game < games; game++) {
    let late: number[] = []
    const state = play(`worth/${game}`, [plain, plain], now => {
      const worths = [0, 1].map(seat => florence.mind.worth(now, seat, 'win'))
      for (const worth of worths) expect(worth > 0 && worth < 1).toBe(true)
      if (now.dante === 12) late = worths
    })
    const { winners } = florence.result(state)!
    expect(florence.mind.worth(state, winners[0]!, 'win')).toBe(1 / winners.length)
    if (winners.includes(late[0]! > late[1]! ? 0 : 1)) told++
  }
  expect(told).toBeGreaterThanOrEqual(0.7 * games)
})

test('the plain player weighs every move, and plays one that it thinks best', () => {
  const kinds = new Set<string>()
  for (let game = 0; game < 6; game++) {
    play(`weigh/${game}`, [anything, plain, anything], state => {
      const [seat] = florence.actors(state)
      const moves = florence.moves(state, seat!)
      const weights = florence.mind.weigh!(state, seat!, moves)
      expect(weights).toHaveLength(moves.length)
      expect(weights.every(Number.isFinite)).toBe(true)
      const chosen = moves.indexOf(florence.mind.policy!(state, seat!, moves))
      expect(weights[chosen]).toBe(Math.max(...weights))
      kinds.add(state.flow.at(-1)!.kind)
    })
  }
  expect(kinds).toContain('hell')
  expect(kinds).toContain('florence')
  expect(kinds).toContain('bonfire')
})
