import type { GameDefinition, GameEvent, GameState, Generator, Move, Seat, View } from '@acheron/engine'
import { type Bot, serious } from './bot.ts'
import { imagine } from './imagine.ts'
import { tryAll } from './trials.ts'

export interface GreedyOptions {
  /** The number of imagined states, each with its own dice, on which the moves are tried. */
  readonly samples: number
  /** In how many of a hundred decisions it takes any of the other moves. */
  readonly slips: number
  /** The goal to play for, one move ahead; null is the game's policy if it has one, else its first goal. */
  readonly goal: string | null
}

/** The plain player: the game's policy, or the move after which the seat stands best on the average. */
export function greedyBot<S extends GameState, M extends Move, E extends GameEvent>(
  game: GameDefinition<S, M, E>,
  { samples, slips, goal }: GreedyOptions,
): Bot<S, M> {
  const { mind } = game
  const aim = goal ?? (mind.goals[0] as string)
  return {
    choose(view, seat, moves, random) {
      const choices = serious(game, moves)
      if (choices.length === 1) return choices[0] as M
      const best = bestOf(view, seat, choices, random)
      if (slips === 0 || random.index(100) >= slips) return best
      return random.pick(choices.filter(move => move !== best))
    },
  }

  function bestOf(view: View<S>, seat: Seat, choices: readonly M[], random: Generator): M {
    if (mind.policyByView && goal === null) return mind.policyByView(view, seat, choices)
    if (mind.policy && goal === null) return mind.policy(game.determinize(view, seat, random), seat, choices)

    const imagination = imagine(game, view, seat, random)
    const sums = choices.map(() => 0)
    for (let sample = 0; sample < samples; sample++) {
      const { worths, chanceUsed } = tryAll(game, imagination.sample(), seat, choices, aim, random)
      for (const [i, worth] of worths.entries()) sums[i] = (sums[i] as number) + worth
      // Without hidden things and dice, another sample would give the same result.
      if (imagination.open && !chanceUsed) break
    }
    const most = Math.max(...sums)
    return random.pick(choices.filter((_, i) => sums[i] === most))
  }
}
