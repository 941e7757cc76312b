import type { GameEvent, Move, Seat } from './game.ts'
import type { Log, LogEntry } from './log.ts'
import type { Packed } from './packed.ts'

/**
 * One change of a live table, as it is stored for ever. What takes something back is a step too, so nothing stored is rewritten.
 * Versions count the steps from 1.
 */
export interface Step<M extends Move = Move, E extends GameEvent = GameEvent> {
  readonly version: number
  readonly kind: 'move' | 'undo' | 'redo' | 'takeBack'
  /** The log entry that was added (move, redo) or taken away (undo, and takeBack: the first of them). */
  readonly entry: LogEntry<M>
  /** What happened, as it was shown then. */
  readonly events: readonly E[]
  /** A standing order of the seat's has decided. */
  readonly ordered?: true
  /** What was taken back by consent. */
  readonly back?: TakenBack
}

/** Decisions that were taken back because everybody agreed, whatever chance or cards they had brought to light. */
export interface TakenBack {
  /** Who asked for it. */
  readonly seat: Seat
  /** How many decisions. */
  readonly count: number
  /** The seats whose people were for it, the first among them. */
  readonly agreed: readonly Seat[]
}

/** The step as JSON, around the text of its entry. `kindOf` relies on how it begins. */
export function stepText({ version, kind, events, ordered, back }: Step, entry: string): string {
  const more = (ordered ? ',"ordered":true' : '') + (back ? `,"back":${JSON.stringify(back)}` : '')
  return `{"version":${version},"kind":"${kind}","entry":${entry},"events":${JSON.stringify(events)}${more}}`
}

/** The kind of a step, read from the beginning of its text: parsing thousands of steps would take long. */
export function kindOf(text: string): Step['kind'] {
  const begins = /^\{"version":\d+,"kind":"(move|undo|redo|takeBack)"/.exec(text)
  return (begins?.[1] ?? (JSON.parse(text) as Step).kind) as Step['kind']
}

/** How many entries the step has taken from the end of the log. */
export function takenBy({ kind, back }: Pick<Step, 'kind' | 'back'>): number {
  return kind === 'undo' ? 1 : (back?.count ?? 0)
}

/**
 * The steps whose decisions were not taken back. What is taken back before the first known step takes none of these, because that
 * goes in the order of a stack.
 */
export function stepsThatStand<T extends Pick<Step, 'kind' | 'back'>>(steps: readonly T[]): T[] {
  const stack: T[] = []
  for (const step of steps) {
    const taken = takenBy(step)
    if (taken > 0) stack.splice(-taken)
    else stack.push(step)
  }
  return stack
}

/** The entries that stand after the steps, and those that were taken back, the next to play again last. */
export function outcomeOf<M extends Move, E extends GameEvent>(
  steps: readonly Step<M, E>[],
): { readonly entries: LogEntry<M>[]; readonly undone: LogEntry<M>[] } {
  const entries: LogEntry<M>[] = []
  let undone: LogEntry<M>[] = []
  for (const { kind, entry, back } of steps) {
    if (kind === 'undo') {
      entries.pop()
      undone.push(entry)
    } else if (back) {
      entries.splice(-back.count)
      undone = []
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
