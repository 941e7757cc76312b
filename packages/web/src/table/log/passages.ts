import type { GameEvent, GameState, PastView, Seat, ShownStep } from '@acheron/engine'
import { seatsIn } from '@acheron/engine/words'
import type { OpenTable } from '@acheron/protocol'
import type { GameFace } from '../../board/face.ts'
import { joinedSteps, sentenceOf } from './joined.ts'

/** What one decision brought, as prose; players are marked in it (`withNames`). */
export interface Passage {
  /** The number of the decision; 0 is what happened before the first. */
  readonly entry: number
  readonly seat: number | null
  readonly lines: readonly string[]
  readonly events: readonly GameEvent[]
}

/**
 * The steps that were not undone. An undo whose step lies before the known ones takes none of these back, because steps are
 * taken back in the order of a stack.
 */
export function stepsThatStand(steps: readonly ShownStep[]): ShownStep[] {
  const stack: ShownStep[] = []
  for (const step of steps) {
    if (step.kind === 'undo') stack.pop()
    else stack.push(step)
  }
  return stack
}

/** A cache of results by object and face. A line once told never changes, so it is told once. */
export function remembered<K extends object, V, More extends readonly unknown[]>(
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

/** A save is told by its list: the lines around it say the same. */
export function linesOf(face: GameFace, events: readonly GameEvent[]): string[] {
  return events
    .filter(({ e }) => e !== 'saved')
    .map(event => lineOf(face, event))
    .filter(Boolean)
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

/** The sentence that stands for a long passage: the first that says who did something. */
export function headOf(lines: readonly string[]): string {
  return lines.find(line => seatsIn(line).length > 1) ?? lines[0] ?? ''
}

type Told = Pick<Passage, 'lines' | 'seat'>

/** The lines of a decision and their player; one without words (a turn's end, a pass) has none. */
function tell(face: GameFace, events: readonly GameEvent[], by: Seat | null, players: number): Told {
  const sums = by === null ? [] : (face.sums?.(events, players) ?? [])
  const lines = [...linesOf(face, events), ...sums]
  // Lines without a player's name, as when a round begins, are nobody's.
  const seat = lines.some(line => seatsIn(line).length > 1) ? by : null
  return { lines, seat }
}

const toldOf = remembered((face, step: ShownStep, players: number) => tell(face, step.events, step.seat, players))

/** The sentence of joined decisions, then what else the last of them brought. */
function told(face: GameFace, step: ShownStep, sentence: { text: string; told: number }, players: number): Told {
  const { lines, seat } = tell(face, step.events.slice(sentence.told), step.seat, players)
  return { lines: [sentence.text, ...lines], seat }
}

/** The number of the first decision whose step is known: 1 where all are. The last one that stands is the last entry. */
export function firstKnown({ now, steps }: Pick<OpenTable, 'now' | 'steps'>): number {
  return now.entries - stepsThatStand(steps).length + 1
}

/** The passage of a moment that lies before the known steps; null if it has no words. */
export function passageOf(face: GameFace, { entry, by, events }: PastView, players: number): Passage | null {
  const told = tell(face, events, by, players)
  return told.lines.length > 0 ? { entry, events, ...told } : null
}

/**
 * The log: everything that happened and was not undone, as far as its steps are known. Steps that go on with the one before
 * share its passage.
 */
export function passagesOf(face: GameFace, table: OpenTable): Passage[] {
  const opening = table.before === 0 ? linesOf(face, table.opening) : []
  const passages: Passage[] =
    opening.length > 0 ? [{ entry: 0, seat: null, lines: opening, events: table.opening }] : []
  const steps = stepsThatStand(table.steps)
  const first = table.now.entries - steps.length + 1
  const players = table.info.seats.length
  for (const [i, joined] of joinedSteps(face, steps).entries()) {
    const { step, before, goesOn } = joined
    if (goesOn) continue
    const sentence = sentenceOf(face, joined)
    const { lines, seat } = sentence ? told(face, step, sentence, players) : toldOf(face, step, players)
    if (lines.length > 0) passages.push({ entry: first + i, seat, lines, events: [...before, ...step.events] })
  }
  return passages
}
