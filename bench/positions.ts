import { applyMove, isLost, legalMoves, newGame, Random, type State } from './peers/hand-loop.ts'

/** The positions at each decision of a game of random moves, as copies. */
function* decisions(random: Random): Generator<State> {
  const state = newGame()
  while (!isLost(state) && state.status === 'playing') {
    yield structuredClone(state)
    const moves = legalMoves(state)
    applyMove(state, moves[random.below(moves.length)]!, () => random.below(6) + 1)
  }
}

/** Positions from random games, always the same for the same seed: one decision out of each game. */
export function samplePositions(count: number, seed: number): State[] {
  const random = new Random(seed)
  return Array.from({ length: count }, () => {
    const game = [...decisions(random)]
    return game[random.below(game.length)]!
  })
}

/** A position in the middle of a game: circle 4 or later, with dice on the table. */
export function midGame(seed: number): State {
  const random = new Random(seed)
  for (;;) {
    const found = [...decisions(random)].find(({ circle, active }) => circle >= 4 && active.length >= 3)
    if (found) return found
  }
}
