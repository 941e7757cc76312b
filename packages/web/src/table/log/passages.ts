import type { GameEvent, GameState, ShownStep } from '@acheron/engine'
import { seatsIn } from '@acheron/engine/words'
import type { OpenTable } from '@acheron/protocol'
import type { GameFace } from '../../board/face.ts'

/** What one decision brought, as prose; players are marked in it (`withNames`). */
export interface Passage {
  /** The number of the decision; 0 is what happened before the first. */
  readonly entry: number
  readonly seat: number | null
  readonly lines: readonly string[]
  readonly events: readonly GameEvent[]
}

/** The steps that were not undone. */
export function stepsThatStand(steps: readonly ShownStep[]): ShownStep[] {
  const stack: ShownStep[] = []
  for (const step of steps) {
    if (step.kind === 'undo') stack.pop()
    else stack.push(step)
  }
  return stack
}

/** A cache of results by object and face. A line once told never changes, so it is told once. */
function remembered<K extends object, V, More extends readonly unknown[]>(
  make: (face: GameFace, from: K, ...more: More) => V,
) {
  const byFace = new WeakMap<GameFace, WeakMap<K, { readonly made: V }>>()
  return (face: GameFace, from: K, ...more: More): V => {
    const known = byFace.get(face) ?? new WeakMap<K, { readonly made: V }>()
    byFace.set(face, known)
    const { made } = known.get(from) ?? { made: make(face, from, ...more) }
    known.set(from, { made })
    return made
  }
}

/** An event in words. A game that cannot tell an old event must not take the page down. */
const lineOf = remembered((face, event: GameEvent) => {
  try {
    return face.game.tellEvent(event, face.t)
  } catch {
    return ''
  }
})

export function linesOf(face: GameFace, events: readonly GameEvent[]): string[] {
  return events.map(event => lineOf(face, event)).filter(Boolean)
}

const publicStep = remembered((face, step: ShownStep) =>
  step.kind === 'undo' ? step : { ...step, events: step.events.map(event => face.game.viewEvent(event, null)) },
)

/** The table as a spectator is told it, for while a device changes hands. */
export function toldToAll(face: GameFace, table: OpenTable): OpenTable {
  const { game } = face
  return {
    ...table,
    now: { ...table.now, view: game.view(table.now.view as GameState, null) },
    opening: table.opening.map(event => game.viewEvent(event, null)),
    steps: table.steps.map(step => publicStep(face, step)),
  }
}

/** The lines of a step and their player; a step without words (a turn's end, a pass) has none. */
const toldOf = remembered((face, step: ShownStep, table: OpenTable) => {
  const sums = face.sums?.(step.events, table.info.seats.length) ?? []
  const lines = [...linesOf(face, step.events), ...sums]
  // Lines without a player's name, as when a round begins, are nobody's.
  const seat = lines.some(line => seatsIn(line).length > 1) ? step.seat : null
  return { lines, seat }
})

/** The log: everything that happened and was not undone. Steps that go on with the one before share its passage. */
export function passagesOf(face: GameFace, table: OpenTable): Passage[] {
  const opening = linesOf(face, table.opening)
  const passages: Passage[] =
    opening.length > 0 ? [{ entry: 0, seat: null, lines: opening, events: table.opening }] : []
  const steps = stepsThatStand(table.steps)
  let joined: readonly GameEvent[] = []
  for (const [i, step] of steps.entries()) {
    const events = [...joined, ...step.events]
    const next = steps[i + 1]
    const goesOn = next?.seat === step.seat && face.joins?.(step.events, next.events) === true
    joined = goesOn ? events : []
    const { lines, seat } = goesOn ? { lines: [], seat: null } : toldOf(face, step, table)
    if (lines.length > 0) passages.push({ entry: i + 1, seat, lines, events })
  }
  return passages
}
