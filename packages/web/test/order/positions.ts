import {
  clone,
  configOf,
  type GameDefinition,
  type GameState,
  Generator,
  type Move,
  type Seat,
  type View,
  withOthers,
} from '@acheron/engine'
import { plan } from '@acheron/engine/battery'

/** A decision of some game, as its seat sees it, with the choice of the game's plain player. */
export interface Position {
  readonly view: View<GameState>
  readonly seat: Seat
  readonly moves: readonly Move[]
  readonly plain: Move
}

/** A game gives a few positions, so that many different games are looked at. */
const perGame = 20

/**
 * Positions of games with all player counts and options, every second decision made by chance and the others by the
 * plain player. Those with at most `few` moves are left out.
 */
export function* positionsOf(game: GameDefinition, few: number, seed: string): IterableIterator<Position> {
  for (let round = 0; ; round++) {
    for (const { players, options, seed: each } of plan(game, 8, `${seed}/${round}`)) {
      const chance = Generator.seeded(each)
      const random = Generator.seeded(`${each}/positions`)
      const state = game.setup(configOf(game, players, options), chance)
      const ctx = { random: chance, emit() {} }
      game.advance(state, ctx)
      let taken = 0
      for (let actors = game.actors(state); actors.length > 0 && taken < perGame; actors = game.actors(state)) {
        const seat = random.pick(actors)
        const moves = game.moves(state, seat)
        // Bots among people go with these, which is no choice.
        const serious = moves.filter(move => !game.concedes(move) && move.option !== withOthers)
        const takes = serious.length > few && random.index(4) === 0
        const plays = random.index(2) === 0
        const plain = () => choiceOf(game, state, seat, serious, random)
        if (takes) {
          taken++
          yield { view: clone(game.view(state, seat)), seat, moves, plain: plain() }
        }
        game.play(state, seat, serious.length === 0 ? moves[0]! : plays ? plain() : random.pick(serious), ctx)
      }
    }
  }
}

function choiceOf(game: GameDefinition, state: GameState, seat: Seat, moves: readonly Move[], random: Generator): Move {
  if (moves.length === 1) return moves[0]!
  return game.mind.policy!(game.determinize(game.view(state, seat), seat, random), seat, [...moves])
}
