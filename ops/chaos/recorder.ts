import { createWriteStream, type WriteStream } from 'node:fs'
import { join } from 'node:path'
import type { Happening } from './history.ts'

/** The history of a run: in memory for the checker, and line by line in a file for whoever looks into it afterwards. */
export class Recorder {
  readonly all: Happening[] = []
  readonly #file: WriteStream
  /** When a table last acknowledged something. */
  readonly lastDone = new Map<string, number>()
  done = 0
  unknown = 0
  reads = 0
  /** Reads without an answer, or with an error: a table may be out of reach for a while. */
  readsFailed = 0
  readonly refused = new Map<string, number>()

  constructor(folder: string) {
    this.#file = createWriteStream(join(folder, 'history.jsonl'))
  }

  add(happening: Happening): void {
    this.all.push(happening)
    this.#file.write(`${JSON.stringify(happening)}\n`)
    if (happening.type === 'read') this.reads++
    if (happening.type !== 'wish') return
    const { outcome, answer, table, end } = happening
    if (outcome === 'unknown') this.unknown++
    if (outcome === 'refused') this.refused.set(String(answer), (this.refused.get(String(answer)) ?? 0) + 1)
    if (outcome !== 'done') return
    this.done++
    this.lastDone.set(table, end)
  }

  /** Faults and ends of processes, between the requests that they fell upon. */
  note(text: string): void {
    this.#file.write(`${JSON.stringify({ type: 'note', at: performance.now(), text })}\n`)
  }

  close(): Promise<void> {
    return new Promise(resolve => this.#file.end(() => resolve()))
  }
}
