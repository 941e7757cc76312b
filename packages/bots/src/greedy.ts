import {
  clone,
  type GameDefinition,
  type GameEvent,
  type GameState,
  Generator,
  type Move,
  seedRng,
} from '@acheron/engine'
import { type Bot, serious } from './bot.ts'
import { imagine } from './imagine.ts'

export interface GreedyOptions {
  /** How many imagined states, each with dice of its own, a move is tried on. */
  readonly samples: number
  /** What to play for, one move ahead; null is the plain player's policy where the game has one, else its first goal. */
  readonly goal: string | null
}

/** The plain player: the game's policy, or the move after which the seat stands best on the average. */
export function greedyBot<S extends GameState, M extends Move, E extends GameEvent>(
  game: GameDefinition<S, M, E>,
  { samples, goal }: GreedyOptions,
): Bot<S, M> {
  const { mind } = game
  const aim = goal ?? (mind.goals[0] as string)
  return {
    choose(view, seat, moves, random) {
      const choices = serious(game, moves)
      if (choices.length === 1) return choices[0] as M
      const imagination = imagine(game, view, seat, random)
      if (mind.policy && goal === null) return mind.policy(imagination.sample(), seat, choices)

      const ctx = { random: new Generator(random.rng), emit() {} }
      // All moves are tried on the same states with the same dice: what differs is then the move's doing.
      const trials = Array.from({ length: samples }, () => ({
        state: imagination.sample(),
        rng: seedRng(random.index(2 ** 30)),
      }))
      const worthAfter = (move: M) => {
        let sum = 0
        for (const [i, trial] of trials.entries()) {
          const state = clone(trial.state)
          state.rng = { ...trial.rng }
          game.play(state, seat, move, ctx)
          sum += mind.worth(state, seat, aim)
          const certain = imagination.open && state.rng.a === trial.rng.a && state.rng.b === trial.rng.b
          if (certain) return sum / (i + 1)
        }
        return sum / trials.length
      }
      const worths = choices.map(worthAfter)
      const most = Math.max(...worths)
      return random.pick(choices.filter((_, i) => worths[i] === most))
    },
  }
}
