/** How well the advice's chances are kept: what Virgil says at decisions of bots' games beside how those games ended. */
import { Adviser, makeBot } from '@acheron/bots'
import {
  configOf,
  type GameDefinition,
  type GameEvent,
  type GameState,
  Generator,
  logOdds,
  type Move,
  type Seat,
  stretched,
  type View,
} from '@acheron/engine'
import { worldsOf } from '../packages/web/src/hint/advise.ts'

/** A decision: what was said before it, and the share of the win that the seat had in the end. */
export interface Case {
  readonly said: number
  readonly came: number
  /** Cases that came alike: those of the same game and, unless all win together, of the same seat. */
  readonly of: string
}

interface Moment {
  readonly view: View
  readonly seat: Seat
  readonly moves: readonly Move[]
}

/** What is looked at. */
export interface Effort {
  /** Decisions of one game: few, for they share its end. */
  readonly each: number
  /** Imagined worlds: those of the page's first answer, which is the least sure, unless it is said otherwise. */
  readonly worlds: number | null
  /** Moves in each: the first answer advises the plain player's, whatever the others are worth. */
  readonly moves: number
}

export const usualEffort: Effort = { each: 5, worlds: null, moves: 1 }
const circles = 9

/** Cases of the bots' game with that number, all seats of the level `fair`. */
export function casesOf(
  game: GameDefinition,
  players: number,
  seed: string,
  number: number,
  { each, worlds, moves: most }: Effort = usualEffort,
): Case[] {
  const { moments, ended } = playOut(game, players, `${seed}/${number}`, number, each)
  return moments.map(({ view, seat, moves }, i) => {
    const random = Generator.seeded(`${seed}/${number}/advice/${i}`)
    const adviser = new Adviser(game, view, seat, moves, random, game.mind.goals[0], most)
    const [advised] = adviser.consider(worlds ?? worldsOf(game).first)
    return { said: advised!.worth, came: ended(seat), of: game.meta.together ? `${number}` : `${number}/${seat}` }
  })
}

/** Some moments of a game, each as likely as any other, and what each seat had in the end. */
function playOut(game: GameDefinition, players: number, seed: string, number: number, each: number) {
  const random = Generator.seeded(seed)
  const pick = Generator.seeded(`${seed}/pick`)
  const bot = makeBot(game, 'fair', 'bots')
  const state = game.setup(configOf(game, players, optionsOf(game, number)), random)
  const minds = Array.from({ length: players }, (_, seat) => Generator.seeded(`${seed}/${seat}`))
  const moments: Moment[] = []
  let fought: boolean | null = null
  const emit = (event: GameEvent) => {
    if (event.e === 'confrontationEnded') fought = event.result === 'victory'
  }
  const ctx = { random, emit }
  game.advance(state, ctx)
  let seen = 0
  for (let seat = game.actors(state)[0]; seat !== undefined && fought === null; seat = game.actors(state)[0]) {
    const moves = game.moves(state, seat)
    if (moves.filter(move => !game.concedes(move)).length > 1 && isJudged(game, state)) {
      const place = seen < each ? seen : pick.index(seen + 1)
      seen++
      if (place < each) moments[place] = { view: structuredClone(game.view(state, seat)), seat, moves }
    }
    game.play(state, seat, bot.choose(game.view(state, seat), seat, moves, minds[seat]!), ctx)
  }
  const ended = (seat: Seat): number => {
    if (fought !== null) return Number(fought)
    const { winners } = game.result(state)!
    return winners.includes(seat) ? 1 / winners.length : 0
  }
  return { moments, ended }
}

/** A fight of the Caravan is what its mind judges; a campaign has many. */
export const optionsOf = ({ meta }: GameDefinition, number: number) =>
  meta.id === 'caravan' ? { mode: 'quick', retry: 'none', startCircle: 1 + (number % circles) } : {}

/** Before a fight the Caravan's mind has no opinion yet. */
export const isJudged = (game: GameDefinition, state: GameState) =>
  game.meta.id !== 'caravan' || ('fight' in state && state.fight !== null)

/** Tenths of what was said, with what came of them. */
export interface Tenth {
  readonly from: number
  readonly count: number
  readonly said: number
  readonly came: number
}

export function tenthsOf(cases: readonly Case[]): Tenth[] {
  const tenth = ({ said }: Case) => Math.min(9, Math.floor(said * 10))
  return Array.from({ length: 10 }, (_, n) => {
    const those = cases.filter(one => tenth(one) === n)
    const mean = (what: 'said' | 'came') => those.reduce((sum, one) => sum + one[what], 0) / (those.length || 1)
    return { from: n / 10, count: those.length, said: mean('said'), came: mean('came') }
  })
}

/** The mean distance between what was said and what came, tenth by tenth. */
export function calibrationError(cases: readonly Case[]): number {
  const sum = tenthsOf(cases).reduce((all, { count, said, came }) => all + count * Math.abs(said - came), 0)
  return sum / (cases.length || 1)
}

/**
 * The error by chance of somebody whose chances are right: the mean and what 95 of 100 stay below, in games whose ends are drawn by what was
 * said. What came alike is drawn together, as likely as each of its cases says.
 */
export function errorByChance(cases: readonly Case[], random: Generator, draws = 400): { mean: number; most: number } {
  const errors = Array.from({ length: draws }, () => {
    const luck = new Map<string, number>()
    const drawn = cases.map(({ said, of }) => {
      const own = luck.get(of) ?? random.index(2 ** 32) / 2 ** 32
      luck.set(of, own)
      return { said, came: Number(own < said), of }
    })
    return calibrationError(drawn)
  }).sort((a, b) => a - b)
  return { mean: errors.reduce((sum, error) => sum + error, 0) / draws, most: errors[Math.floor(0.95 * draws)]! }
}

/** Each half of the cases with the chances that the other half teaches: what is to be expected of games that were not measured. */
export function crossed([one, other]: readonly [readonly Case[], readonly Case[]]): Case[] {
  const taught = (cases: readonly Case[], by: readonly Case[]) => {
    const fitted = shiftAndStretch(by)
    return cases.map(({ said, ...rest }) => ({ said: stretched(said, fitted), ...rest }))
  }
  return [...taught(one, other), ...taught(other, one)]
}

/** The shift and the stretch of the log odds that fit the cases best (logistic regression, by Newton's method). */
export function shiftAndStretch(cases: readonly Case[]): readonly [shift: number, stretch: number] {
  let [shift, stretch] = [0, 1]
  for (let step = 0; step < 30; step++) {
    let [a, b, aa, ab, bb] = [0, 0, 1e-9, 0, 1e-9]
    for (const { said, came } of cases) {
      const x = logOdds(said)
      const chance = 1 / (1 + Math.exp(-shift - stretch * x))
      const weight = chance * (1 - chance)
      a += came - chance
      b += (came - chance) * x
      aa += weight
      ab += weight * x
      bb += weight * x * x
    }
    const determinant = aa * bb - ab * ab
    shift += (a * bb - b * ab) / determinant
    stretch += (b * aa - a * ab) / determinant
  }
  return [shift, stretch]
}
