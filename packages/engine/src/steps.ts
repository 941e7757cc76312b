import type { GameEvent, Move } from './game.ts'
import type { Log, LogEntry } from './log.ts'
import type { Packed } from './packed.ts'

/**
 * One change of a live table as it is kept, in order and for ever: undo and redo are steps of their own, so nothing
 * written is ever rewritten. Versions count them from 1.
 */
export interface Step<M extends Move = Move, E extends GameEvent = GameEvent> {
  readonly version: number
  readonly kind: 'move' | 'undo' | 'redo'
  /** The log entry that was added (move, redo) or taken away (undo). */
  readonly entry: LogEntry<M>
  /** What happened, as it was shown then. */
  readonly events: readonly E[]
}

/** The step as JSON, with its entry's text as the table made it; it begins with what `kindOf` looks for. */
export function stepText({ version, kind, events }: Step, entry: string): string {
  return `{"version":${version},"kind":"${kind}","entry":${entry},"events":${JSON.stringify(events)}}`
}

/** What kind of step a text holds: told by how it begins, for a long table has thousands of them. */
export function kindOf(text: string): Step['kind'] {
  const begins = /^\{"version":\d+,"kind":"(move|undo|redo)"/.exec(text)
  return (begins?.[1] ?? (JSON.parse(text) as Step).kind) as Step['kind']
}

/** The entries that stand after the steps: undo takes one away. Every one lies in its step, and is kept only there. */
export class StandingEntries<M extends Move, E extends GameEvent> implements Log<M> {
  readonly #steps: Packed<Step<M, E>>
  length: number

  constructor(steps: Packed<Step<M, E>>, length: number) {
    this.#steps = steps
    this.length = length
  }

  push(): void {
    this.length++
  }

  pop(): void {
    this.length--
  }

  from(place: number): LogEntry<M>[] {
    const entries: LogEntry<M>[] = []
    for (const step of this.#steps.from(0)) {
      if (step.kind === 'undo') entries.pop()
      else entries.push(step.entry)
    }
    return entries.slice(place)
  }
}
