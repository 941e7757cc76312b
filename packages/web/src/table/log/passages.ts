import {
  type GameEvent,
  type GameState,
  type PastView,
  type Seat,
  type ShownStep,
  stepsThatStand,
  takenBy,
} from '@acheron/engine'
import { seatsIn } from '@acheron/engine/words'
import type { OpenTable } from '@acheron/protocol'
import type { GameFace } from '../../board/face.ts'
import { joinedSteps, sentenceOf } from './joined.ts'
import { type TookBack, takenBackIn } from './tookBack.ts'

export { stepsThatStand }

/** What one decision brought, as prose; players are marked in it (`withNames`). */
export interface Passage {
  /** The number of the decision; 0 is what happened before the first. */
  readonly entry: number
  readonly seat: number | null
  readonly lines: readonly string[]
  /** The numbers of the lines with which an event begins a part. */
  readonly parts: readonly number[]
  readonly events: readonly GameEvent[]
  /** A standing order has decided. */
  readonly ordered?: true
  /** It only passes. */
  readonly passes?: true
  /** It stands for so many passes in a row, by these seats. */
  readonly passed?: { readonly count: number; readonly seats: readonly Seat[] }
  /** What was taken back by consent, when the table stood here. */
  readonly tookBack?: readonly TookBack[]
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

/**
 * Whether a decision only passes; what follows from a pass is told. It goes by what everybody sees: whether somebody could have
 * done anything else would tell what their hand lacks.
 */
export function isPass(face: GameFace, { move, events }: Pick<ShownStep, 'move' | 'events'>): boolean {
  return face.passes?.(move) === true && linesOf(face, events).length <= 1
}

const publicStep = remembered((face, step: ShownStep) =>
  takenBy(step) > 0 ? step : { ...step, events: step.events.map(event => face.game.viewEvent(event, null)) },
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

/** The sentences that stand for a long passage: one of each part, and one of what comes before them. */
function headsOf({ lines, parts }: Pick<Passage, 'lines' | 'parts'>): readonly string[] {
  const before = lines.slice(0, parts[0])
  return [...(before.length > 0 ? [headOf(before)] : []), ...parts.flatMap(at => lines[at] ?? [])]
}

/** Sentences about the viewer that a folded passage shows. */
const mostAboutMe = 2

/**
 * What a folded passage shows: its heads and the first sentences about the viewer; the newest one its last sentence too, which is
 * where the table stands, as when somebody wins.
 */
export function foldedOf(
  passage: Pick<Passage, 'lines' | 'parts'>,
  newest: boolean,
  isAboutMe: (line: string) => boolean = () => false,
): readonly string[] {
  const { lines } = passage
  const heads = headsOf(passage)
  const more = lines.filter(line => !heads.includes(line) && isAboutMe(line)).slice(0, mostAboutMe)
  const kept = new Set([...heads, ...more])
  const shown = more.length === 0 ? heads : lines.filter((line, i) => kept.has(line) && lines.indexOf(line) === i)
  const last = newest ? lines.at(-1) : undefined
  return last === undefined || last === shown.at(-1) ? shown : [...shown, last]
}

/** The lines before which an event begins a part. */
function partsOf(face: GameFace, events: readonly GameEvent[]): readonly number[] {
  const { beginsPart } = face
  if (!beginsPart) return []
  const starts = events.flatMap((event, i) => (beginsPart(event) ? [linesOf(face, events.slice(0, i)).length] : []))
  return [...new Set(starts)]
}

type Told = Pick<Passage, 'lines' | 'parts' | 'seat'>

/** The lines of a decision and their player; one without words (a turn's end, a pass) has none. */
function tell(face: GameFace, events: readonly GameEvent[], by: Seat | null, players: number): Told {
  const { texts, after } = (by === null ? null : face.sums?.(events, players)) ?? { texts: [], after: events.length }
  const lines = [...linesOf(face, events.slice(0, after)), ...texts, ...linesOf(face, events.slice(after))]
  // Lines without a player's name, as when a round begins, are nobody's.
  const seat = lines.some(line => seatsIn(line).length > 1) ? by : null
  return { lines, parts: partsOf(face, events), seat }
}

const toldOf = remembered((face, step: ShownStep, players: number) => tell(face, step.events, step.seat, players))

/** The sentence of joined decisions, then what else the last of them brought. */
function told(face: GameFace, step: ShownStep, sentence: { text: string; told: number }, players: number): Told {
  const { lines, parts, seat } = tell(face, step.events.slice(sentence.told), step.seat, players)
  return { lines: [sentence.text, ...lines], parts: parts.map(at => at + 1), seat }
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
    opening.length > 0 ? [{ entry: 0, seat: null, lines: opening, parts: [], events: table.opening }] : []
  const steps = stepsThatStand(table.steps)
  const first = table.now.entries - steps.length + 1
  const players = table.info.seats.length
  for (const [i, joined] of joinedSteps(face, steps).entries()) {
    const { step, before, goesOn } = joined
    if (goesOn) continue
    const sentence = sentenceOf(face, joined)
    const said = sentence ? told(face, step, sentence, players) : toldOf(face, step, players)
    const ordered = step.ordered && { ordered: step.ordered }
    const passes = isPass(face, step) && { passes: true as const }
    const events = [...before, ...step.events]
    if (said.lines.length > 0) passages.push({ entry: first + i, ...said, events, ...ordered, ...passes })
  }
  return withTaken(face, table, passages)
}

/** Each goes with the last passage that it left standing. */
function withTaken(face: GameFace, { steps, now }: OpenTable, passages: readonly Passage[]): Passage[] {
  const told = [...passages]
  for (const { to, ...taken } of takenBackIn(steps, now.entries, events => headOf(linesOf(face, events)))) {
    const at = told.findLastIndex(({ entry }) => entry <= to)
    const passage = told[at]
    if (passage) told[at] = { ...passage, tookBack: [...(passage.tookBack ?? []), taken] }
    else told.unshift({ entry: 0, seat: null, lines: [], parts: [], events: [], tookBack: [taken] })
  }
  return told
}
