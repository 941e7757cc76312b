import { equal, type GameDefinition, type GameRecord, type GameState, Generator, type Move } from '@acheron/engine'
import { Adviser } from '../advise.ts'
import { chanceOf } from '../chance.ts'
import { makeBot } from '../make.ts'
import { compare } from '../search-bot.ts'
import type { Judge } from './analysis.ts'
import { cameByChance, chancesAt, withMover } from './chances.ts'
import type { Decision } from './decisions.ts'
import { agreed, type Judgement, type Opinion, type Other, type Verdict } from './judgement.ts'
import { markOf } from './marks.ts'

/** A curve is read by its bends: more worlds than these make it no clearer. */
const mostOfCurve = 40

/** The number of sampled states in which two moves are compared when the bot's budget sets no number. */
const usualWorlds = 100

/** Judges one decision after the other, in any order. */
export interface BotJudge {
  judge(decision: Decision): Judgement
  /** So many other moves worth a thought, the best first. */
  others(decision: Decision, best: Move, count: number): Other[]
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
    const { best, played, cost, error } = beside(before, tried, 1)
    // The comparison does not confirm the bot's move.
    if (cost <= 0) return { ...agreed(move), worth: { played, best: played } }
    return { best: choice, worth: { played, best }, cost, error, luck: null }
  }
  /** The first move and another one, tried in the same worlds, as chances that are kept. */
  const beside = (state: GameState, tried: readonly (readonly number[])[], other: number) => {
    const kept = chanceOf(game, state, goal)
    const [first, second] = [0, other].map(each => mean(tried.map(worths => worths[each]!))) as [number, number]
    const [best, played] = [kept(first), kept(second)]
    const cost = best - played
    // A lead is as sure as it was, whatever it comes to as a chance.
    const sure = first === second ? 1 : cost / (first - second)
    return { best, played, cost, error: sure * standardError(tried.map(worths => worths[0]! - worths[other]!)) }
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
    others: ({ entry, seat, before, moves, move }, best, count) => {
      const view = game.view(before, seat)
      const random = randomFor(entry, '/others')
      const { moves: likely } = new Adviser(game, view, seat, moves, random, goal)
      const found = likely.filter(each => !equal(each, best) && !equal(each, move)).slice(0, count)
      const tried = compare(game, view, seat, [best, ...found], worlds, random, options)
      const told = found.map((move, i) => {
        const lead = beside(before, tried, i + 1)
        const [cost, error] = [Math.max(0, lead.cost), lead.error]
        return { move, mark: markOf({ cost, error }), cost, error }
      })
      return told.sort((a, b) => a.cost - b.cost)
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
