import type { RecordFile } from '../record-file.ts'
import type { Verdict } from './judgement.ts'
import type { Entry, SeatSummary } from './summary.ts'

/** Everything that the analysis finds about a recorded game. */
export interface Analysis {
  readonly opened: RecordFile
  /** The judge, as written after --bot, and its goal. */
  readonly bot: string
  readonly goal: string
  readonly verdict: Verdict
  readonly entries: readonly Entry[]
  readonly seats: readonly SeatSummary[]
}
