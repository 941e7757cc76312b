import { configOf, Generator } from '@acheron/engine'
import { expect, test } from 'vitest'
import { hellgame } from '../index.ts'
import type { HellgameMove } from '../moves.ts'
import type { HellgameState } from '../state.ts'

type Player = (state: HellgameState, seat: number, moves: HellgameMove[], random: Generator) => HellgameMove

const plain: Player = (state, seat, moves) => hellgame.mind.policy!(state, seat, moves)
const anyMove: Player = (_state, _seat, moves, random) => random.pick(moves)

/** Plays to the end; each decision goes to that seat's player. */
function play(players: readonly Player[], seed: string): HellgameState {
  const random = Generator.seeded(seed)
  const state = hellgame.setup(configOf(hellgame, players.length, {}), random)
  const ctx = { random: Generator.seeded(0), emit() {} }
  hellgame.advance(state, ctx)
  for (;;) {
    const [seat] = hellgame.actors(state)
    if (seat === undefined) return state
    hellgame.play(state, seat, players[seat]!(state, seat, hellgame.moves(state, seat), random), ctx)
  }
}

test('the plain player beats random play nine times of ten', () => {
  let wins = 0
  for (let game = 0; game < 20; game++) {
    const seat = game % 2
    const players = seat === 0 ? [plain, anyMove] : [anyMove, plain]
    if (hellgame.result(play(players, `duel ${game}`))!.winners.includes(seat)) wins++
  }
  expect(wins).toBeGreaterThanOrEqual(18)
})

test('plain players end the game by the throne', () => {
  const ends = [2, 3, 4, 5].flatMap(players =>
    ['a', 'b'].map(seed => play(Array(players).fill(plain), `${players} ${seed}`).ended),
  )
  expect(ends.filter(end => end === 'throne').length).toBeGreaterThanOrEqual(ends.length - 1)
})

test('a position is worth one in all, and a finished game exactly what it is', () => {
  const state = play([anyMove, anyMove, anyMove], 'worth')
  const worths = [0, 1, 2].map(seat => hellgame.mind.worth(state, seat, 'win'))
  const { winners } = hellgame.result(state)!
  expect(worths).toEqual([0, 1, 2].map(seat => (winners.includes(seat) ? 1 / winners.length : 0)))
  const begun = hellgame.setup(configOf(hellgame, 4, {}), Generator.seeded(1))
  for (let seat = 0; seat < 4; seat++) begun.seats[seat]!.at = '1-5'
  const shares = [0, 1, 2, 3].map(seat => hellgame.mind.worth(begun, seat, 'win'))
  expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1)
  // Only the turn order makes a difference.
  for (const share of shares) expect(Math.abs(share - 0.25)).toBeLessThan(0.05)
  begun.seats[2]!.souls += 10
  expect(hellgame.mind.worth(begun, 2, 'win')).toBeGreaterThan(0.3)
})

test('a search is told to look at the move of the plain player first', () => {
  const random = Generator.seeded('weigh')
  const state = hellgame.setup(configOf(hellgame, 3, {}), random)
  const ctx = { random, emit() {} }
  hellgame.advance(state, ctx)
  for (let decision = 0; decision < 200; decision++) {
    const [seat] = hellgame.actors(state)
    if (seat === undefined) break
    const moves = hellgame.moves(state, seat)
    const chosen = hellgame.mind.policy!(state, seat, moves)
    const weights = hellgame.mind.weigh!(state, seat, moves)
    expect(weights).toHaveLength(moves.length)
    expect(moves[weights.indexOf(Math.max(...weights))]).toBe(chosen)
    hellgame.play(state, seat, chosen, ctx)
  }
})
