import { Generator } from './chance.ts'
import type { GameDefinition, GameEvent, GameState, Move, Played, Seat } from './game.ts'
import { hash } from './hash.ts'
import { clone, equal, findEqual } from './json.ts'

/**
 * True if a viewer sees a thing after the step that was hidden from it before. The hidden things themselves decide: one
 * that is no longer among them has been shown, wherever it went.
 */
export function unveils<S extends GameState, M extends Move, E extends GameEvent>(
  game: Pick<Eyes<S, M, E>, 'view'>,
  { before, after }: Pick<Played<S, M, E>, 'before' | 'after'>,
  viewer: Seat | null,
): boolean {
  const still = new Map<string, number>()
  for (const thing of hiddenThings(after, game.view(after, viewer))) still.set(thing, (still.get(thing) ?? 0) + 1)
  return hiddenThings(before, game.view(before, viewer)).some(thing => {
    const count = still.get(thing) ?? 0
    still.set(thing, count - 1)
    return count === 0
  })
}

/** Every value that the view masks, as text. */
function hiddenThings(state: unknown, view: unknown): string[] {
  if (typeof state !== 'object' || state === null) return view === null && state !== null ? [JSON.stringify(state)] : []
  if (view === null || typeof view !== 'object') return [JSON.stringify(state)]
  const seen = view as Record<string, unknown>
  // The generator does not count: it is missing from every view, before and after.
  return Object.entries(state).flatMap(([key, value]) => (key in seen ? hiddenThings(value, seen[key]) : []))
}

/** The parts of a game that are needed to try a step on imagined states. */
type Eyes<S extends GameState, M extends Move, E extends GameEvent> = Pick<
  GameDefinition<S, M, E>,
  'determinize' | 'moves' | 'play' | 'view' | 'viewEvent'
>

/** Imagined states tried per viewer: enough that a difference hardly hides, few enough for every move of a table. */
const samples = 3

/**
 * True if the messages to a viewer about a step depend on something hidden from it: then the step revealed something.
 * The same step is played on states that the viewer could not distinguish from the real one. This finds reveals that
 * the state alone does not show: a card peeked at and left where it was, a question answered from a hidden hand. The
 * mover's own knowledge stays fixed: others may guess at a hand from its owner's moves, and that is no reason against
 * taking a move back.
 */
export function tells<S extends GameState, M extends Move, E extends GameEvent>(
  game: Eyes<S, M, E>,
  step: Played<S, M, E>,
  viewer: Seat,
): boolean {
  const random = Generator.seeded(hash(step.before))
  const heard = newsOf(game, step, viewer)
  for (let i = 0; i < samples; i++) {
    const imagined = game.determinize(step.before, viewer, random, step.seat)
    imagined.rng = clone(step.before.rng)
    const there = playOn(game, imagined, step.seat, step.move)
    // If the move is not legal there, the move itself reveals something: not every state that the viewer held possible
    // allowed it.
    if (!there || !equal(heard, newsOf(game, there, viewer))) return true
  }
  return false
}

/** Plays a move on a state, in place, and returns its effects; null if it is not legal there. */
export function playOn<S extends GameState, M extends Move, E extends GameEvent>(
  game: Pick<Eyes<S, M, E>, 'moves' | 'play'>,
  state: S,
  seat: Seat,
  move: M,
): Pick<Played<S, M, E>, 'after' | 'events'> | null {
  if (!findEqual(game.moves(state, seat), move)) return null
  const events: E[] = []
  game.play(state, seat, move, { random: new Generator(state.rng), emit: event => void events.push(event) })
  return { after: state, events }
}

/** True if the viewer sees the same and is told the same after both. */
export function sameNews<S extends GameState, M extends Move, E extends GameEvent>(
  game: Pick<Eyes<S, M, E>, 'view' | 'viewEvent'>,
  a: Pick<Played<S, M, E>, 'after' | 'events'>,
  b: Pick<Played<S, M, E>, 'after' | 'events'>,
  viewer: Seat | null,
): boolean {
  return equal(newsOf(game, a, viewer), newsOf(game, b, viewer))
}

/** The viewer's messages about a step, and the view after it. */
function newsOf<S extends GameState, M extends Move, E extends GameEvent>(
  game: Pick<Eyes<S, M, E>, 'view' | 'viewEvent'>,
  { after, events }: Pick<Played<S, M, E>, 'after' | 'events'>,
  viewer: Seat | null,
) {
  return { told: events.map(event => game.viewEvent(event, viewer)), seen: game.view(after, viewer) }
}
