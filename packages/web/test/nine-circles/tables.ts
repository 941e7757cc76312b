import { Table } from '@acheron/engine'
import { nineCircles } from '@acheron/games/nine-circles'
import type { NineCirclesMove, NineCirclesState, NineCirclesView } from '@acheron/games/nine-circles/board.ts'

/** A table in a given position. */
export function tableAt(given: Partial<NineCirclesState> = {}, options: object = {}, chance: readonly number[] = []) {
  const table = new Table(nineCircles, { players: 1, options, seed: 'test', chance })
  table.arrange(state => ({ ...state, ...given }))
  return table
}

/** Every position of some random games, with its legal moves. */
export function* positions(games: number): Generator<{ view: NineCirclesView; moves: readonly NineCirclesMove[] }> {
  for (let game = 0; game < games; game++) {
    const options = { stop: game % 2 === 0 ? 'strict' : 'declare', sheet: { start: 1 + (game % 9) } }
    const table = new Table(nineCircles, { players: 1, options, seed: `game ${game}` })
    for (let turn = 0; table.actors().length > 0; turn++) {
      const moves = table.moves(0)
      yield { view: table.view(0), moves }
      const claim = moves.find(move => move.do === 'claim')
      const playable = moves.filter(move => move.do !== 'concede')
      const pick = claim && turn % 3 > 0 ? claim : playable[(turn * 7919 + game * 104_729) % playable.length]
      table.submit(0, pick ?? { do: 'concede' })
    }
  }
}
