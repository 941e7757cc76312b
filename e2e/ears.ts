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

/** Hears what the page tells a screen reader of its own accord. */
export class Listener {
  readonly #said: string[] = []
  /** How much had been said at the last answer. */
  #answered = 0

  /** Listens from the next page that is opened. */
  static async at(page: Page): Promise<Listener> {
    const listener = new Listener()
    await page.exposeFunction('heard', (text: string) => listener.#said.push(text))
    await page.addInitScript(() => {
      const region = '[data-live="polite"]'
      const { heard } = window as unknown as { heard(text: string): void }
      const hear = (records: readonly MutationRecord[]) => {
        for (const { target, addedNodes } of records)
          if (target instanceof Element && target.matches(region))
            for (const { textContent } of addedNodes) if (textContent) heard(textContent)
      }
      new MutationObserver(hear).observe(document, { childList: true, subtree: true })
    })
    return listener
  }

  /** What was said since the last answer. */
  get news(): readonly string[] {
    return this.#said.slice(this.#answered)
  }

  /** Others' doings come first, then "your turn", once, with the question. All of it is whole. */
  expectTurn(question: string, rival: RegExp): void {
    const heard = this.news.join('\n')
    expect(heard).not.toMatch(/Player \d|undefined|NaN|null|[{}⟦⟧]/)
    expect(heard.endsWith(question), `asked for '${question}', heard: ${heard}`).toBe(true)
    const turns = heard.split('Your turn').length - 1
    const others = this.news.findLastIndex(text => rival.test(text))
    expect(turns, heard).toBe(others < 0 ? Math.min(turns, 1) : 1)
    if (turns > 0)
      expect(
        this.news.findIndex(text => text.includes('Your turn')),
        heard,
      ).toBe(this.news.length - 1)
  }

  /** Whether the page wants an answer to be given once more. */
  get asksAgain(): boolean {
    return this.news.at(-1)?.endsWith('Press again if you mean it.') === true
  }

  /** Gives an answer and waits until the page says something to it. */
  async answer(act: () => Promise<void>): Promise<void> {
    this.#answered = this.#said.length
    await act()
    await expect.poll(() => this.news.length, { interval: 20, message: 'the page says nothing' }).toBeGreaterThan(0)
  }
}
