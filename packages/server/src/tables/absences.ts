import { personAt, type SeatRow } from '../store/seating.ts'
import type { Attended, Turn } from '../store/subjects/attendance.ts'
import type { Attendance } from './attendance.ts'

/** The person has the table open, here or at another process. */
const here = Number.POSITIVE_INFINITY

interface Parts {
  readonly table: string
  readonly attendance: Attendance
  /** At any process. */
  isHere(person: string): boolean
}

/**
 * Since when the people of a table are away. Who has gone is away since then, whatever has been restarted in between. Who was
 * here when their process ended, or has never been here, is away since somebody first looked: nobody could wait for them before.
 */
export class Absences {
  readonly #parts: Parts
  readonly #gone = new Map<string, number>()
  /** Those of whom the store does not know since when they are away. */
  readonly #unknown = new Set<string>()

  constructor(parts: Parts, seats: readonly SeatRow[], attended: readonly Attended[], now: number) {
    this.#parts = parts
    const known = new Map(attended.map(row => [row.person, row.gone]))
    for (const person of peopleOf(seats)) {
      const gone = known.get(person) ?? null
      this.#gone.set(person, gone ?? now)
      if (gone === null) this.#unknown.add(person)
    }
  }

  since(person: string): number | null {
    return this.#parts.isHere(person) ? null : (this.#gone.get(person) ?? Date.now())
  }

  /** Somebody may have come or gone, or sat down without having the table open. */
  note(seats: readonly SeatRow[], now: number): void {
    for (const person of peopleOf(seats)) {
      const before = this.#gone.get(person)
      if (this.#parts.isHere(person)) {
        this.#gone.set(person, here)
        this.#unknown.delete(person)
      } else if (before === undefined || before === here) {
        this.#gone.set(person, now)
        this.#unknown.add(person)
      }
    }
  }

  came(person: string): void {
    this.#note(person, { kind: 'came' })
  }

  /** The person has no page of the table open at this process any more. */
  went(person: string): void {
    const gone = this.#gone.get(person)
    this.#unknown.delete(person)
    if (this.#parts.isHere(person)) this.#note(person, { kind: 'elsewhere' })
    else if (gone !== undefined && gone !== here) this.#note(person, { kind: 'went', at: gone })
  }

  /** Only these processes live: since when their people are away is stored, once. */
  keep(living: ReadonlySet<string>): void {
    for (const person of this.#unknown) {
      const at = this.#gone.get(person)
      if (at === undefined || at === here || this.#parts.isHere(person)) continue
      this.#note(person, { kind: 'missed', at, living: [...living] })
    }
    this.#unknown.clear()
  }

  #note(person: string, turn: Turn): void {
    const { table, attendance } = this.#parts
    attendance.note({ table, person, ...turn })
  }
}

const peopleOf = (seats: readonly SeatRow[]): string[] => seats.flatMap(seat => personAt(seat) ?? [])
