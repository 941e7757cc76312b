import type { GameEvent, Seat, ShownStep } from '@acheron/engine'
import { seatsIn } from '@acheron/engine/words'
import type { OpenTable } from '@acheron/protocol'
import type { GameFace } from '../../board/face.ts'
import { concerns } from '../log/concern.ts'
import { type JoinedStep, joinedSteps, sentenceOf } from '../log/joined.ts'
import { headOf, isPass, linesOf, remembered, stepsThatStand } from '../log/passages.ts'
import { areMany } from '../log/passes.ts'
import { ownSeat } from '../players/seats.ts'

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
  /** Another's doing that names the viewer. */
  readonly aboutMe?: boolean
}

/** The decisions that the viewer has missed, told more briefly than those that are seen as they happen. */
export interface Missed {
  /** The last decision that they know. */
  readonly after: number
  /** The last one that they were not there for. */
  readonly until: number
  /** They are so many that each decision is one moment. */
  readonly brief: boolean
  /** Passes in a row, in one sentence; players are marked in it. */
  passes(count: number, seats: readonly Seat[]): string
}

/** Decisions that are told moment by moment; earlier ones stand in the log. */
const most = 40

type Part = Omit<Moment, 'entry' | 'part' | 'aboutMe'>

/** The moments of a decision. Events without words belong to the sentence before them, the first ones to the one after. */
const partsOf = remembered((face, { events, seat }: ShownStep, players: number): readonly Part[] => {
  const parts: { texts: string[]; events: GameEvent[] }[] = [{ texts: [], events: [] }]
  const sums = face.sums?.(events, players)
  for (const [i, event] of events.entries()) {
    const [text] = linesOf(face, [event])
    const last = parts.at(-1)!
    const isClosed = last.texts.length > 0 || isOver(face, last.events)
    const isTold = text !== undefined && isClosed && !face.follows?.(event)
    const isNew = isTold || (face.opens?.(event) === true && last.events.length > 0)
    if (isNew) parts.push({ texts: [], events: [] })
    const part = parts.at(-1)!
    part.events.push(event)
    if (text !== undefined) part.texts.push(text)
    if (sums && sums.after === i + 1) parts.push({ texts: [...sums.texts], events: [] })
  }
  return parts.map(part => {
    const text = part.texts.join(' ')
    const opens = face.opens !== undefined && part.events.some(event => face.opens?.(event))
    return { seat: doer(text, seat), text, events: part.events, beat: isBeat(face, part.events), opens }
  })
})

/** What opened and waits at its end is over, with or without words. */
const isOver = (face: GameFace, events: readonly GameEvent[]): boolean =>
  isBeat(face, events) && events.some(event => face.opens?.(event) === true)

/** The player who decided, if the sentence names them; else whom it names first. */
function doer(text: string, by: Seat): Seat | null {
  const named = seatsIn(text).filter(part => typeof part === 'number')
  return named.includes(by) ? by : (named[0] ?? null)
}

function isBeat(face: GameFace, events: readonly GameEvent[]): boolean {
  return face.beats !== undefined && events.some(event => face.beats?.(event))
}

/** What happened last, moment by moment, oldest first; all of it that the viewer has missed. */
export function momentsOf(face: GameFace, table: OpenTable, missed: Missed | null = null): Moment[] {
  const { entries } = table.now
  const steps = stepsThatStand(table.steps).slice(-Math.max(most, missed ? entries - missed.after : 0))
  const first = entries - steps.length + 1
  const opening = first === 1 && table.before === 0 ? openingOf(face, table.opening) : []
  const mine = ownSeat(table.info.seats)
  const folded = missed && foldedIn(face, steps, first, missed)
  return [
    ...opening,
    ...joinedSteps(face, steps).flatMap((joined, i) => {
      const { step, goesOn } = joined
      const entry = first + i
      const told = goesOn ? [wordless(step)] : endOf(face, joined, table.info.seats.length)
      const isBrief = missed?.brief && entry > missed.after && entry <= missed.until
      const parts = folded?.get(entry) ?? (isBrief ? [inShort(told, step.seat, mine)] : told)
      return parts.map(
        (part, at): Moment => ({ ...part, entry, part: at, aboutMe: concerns(part.text, step.seat, mine) }),
      )
    }),
  ]
}

/** The moments of missed passes by their decisions: the last of many in a row tells of all, one without words is not shown. */
function foldedIn(face: GameFace, steps: readonly ShownStep[], first: number, missed: Missed): Map<number, Part[]> {
  const folded = new Map<number, Part[]>()
  let run: { readonly entry: number; readonly step: ShownStep }[] = []
  const end = () => {
    const told = run.filter(({ step }) => linesOf(face, step.events).length > 0)
    if (areMany(told.length)) {
      for (const { entry } of run) folded.set(entry, [])
      const text = missed.passes(told.length, [...new Set(told.map(({ step }) => step.seat))])
      const events = run.flatMap(({ step }) => step.events)
      folded.set(run.at(-1)!.entry, [{ seat: null, text, events, beat: false }])
    }
    run = []
  }
  for (const [i, step] of steps.entries()) {
    const entry = first + i
    if (entry <= missed.after || entry > missed.until || !isPass(face, step)) end()
    else {
      run.push({ entry, step })
      if (step.events.length === 0) folded.set(entry, [])
    }
  }
  end()
  return folded
}

/** A decision as one moment: what it says of the viewer, else what it says first. */
function inShort(parts: readonly Part[], by: Seat, mine: Seat | null): Part {
  const texts = parts.map(({ text }) => text).filter(Boolean)
  const text = texts.find(each => concerns(each, by, mine)) ?? headOf(texts)
  return { seat: doer(text, by), text, events: parts.flatMap(({ events }) => events), beat: false }
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
