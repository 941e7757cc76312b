import { Worker } from 'node:worker_threads'
import { type CampaignFile, type CampaignStates, InputError } from '@acheron/engine'
import { ApiFailure, Stopping } from '../errors.ts'
import { Turns } from '../turns.ts'

/** The result for a file, or why it is refused. */
export type Verdict = { readonly states: CampaignStates } | { readonly refused: string }
/** The rules are loaded, and the file's time begins. */
export type Ready = { readonly ready: true }

/** A file takes a fraction of a second; one that takes longer is made to. */
const mostMilliseconds = 5000
/** Loading the rules is not the file's fault. */
const loadingMilliseconds = 20_000
const mostMegabytes = 256
/** Files that wait for their turn. */
const mostWaiting = 8

/**
 * Checks campaign files of strangers, one at a time, each in a thread of its own: whatever a file has the rules do, it ends
 * with its time, and nobody else waits for it.
 */
export class CampaignVerifier {
  readonly #file: URL
  readonly #milliseconds: number
  readonly #turns = new Turns()
  #waiting = 0
  #worker: Worker | null = null
  #closed = false

  /** `file` is what the thread runs; tests have one with games of their own. */
  constructor(file: URL, milliseconds = mostMilliseconds) {
    this.#file = file
    this.#milliseconds = milliseconds
  }

  /** The states of the file as today's rules have them; an InputError says why it is refused. */
  async verify(campaign: CampaignFile): Promise<CampaignStates & { readonly milliseconds: number }> {
    if (this.#waiting >= mostWaiting)
      throw new ApiFailure(503, 'unavailable', 'too many campaigns are being looked at; try again in a while')
    this.#waiting++
    try {
      return await this.#turns.take('files', async () => {
        const started = performance.now()
        const verdict = await this.#ask(campaign)
        if ('refused' in verdict) throw new InputError(verdict.refused)
        return { ...verdict.states, milliseconds: performance.now() - started }
      })
    } finally {
      this.#waiting--
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#worker?.terminate()
  }

  async #ask(campaign: CampaignFile): Promise<Verdict> {
    if (this.#closed) throw new Stopping()
    const worker = new Worker(this.#file, {
      workerData: campaign,
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    })
    this.#worker = worker
    const { promise, resolve, reject } = Promise.withResolvers<Verdict>()
    const tooLong = {
      refused: `the campaign took longer than ${this.#milliseconds / 1000} s to check, so it is not taken`,
    }
    let timer = setTimeout(() => resolve(tooLong), loadingMilliseconds)
    worker.on('message', (message: Verdict | Ready) => {
      if (!('ready' in message)) return resolve(message)
      clearTimeout(timer)
      timer = setTimeout(() => resolve(tooLong), this.#milliseconds)
    })
    // It has used up its memory.
    worker.once('error', () => resolve({ refused: 'the campaign is too much to check, so it is not taken' }))
    worker.once('exit', () => (this.#closed ? reject(new Stopping()) : resolve(tooLong)))
    try {
      return await promise
    } finally {
      clearTimeout(timer)
      this.#worker = null
      await worker.terminate()
    }
  }
}
