import type { RecordFile } from '../record-file.ts'
import type { Verdict } from './judgement.ts'
import type { Entry, SeatSummary } from './summary.ts'

/** Everything that is found about a recorded game. */
export interface Analysis {
  readonly opened: RecordFile
  /** Who judged, as it is written after --bot, and what for. */
  readonly bot: string
  readonly goal: string
  readonly verdict: Verdict
  readonly entries: readonly Entry[]
  readonly seats: readonly SeatSummary[]
}
