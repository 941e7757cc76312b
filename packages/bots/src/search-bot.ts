import type { GameDefinition, GameEvent, GameState, Generator, Move, Seat, View } from '@acheron/engine'
import { type Bot, serious } from './bot.ts'
import { imagine } from './imagine.ts'
import { type SearchOptions, searchDefaults } from './options.ts'
import { Search, type SearchStats } from './search.ts'

/** The bot that thinks ahead, within its budget. */
export function searchBot<S extends GameState, M extends Move, E extends GameEvent>(
  game: GameDefinition<S, M, E>,
  options: SearchOptions,
): Bot<S, M> {
  return {
    choose(view, seat, moves, random) {
      const choices = serious(game, moves)
      if (choices.length === 1) return choices[0] as M
      return new Search(game, view, seat, choices, random, options).run().move
    },
  }
}

/** A search of an exact number of iterations from the view alone, with its counts: for measurements. */
export function iterate<S extends GameState, M extends Move, E extends GameEvent>(
  game: GameDefinition<S, M, E>,
  view: View<S>,
  seat: Seat,
  iterations: number,
  random: Generator,
  options: Partial<SearchOptions> = {},
): SearchStats<M> {
  const moves = serious(game, game.moves(imagine(game, view, seat, random).sample(), seat))
  return new Search(game, view, seat, moves, random, { ...searchDefaults, ...options, iterations, ms: null }).run()
}

/**
 * Compares moves: each is tried in the same imagined worlds, with the same hidden cards and dice. Returns the worth of
 * each move to the seat, world by world, so that the differences can be weighed against their spread.
 */
export function compare<S extends GameState, M extends Move, E extends GameEvent>(
  game: GameDefinition<S, M, E>,
  view: View<S>,
  seat: Seat,
  moves: readonly M[],
  worlds: number,
  random: Generator,
  options: Partial<SearchOptions> = {},
): number[][] {
  const settings = { ...searchDefaults, ...options, iterations: null, ms: null }
  return new Search(game, view, seat, moves, random, settings).compare(moves, worlds)
}
