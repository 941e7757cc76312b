import { equal, type GameDefinition, type GameRecord, Generator } from '@acheron/engine'
import { chanceOf } from '../chance.ts'
import { makeBot } from '../make.ts'
import { compare } from '../search-bot.ts'
import type { Judge } from './analysis.ts'
import { cameByChance, chancesAt, withMover } from './chances.ts'
import type { Decision } from './decisions.ts'
import { agreed, type Judgement, type Opinion, type Verdict } from './judgement.ts'

/** A curve is read by its bends: more worlds than these make it no clearer. */
const mostOfCurve = 40

/** The number of sampled states in which two moves are compared when the bot's budget sets no number. */
const usualWorlds = 100

/** Judges one decision after the other, in any order. */
export interface BotJudge {
  judge(decision: Decision): Judgement
  /** The verdict of the judgements of these decisions. */
  verdict(decisions: readonly Decision[], judgements: readonly Judgement[]): Verdict
}

/**
 * Judges by a bot that gets what the seat could see. Where the bot prefers another move, both are compared in newly sampled
 * states: the bot's own figures would favour the move that it chose by them.
 */
export function judgeByBot(game: GameDefinition, bot: Judge, { seed, players }: GameRecord): BotJudge {
  const player = makeBot(game, bot)
  const goal = bot.goal ?? (game.mind.goals[0] as string)
  const worlds = Math.max(2, (bot.name === 'search' && bot.iterations) || usualWorlds)
  const ofCurve = Math.min(worlds, mostOfCurve)
  const options = bot.name === 'search' ? bot : { goal: bot.goal }
  const randomFor = (entry: number | string, of = '') => Generator.seeded(`${seed}/analyse/${entry}${of}`)

  const opinionOf = ({ entry, seat, before, moves, move, forced }: Decision): Opinion => {
    if (forced) return agreed(move)
    const view = game.view(before, seat)
    const choice = player.choose(view, seat, moves, randomFor(entry))
    if (equal(choice, move)) return agreed(move)
    const tried = compare(game, view, seat, [choice, move], worlds, randomFor(entry, '/compare'), options)
    const kept = chanceOf(game, before, goal)
    const [other, own] = [0, 1].map(each => mean(tried.map(worths => worths[each] as number))) as [number, number]
    const [best, played] = [kept(other), kept(own)]
    // The comparison does not confirm the bot's move.
    if (own >= other) return { ...agreed(move), worth: { played, best: played } }
    const cost = best - played
    // A lead is as sure as it was, whatever it comes to as a chance.
    const error = (standardError(tried.map(([best, worth]) => best! - worth!)) * cost) / (other - own)
    return { best: choice, worth: { played, best }, cost, error, luck: null }
  }
  return {
    judge: decision => {
      const { entry, before: state, seat: mover } = decision
      const opinion = opinionOf(decision)
      const chances = chancesAt(game, bot, ofCurve, { state, players, mover }, randomFor(entry, '/chances'))
      return {
        ...opinion,
        // A better move that was found was there to be made: the choice is measured from it, and luck is not credited with it.
        chances: opinion.worth ? withMover(chances, mover, opinion.worth.best, game.meta.together === true) : chances,
        byChance: cameByChance(game, decision, players),
      }
    },
    verdict: (decisions, judgements) => {
      const last = decisions.at(-1)
      const position = last && { state: last.after, players, mover: game.actors(last.after)[0] ?? 0 }
      const end = position ? chancesAt(game, bot, ofCurve, position, randomFor('end', '/chances')) : []
      return { unit: 'chance', most: 1, exact: false, end, judgements }
    },
  }
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

function standardError(values: readonly number[]): number {
  const middle = mean(values)
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0)
  return Math.sqrt(squares / (values.length - 1) / values.length)
}
