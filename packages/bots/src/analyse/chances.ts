import {
  cloneUnfrozen,
  type GameDefinition,
  type GameEvent,
  type GameState,
  Generator,
  type Seat,
} from '@acheron/engine'
import { serious } from '../bot.ts'
import { chanceOf } from '../chance.ts'
import { imagine } from '../imagine.ts'
import { habits, searchDefaults, settle } from '../options.ts'
import { silently } from '../trials.ts'
import type { Judge } from './analysis.ts'
import type { Decision } from './decisions.ts'

/** A position, the number of seats, and the seat to move. */
export interface Position {
  readonly state: GameState
  readonly players: number
  readonly mover: Seat
}

/**
 * Each seat's chance at a position: the mean over so many worlds that the seat holds possible, played on by the plain player, as the
 * chance that is kept. Where seats play against each other the chances add up to 1; where they win or lose together, all have the mover's.
 */
export function chancesAt(
  game: GameDefinition,
  bot: Judge,
  worlds: number,
  { state, players, mover }: Position,
  random: Generator,
): number[] {
  const { mind, meta } = game
  const goal = bot.goal ?? (mind.goals[0] as string)
  const seats = [...Array(players).keys()]
  if (game.actors(state).length === 0) return seats.map(seat => mind.worth(state, seat, goal))
  const kept = chanceOf(game, state, goal)
  const means = (viewer: Seat, of: readonly Seat[]): number[] => {
    const imagination = imagine(game, game.view(state, viewer), viewer, random)
    const sums = of.map(() => 0)
    for (let world = 0; world < worlds; world++) {
      const imagined = imagination.sample()
      playOn(game, bot, imagined, random)
      for (const [i, seat] of of.entries()) sums[i] = (sums[i] as number) + mind.worth(imagined, seat, goal)
    }
    return sums.map(sum => kept(sum / worlds))
  }
  if (meta.together || players === 1) return seats.map(() => 0).fill(means(mover, [mover])[0] as number)
  // Where nothing is hidden, all seats see the same worlds.
  return shares(game.open ? means(mover, seats) : seats.flatMap(seat => means(seat, [seat])))
}

/** Plays on as a search does, without one. */
function playOn(game: GameDefinition, bot: Judge, state: GameState, random: Generator): void {
  const { mind } = game
  const { playout, depth } = settle(bot.name === 'search' ? bot : searchDefaults, mind.search ?? habits)
  if (playout === 'none' || !mind.policy) return
  const round = mind.round?.(state)
  const ctx = silently<GameEvent>(random)
  for (let step = 0; step < depth && mind.round?.(state) === round; step++) {
    const seat = game.actors(state)[0]
    if (seat === undefined) return
    game.play(state, seat, mind.policy(state, seat, serious(game, game.moves(state, seat))), ctx)
  }
}

/** The chances with the mover's own known better: the others share what is left. */
export function withMover(chances: readonly number[], mover: Seat, own: number, together: boolean): number[] {
  if (together || chances.length === 1) return chances.map(() => own)
  const others = 1 - (chances[mover] as number)
  return chances.map((chance, seat) => {
    if (seat === mover) return own
    return others > 0 ? (chance * (1 - own)) / others : (1 - own) / (chances.length - 1)
  })
}

function shares(chances: readonly number[]): number[] {
  const sum = chances.reduce((all, chance) => all + chance, 0)
  return chances.map(chance => (sum > 0 ? chance / sum : 1 / chances.length))
}

/** Whether what followed the decision was nobody's choice: chance was used, or something hidden came to light. */
export function cameByChance(
  game: GameDefinition,
  { before, seat, move, after, chanceUsed }: Decision,
  players: number,
): boolean {
  if (chanceUsed || game.open) return chanceUsed
  const events: GameEvent[] = []
  const state = cloneUnfrozen(before)
  game.play(state, seat, move, { random: new Generator(state.rng), emit: event => void events.push(event) })
  return game.reveals({ before, seat, move, after, events }, players)
}
