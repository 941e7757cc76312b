import { type Chance, Generator } from './chance.ts'
import type { Config, GameDefinition, GameEvent, GameState, Move } from './game.ts'
import { clone, equal, isObject } from './json.ts'
import { seedRng } from './rng.ts'

/** Far more than the state of any game has. */
const most = { levels: 40, nodes: 100_000, text: 2000, key: 200, number: 1_000_000 }

/** Names that reach an object's prototype instead of a field. */
const forbidden: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** The reason why a value from outside cannot be a state of any game, or null: it is too large, or not plain. */
export function boundsProblem(value: unknown): string | null {
  let nodes = 0
  const look = (part: unknown, levels: number): string | null => {
    if (++nodes > most.nodes) return `it has more than ${most.nodes} parts`
    if (part === null || typeof part === 'boolean') return null
    if (typeof part === 'string') return part.length > most.text ? `a text is longer than ${most.text}` : null
    if (typeof part === 'number')
      return Number.isInteger(part) && Math.abs(part) <= most.number ? null : `${part} is no number of a game`
    if (typeof part !== 'object') return `a ${typeof part} is not plain data`
    if (levels === most.levels) return `it nests deeper than ${most.levels} levels`
    for (const [key, inner] of Object.entries(part)) {
      if (forbidden.has(key) || key.length > most.key) return `'${key.slice(0, 40)}' is no name of a field`
      const wrong = look(inner, levels + 1)
      if (wrong) return wrong
    }
    return null
  }
  return look(value, 0)
}

/**
 * The reason why the game cannot go on from a state that comes from outside, or null; `saved` tells of it if it is a save. The
 * state has no generator. Rules may
 * not understand it at all, so whatever they throw is a reason too; it may take long only if the game's `verify` allows it.
 */
export function verify<S extends GameState, M extends Move, E extends GameEvent>(
  game: GameDefinition<S, M, E>,
  given: unknown,
  config: Config,
  saved: GameEvent | null = null,
): string | null {
  if (!isObject(given)) return 'a state must be an object'
  const tooLarge = boundsProblem(given)
  if (tooLarge) return tooLarge
  try {
    const state = { ...clone(given), rng: seedRng(0) } as unknown as S
    game.checkFlow(state)
    return game.verify(state, config, saved) ?? problemOf(game, state, config)
  } catch (error) {
    return `the rules do not understand it${reasonOf(error)}`
  }
}

function problemOf<S extends GameState, M extends Move, E extends GameEvent>(
  game: GameDefinition<S, M, E>,
  state: S,
  config: Config,
): string | null {
  const whole = game.proof.components(game.setup(config, Generator.seeded(0)))
  const found = game.proof.components(state)
  if (!equal(found, whole)) return `its pieces are ${JSON.stringify(found)}, those of the box ${JSON.stringify(whole)}`
  const broken = game.proof.invariant(state)
  if (broken) return broken
  const actors = game.actors(state)
  if (actors.some(seat => !Number.isInteger(seat) || seat < 0 || seat >= config.players))
    return `seat ${actors.join()} decides, and there are ${config.players} seats`
  for (const seat of actors) if (game.moves(state, seat).length === 0) return `seat ${seat} decides and has no move`
  if ((actors.length === 0) !== (game.result(state) !== null)) return 'nobody decides, and it is not over'
  game.progress(state)
  for (const seat of [null, ...Array(config.players).keys()]) game.view(state, seat)
  return null
}

/**
 * Plays so many moves at random on from a copy of a state that was verified. The reason why the rules could not, or null: a
 * state may be well made and still be none that they lead to.
 */
export function tryOut<S extends GameState, M extends Move, E extends GameEvent>(
  game: GameDefinition<S, M, E>,
  given: object,
  moves: number,
  random: Chance = Generator.seeded(0),
): string | null {
  const state = { ...clone(given), rng: seedRng(random.die(2 ** 20)) } as S
  const ctx = { random: new Generator(state.rng), emit: () => {} }
  try {
    game.advance(state, ctx)
    for (let n = 0; n < moves; n++) {
      const actors = game.actors(state)
      if (actors.length === 0) return null
      const seat = random.pick(actors)
      const listed = game.moves(state, seat)
      if (listed.length === 0) return `seat ${seat} decides and has no move`
      game.play(state, seat, random.pick(listed), ctx)
    }
    return game.proof.invariant(state)
  } catch (error) {
    return `the rules cannot play on from it${reasonOf(error)}`
  }
}

/** What the rules say of a state that they do not know. An error of the language says nothing to a person. */
export function reasonOf(error: unknown): string {
  return error instanceof Error && !/^(Type|Range|Reference)Error$/.test(error.name)
    ? `: ${error.message.split('\n')[0]!.slice(0, 200)}`
    : ''
}
