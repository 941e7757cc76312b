import {
  cloneUnfrozen,
  equal,
  type GameDefinition,
  type GameEvent,
  type GameState,
  type Generator,
  type Move,
  type Seat,
  type View,
} from '@acheron/engine'
import { serious } from './bot.ts'
import { imagine } from './imagine.ts'
import { drewFrom, silently } from './trials.ts'

/** A move that is expected, and what the asking seat sees before it. */
export interface Expected<S extends GameState = GameState, M extends Move = Move> {
  readonly seat: Seat
  readonly move: M
  readonly view: View<S>
}

/** Worlds that must agree: what is only imagined differs in some of them. */
const worlds = 4
const longest = 3

/**
 * The moves expected after this one, by the plain player's choice. It ends where chance or anything hidden comes in: before the
 * first die, and where two imagined worlds go on in different ways.
 */
export function lineAfter<S extends GameState, M extends Move, E extends GameEvent>(
  game: GameDefinition<S, M, E>,
  view: View<S>,
  seat: Seat,
  move: M,
  random: Generator,
): Expected<S, M>[] {
  const { policy } = game.mind
  if (!policy) return []
  const imagination = imagine(game, view, seat, random)
  const ctx = silently<E>(random)
  const states = Array.from({ length: worlds }, () => imagination.sample())
  /** Plays in every world; whether all of them look alike then, and none has used chance. */
  const isPlain = (by: Seat, next: M) => {
    const used = states.map(state => {
      const before = { ...state.rng }
      game.play(state, by, next, ctx)
      return drewFrom(before, state.rng)
    })
    const [first, ...others] = states.map(state => seenBy(game, state, seat))
    return !used.includes(true) && others.every(other => equal(other, first))
  }
  const line: Expected<S, M>[] = []
  let isOpen = isPlain(seat, move)
  while (isOpen && line.length < longest) {
    const choices = states.map(state => {
      const by = game.actors(state)[0]
      return by === undefined ? null : { by, move: policy(state, by, serious(game, game.moves(state, by))) }
    })
    const [choice] = choices
    if (!choice || !choices.every(other => equal(other, choice))) break
    if (!equal(game.viewMove(choice.move, choice.by, seat), choice.move)) break
    line.push({ seat: choice.by, move: choice.move, view: cloneUnfrozen(seenBy(game, states[0] as S, seat)) })
    isOpen = isPlain(choice.by, choice.move)
  }
  return line
}

const seenBy = <S extends GameState, M extends Move, E extends GameEvent>(
  game: GameDefinition<S, M, E>,
  state: S,
  seat: Seat,
): View<S> => game.view(state, seat)
