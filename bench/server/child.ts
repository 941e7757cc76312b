import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { basename } from 'node:path'

/** A child's answer to a question, or its error. */
export type Answer = { readonly value: unknown } | { readonly problem: string }

/** Another process of the bench's, which answers questions; see `answer.ts` for its side. */
export class Child {
  readonly #process: ChildProcess
  readonly #name: string

  constructor(file: string, ...args: string[]) {
    this.#name = basename(file)
    this.#process = fork(file, args, {
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'], // some peers greet on standard output
    })
  }

  /** Asks a question; one at a time. */
  async ask<T>(question: string, given: unknown = null): Promise<T> {
    const ended = new AbortController()
    const answered = once(this.#process, 'message', { signal: ended.signal })
    const died = once(this.#process, 'exit', { signal: ended.signal }).then(() => [{ problem: 'it ended too early' }])
    this.#process.send({ question, given }, () => {}) // an end is told by 'exit'
    const [answer] = (await Promise.race([answered, died])) as [Answer]
    ended.abort()
    for (const loser of [answered, died]) loser.catch(() => {})
    if ('problem' in answer) throw new Error(`${this.#name}: ${answer.problem}`)
    return answer.value as T
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return
    this.#process.kill('SIGKILL')
    await once(this.#process, 'exit')
  }
}
