import type { GameEvent, Seat, ShownStep } from '@acheron/engine'
import { seatsIn } from '@acheron/engine/words'
import type { OpenTable } from '@acheron/protocol'
import type { GameFace } from '../../board/face.ts'
import { type JoinedStep, joinedSteps, sentenceOf } from '../log/joined.ts'
import { linesOf, remembered, stepsThatStand } from '../log/passages.ts'

/** Where a moment stands: its decision, and which of that decision's moments it is. */
export interface Place {
  readonly entry: number
  readonly part: number
}

/** The smallest part of what happened that is shown by itself: a sentence with the events it tells. */
export interface Moment extends Place {
  /** Whose doing it was; null for the rules'. */
  readonly seat: Seat | null
  /** The sentence; players are marked in it. Empty where there is only something to see. */
  readonly text: string
  readonly events: readonly GameEvent[]
  /** It waits for "go on". */
  readonly beat: boolean
  /** Something begins with it that takes time to read. */
  readonly opens?: boolean
}

/** Decisions that are told moment by moment; earlier ones stand in the log. */
const most = 40

type Part = Omit<Moment, 'entry' | 'part'>

/** The moments of a decision. Events without words belong to the sentence before them, the first ones to the one after. */
const partsOf = remembered((face, { events, seat }: ShownStep, players: number): readonly Part[] => {
  const parts: { texts: string[]; events: GameEvent[] }[] = [{ texts: [], events: [] }]
  for (const event of events) {
    const [text] = linesOf(face, [event])
    const last = parts.at(-1)!
    const isTold = text !== undefined && last.texts.length > 0 && !face.follows?.(event)
    const isNew = isTold || (face.opens?.(event) === true && last.events.length > 0)
    if (isNew) parts.push({ texts: [], events: [] })
    const part = parts.at(-1)!
    part.events.push(event)
    if (text !== undefined) part.texts.push(text)
  }
  const sums = face.sums?.(events, players) ?? []
  if (sums.length > 0) parts.push({ texts: sums, events: [] })
  return parts.map(part => {
    const text = part.texts.join(' ')
    const opens = face.opens !== undefined && part.events.some(event => face.opens?.(event))
    return { seat: doer(text, seat), text, events: part.events, beat: isBeat(face, part.events), opens }
  })
})

/** The player who decided, if the sentence names them; else whom it names first. */
function doer(text: string, by: Seat): Seat | null {
  const named = seatsIn(text).filter(part => typeof part === 'number')
  return named.includes(by) ? by : (named[0] ?? null)
}

function isBeat(face: GameFace, events: readonly GameEvent[]): boolean {
  return face.beats !== undefined && events.some(event => face.beats?.(event))
}

/** What happened last, moment by moment, oldest first. */
export function momentsOf(face: GameFace, table: OpenTable): Moment[] {
  const steps = stepsThatStand(table.steps).slice(-most)
  const first = table.now.entries - steps.length + 1
  const opening = first === 1 && table.before === 0 ? openingOf(face, table.opening) : []
  return [
    ...opening,
    ...joinedSteps(face, steps).flatMap((joined, i) => {
      const { step, goesOn } = joined
      const parts = goesOn ? [wordless(step)] : endOf(face, joined, table.info.seats.length)
      return parts.map((part, at): Moment => ({ ...part, entry: first + i, part: at }))
    }),
  ]
}

/** A decision that nothing continues: first the sentence of all that it continues, if there is one. */
function endOf(face: GameFace, joined: JoinedStep, players: number): readonly Part[] {
  const { step } = joined
  const sentence = sentenceOf(face, joined)
  if (!sentence) return partsOf(face, step, players)
  const { text, told } = sentence
  const walk: Part = { seat: doer(text, step.seat), text, events: step.events.slice(0, told), beat: false }
  const rest = step.events.slice(told)
  return rest.length === 0 ? [walk] : [walk, ...partsOf(face, { ...step, events: rest }, players)]
}

/** A decision that only continues in the next one is seen, and told with that one. */
function wordless({ seat, events }: ShownStep): Part {
  return { seat, text: '', events, beat: false }
}

/** What happened before the first decision is one moment: the log has all of it. */
function openingOf(face: GameFace, events: readonly GameEvent[]): Moment[] {
  const text = linesOf(face, events).at(-1)
  return text === undefined ? [] : [{ entry: 0, part: 0, seat: doer(text, -1), text, events, beat: false }]
}
