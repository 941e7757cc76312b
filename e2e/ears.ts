import { decodeServerMessages, type ServerMessage } from '@acheron/protocol'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Records everything that a page is told, by socket and by HTTP. */
export class Ears {
  readonly #heard: string[] = []
  /** The newest version of the table that was sent, and the newest one whose own move was answered. */
  readonly #versions = { told: -1, done: -1 }

  constructor(page: Page) {
    page.on('websocket', socket => socket.on('framereceived', ({ payload }) => this.#hear(String(payload))))
    page.on('response', async answer => {
      if (answer.url().includes('/api/')) this.#heard.push(await answer.text().catch(() => ''))
    })
  }

  /** Everything recorded so far. */
  get all(): readonly string[] {
    return this.#heard
  }

  /** The version of the table that was sent last. */
  get version(): number {
    return this.#versions.told
  }

  /** Waits until the table at that version has arrived; with `mine`, until the move that led to it is answered too. */
  async until(version: number, mine = false): Promise<void> {
    const { told, done } = this.#versions
    if (told >= version && (!mine || done >= version)) return
    await expect.poll(() => this.#versions.told, { interval: 10 }).toBeGreaterThanOrEqual(version)
    if (mine) await expect.poll(() => this.#versions.done, { interval: 10 }).toBeGreaterThanOrEqual(version)
  }

  #hear(frame: string): void {
    this.#heard.push(frame)
    for (const message of decodeServerMessages(frame)) this.#note(message)
  }

  #note(message: ServerMessage): void {
    if (message.type === 'done') this.#versions.done = message.version
    if (message.type === 'steps') this.#versions.told = message.now.version
    if (message.type === 'table') this.#versions.told = message.open.now.version
  }
}
