import { startWorker } from '../workers/start.ts'
import { LocalProblem } from './problem.ts'
import type { FromWorker, Host, News } from './protocol.ts'

/** The page's side of the worker. It is started with the first question and stays until the page goes. */
class Client {
  readonly #worker = startWorker('tables')
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>()
  #calls = 0

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data)
    // Failures inside the worker are answers. This error means that it could not be loaded.
    this.#worker.onerror = event => {
      for (const { reject } of this.#waiting.values())
        reject(new Error(`local tables could not be started: ${event.message ?? 'reload the page'}`))
      this.#waiting.clear()
      this.#worker.terminate()
      if (client === this) client = null
      // The listeners watch their tables again, which starts a new worker.
      for (const { lost } of [...listeners]) lost()
    }
  }

  ask<K extends keyof Host>(name: K, args: Parameters<Host[K]>): ReturnType<Host[K]> {
    const call = ++this.#calls
    const answer = Promise.withResolvers<unknown>()
    this.#waiting.set(call, answer)
    this.#worker.postMessage({ call, name, args })
    // The worker answers each call with the result of the host's method of that name.
    return answer.promise as ReturnType<Host[K]>
  }

  #hear(message: FromWorker): void {
    if ('table' in message) {
      for (const { hear } of [...listeners]) hear(message)
      return
    }
    const answer = this.#waiting.get(message.call)
    this.#waiting.delete(message.call)
    if (message.ok) answer?.resolve(message.value)
    else
      answer?.reject(
        message.code === null ? new Error(message.message) : new LocalProblem(message.code, message.message),
      )
  }
}

let client: Client | null = null

/** They outlive the worker. */
const listeners = new Set<{ hear(news: News): void; lost(): void }>()

/** Asks the worker; errors of the question come back as an InputError. */
export function ask<K extends keyof Host>(name: K, ...args: Parameters<Host[K]>): ReturnType<Host[K]> {
  client ??= new Client()
  return client.ask(name, args)
}

/** Reports every change of a watched table, and the loss of the worker, after which nothing is watched. */
export function listen(hear: (news: News) => void, lost: () => void): () => void {
  const listener = { hear, lost }
  listeners.add(listener)
  return () => listeners.delete(listener)
}
