/** What a thread of clients has seen since its last report. */
export interface Report {
  readonly games: Readonly<Record<string, GameReport>>
  /** Milliseconds until a look back was answered, and until a guest who came back had the table. */
  readonly lookBacks: readonly number[]
  readonly returns: readonly number[]
  /** Moves that were due while every table waited for an answer. */
  readonly missed: number
  /** How late the thread itself was, 99 of 100 times, in milliseconds: the latencies hold at most that of its own. */
  readonly ownDelay: number
}

export interface GameReport {
  /** Milliseconds from sending a move to its acknowledgement. */
  readonly latencies: readonly number[]
  /** Refusals and errors by code. */
  readonly refusals: Readonly<Record<string, number>>
  readonly bytesReceived: number
  readonly bytesSent: number
  readonly finished: number
}

/** The orders of the main thread. */
export type Order = { readonly do: 'play'; readonly perSecond: number } | { readonly do: 'end' }

/** What a thread tells. */
export type News =
  | { readonly tell: 'opened'; readonly tables: number }
  | { readonly tell: 'ready' }
  | { readonly tell: 'failed'; readonly problem: string }
  | { readonly tell: 'report'; readonly report: Report }

/** What a thread is started with. */
export interface Job {
  readonly number: number
  readonly bases: readonly string[]
  readonly tables: readonly { readonly game: string; readonly players: number; readonly spectator: boolean }[]
}

/** Counts until the next report is taken. */
export class GameTally {
  latencies: number[] = []
  refusals: Record<string, number> = {}
  bytesReceived = 0
  bytesSent = 0
  finished = 0

  refuse(code: string): void {
    this.refusals[code] = (this.refusals[code] ?? 0) + 1
  }

  /** Everything so far; begins anew. */
  take(): GameReport {
    const { latencies, refusals, bytesReceived, bytesSent, finished } = this
    Object.assign(this, new GameTally())
    return { latencies, refusals, bytesReceived, bytesSent, finished }
  }
}
