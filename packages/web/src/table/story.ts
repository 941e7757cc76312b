import type { GameEvent, GameState, ShownStep } from '@acheron/engine'
import { seatsIn } from '@acheron/engine/words'
import type { OpenTable } from '@acheron/protocol'
import type { GameFace } from '../board/face.ts'

/** What one decision brought, as prose; players are marked in it (`withNames`). */
export interface Passage {
  /** How many decisions stand after it; 0 is what happened before the first. */
  readonly entry: number
  readonly seat: number | null
  readonly lines: readonly string[]
  readonly events: readonly GameEvent[]
}

/** The steps that stand: what was taken back is not told. */
export function standing(steps: readonly ShownStep[]): ShownStep[] {
  const stack: ShownStep[] = []
  for (const step of steps) {
    if (step.kind === 'undo') stack.pop()
    else stack.push(step)
  }
  return stack
}

/** An event in words; a game that cannot say an old event must not take the page down. */
function tell(face: GameFace, event: GameEvent, table: OpenTable): string {
  try {
    return face.game.tellEvent(event, face.t, table.now.view)
  } catch {
    return ''
  }
}

export function linesOf(face: GameFace, table: OpenTable, events: readonly GameEvent[]): string[] {
  return events.map(event => tell(face, event, table)).filter(Boolean)
}

/** The table as somebody who only watches would be told it: for while a device changes hands. */
export function toldToAll(face: GameFace, table: OpenTable): OpenTable {
  const { game } = face
  const events = (told: readonly GameEvent[]) => told.map(event => game.viewEvent(event, null))
  return {
    ...table,
    now: { ...table.now, view: game.view(table.now.view as GameState, null) },
    opening: events(table.opening),
    steps: table.steps.map(step => (step.kind === 'undo' ? step : { ...step, events: events(step.events) })),
  }
}

export function storyOf(face: GameFace, table: OpenTable): Passage[] {
  const opening = linesOf(face, table, table.opening)
  const steps = standing(table.steps)
  let joined: readonly GameEvent[] = []
  const passages = steps.flatMap((step, i): Passage[] => {
    const events = [...joined, ...step.events]
    const next = steps[i + 1]
    const goesOn = next?.seat === step.seat && face.joins?.(step.events, next.events) === true
    joined = goesOn ? events : []
    if (goesOn) return []
    // Where a game has nothing to say of what happened (a turn's end, a pass), the chronicle is silent too.
    const lines = [...linesOf(face, table, step.events), ...(face.sums?.(step.events, table.now.view) ?? [])]
    // Where no player is named, as when a round begins, it is nobody's.
    const seat = lines.some(line => seatsIn(line).length > 1) ? step.seat : null
    return lines.length > 0 ? [{ entry: i + 1, seat, lines, events }] : []
  })
  return opening.length > 0 ? [{ entry: 0, seat: null, lines: opening, events: table.opening }, ...passages] : passages
}
