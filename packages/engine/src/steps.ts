import type { GameEvent, Move } from './game.ts'
import type { Log, LogEntry } from './log.ts'
import type { Packed } from './packed.ts'

/**
 * One change of a live table, as it is stored for ever. Undo and redo are steps of their own, so nothing stored is rewritten.
 * Versions count the steps from 1.
 */
export interface Step<M extends Move = Move, E extends GameEvent = GameEvent> {
  readonly version: number
  readonly kind: 'move' | 'undo' | 'redo'
  /** The log entry that was added (move, redo) or taken away (undo). */
  readonly entry: LogEntry<M>
  /** What happened, as it was shown then. */
  readonly events: readonly E[]
}

/** The step as JSON, around the text of its entry. `kindOf` relies on how it begins. */
export function stepText({ version, kind, events }: Step, entry: string): string {
  return `{"version":${version},"kind":"${kind}","entry":${entry},"events":${JSON.stringify(events)}}`
}

/** The kind of a step, read from the beginning of its text: parsing thousands of steps would take long. */
export function kindOf(text: string): Step['kind'] {
  const begins = /^\{"version":\d+,"kind":"(move|undo|redo)"/.exec(text)
  return (begins?.[1] ?? (JSON.parse(text) as Step).kind) as Step['kind']
}

/** The entries that stand after the steps, and those that were taken back, the next to play again last. */
export function outcomeOf<M extends Move, E extends GameEvent>(
  steps: readonly Step<M, E>[],
): { readonly entries: LogEntry<M>[]; readonly undone: LogEntry<M>[] } {
  const entries: LogEntry<M>[] = []
  let undone: LogEntry<M>[] = []
  for (const { kind, entry } of steps) {
    if (kind === 'undo') {
      entries.pop()
      undone.push(entry)
    } else {
      entries.push(entry)
      if (kind === 'redo') undone.pop()
      else undone = []
    }
  }
  return { entries, undone }
}

/** The log of a live table, read from its steps: an undo takes the last entry away. Entries are kept only in their steps. */
export class EntriesOfSteps<M extends Move, E extends GameEvent> implements Log<M> {
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
    return outcomeOf(this.#steps.from(0)).entries.slice(place)
  }
}
