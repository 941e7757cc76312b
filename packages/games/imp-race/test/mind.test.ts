import { Generator, parseOptions } from '@acheron/engine'
import { describe, expect, test } from 'vitest'
import { impRace } from '../index.ts'
import { options } from '../meta.ts'
import type { ImpRaceMove } from '../moves.ts'
import type { ImpRaceState } from '../state.ts'

type Player = (state: ImpRaceState, seat: number, moves: readonly ImpRaceMove[]) => ImpRaceMove

const plain: Player = (state, seat, moves) => impRace.mind.policy!(state, seat, moves)

/** Plays a game to its end, or to that many turns; what the players see is the whole state. */
function play(players: readonly Player[], given: object, seed: string, mostTurns: number): ImpRaceState {
  const random = Generator.seeded(seed)
  const state = impRace.setup({ players: players.length, options: parseOptions(options, given) }, random)
  const ctx = { random, emit() {} }
  impRace.advance(state, ctx)
  for (let [seat] = impRace.actors(state); seat !== undefined; [seat] = impRace.actors(state)) {
    if (state.turn.number > mostTurns) break
    impRace.play(state, seat, players[seat]!(state, seat, impRace.moves(state, seat)), ctx)
  }
  return state
}

describe('the plain player', () => {
  test.each([
    [2, 2],
    [2, 3],
    [3, 3],
    [5, 2],
  ])('%i of them bring %i imps home within 1,000 turns: nobody waits for ever', (players, impsToWin) => {
    for (let game = 0; game < 60; game++) {
      const state = play(Array(players).fill(plain), { impsToWin }, `race ${game}`, 1000)
      expect(state.winner, `game ${game}`).not.toBeNull()
    }
  })

  test('beats random play', () => {
    const dice = Generator.seeded('random player')
    const anyMove: Player = (_state, _seat, moves) => moves[dice.index(moves.length)]!
    const wins = Array.from({ length: 30 }, (_, game) => play([anyMove, plain], {}, `race ${game}`, 10_000).winner)
    expect(wins.filter(winner => winner === 1).length).toBeGreaterThanOrEqual(28)
  })

  test('what a position is worth to all seats together is one', () => {
    const state = play([plain, plain, plain], {}, 'race', 40)
    const worths = [0, 1, 2].map(seat => impRace.mind.worth(state, seat, 'win'))
    expect(worths.reduce((sum, worth) => sum + worth)).toBeCloseTo(1)
  })
})
