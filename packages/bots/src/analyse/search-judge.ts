import { equal, type GameDefinition, Generator } from '@acheron/engine'
import { makeBot } from '../make.ts'
import { compare } from '../search-bot.ts'
import type { Judge } from './analysis.ts'
import type { Decision } from './decisions.ts'
import { agreed, type Judgement, type Verdict } from './judgement.ts'

/** The number of sampled states in which two moves are compared when the bot's budget sets no number. */
const usualWorlds = 100

/**
 * Judges by a bot that gets what the seat could see. Where the bot prefers another move, both are compared in newly sampled
 * states: the bot's own figures would favour the move that it chose by them.
 */
export function judgeByBot(game: GameDefinition, bot: Judge, seed: string): (decision: Decision) => Judgement {
  const player = makeBot(game, bot)
  const worlds = Math.max(2, (bot.name === 'search' && bot.iterations) || usualWorlds)
  const options = bot.name === 'search' ? bot : { goal: bot.goal }
  return ({ entry, seat, before, moves, move, forced }) => {
    if (forced) return agreed(move)
    const view = game.view(before, seat)
    const choice = player.choose(view, seat, moves, Generator.seeded(`${seed}/analyse/${entry}`))
    if (equal(choice, move)) return agreed(move)
    const random = Generator.seeded(`${seed}/analyse/${entry}/compare`)
    const tried = compare(game, view, seat, [choice, move], worlds, random, options)
    const other = mean(tried.map(([worth]) => worth as number))
    const played = mean(tried.map(([, worth]) => worth as number))
    // The comparison does not confirm the bot's move.
    if (played >= other) return { ...agreed(move), worth: { played, best: played } }
    const error = standardError(tried.map(([best, worth]) => (best as number) - (worth as number)))
    return { best: choice, worth: { played, best: other }, cost: other - played, error, luck: null }
  }
}

/** The verdict of such judgements. */
export function byBot(judgements: readonly Judgement[]): Verdict {
  return { unit: 'chance', most: 1, exact: false, judgements }
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

function standardError(values: readonly number[]): number {
  const middle = mean(values)
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0)
  return Math.sqrt(squares / (values.length - 1) / values.length)
}
