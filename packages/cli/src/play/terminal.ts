import { type Paint, painter } from './paint.ts'
import { clip, pad } from './text.ts'

/** A key that was pressed; `text` is the character, if it is one. `resize` means that the window changed. */
export interface Key {
  readonly name:
    | 'char'
    | 'enter'
    | 'escape'
    | 'backspace'
    | 'up'
    | 'down'
    | 'left'
    | 'right'
    | 'pageup'
    | 'pagedown'
    | 'home'
    | 'end'
    | 'interrupt'
    | 'suspend'
    | 'resize'
    | 'closed'
    | 'other'
  readonly text: string
}

const sequences: Readonly<Record<string, Key['name']>> = {
  '\r': 'enter',
  '\n': 'enter',
  '\u001b': 'escape',
  '\u007f': 'backspace',
  '\b': 'backspace',
  '\u0003': 'interrupt',
  '\u0004': 'closed',
  '\u001a': 'suspend',
  '[A': 'up',
  '[B': 'down',
  '[C': 'right',
  '[D': 'left',
  '[5~': 'pageup',
  '[6~': 'pagedown',
  '[H': 'home',
  '[F': 'end',
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what keys send
const pattern = /\u001b(?:\[[0-9;]*[A-Za-z~]|O[A-Z])|[\s\S]/gu

/** The keys in what a terminal sent; a paste is many keys. */
export function keysOf(sent: string): Key[] {
  return [...sent.matchAll(pattern)].map(([text]): Key => {
    // Arrows come as `ESC [ A` or, in another mode of the terminal, as `ESC O A`.
    const name = sequences[text] ?? sequences[`[${text.slice(2)}`]
    if (name) return { name, text: '' }
    return text >= ' ' && !text.startsWith('\u001b') ? { name: 'char', text } : { name: 'other', text: '' }
  })
}

const closed: Key = { name: 'closed', text: '' }

const enter = '\u001b[?1049h\u001b[?25l'
const leave = '\u001b[0m\u001b[?25h\u001b[?1049l'

/**
 * The whole screen and single keys. It restores raw mode, screen and cursor when it is closed, at an exit, a signal or a
 * crash, and while the program is suspended.
 */
export class Terminal {
  readonly paint: Paint
  readonly #input = process.stdin
  readonly #output = process.stdout
  #keys: Key[] = []
  #waiting: ((key: Key) => void) | null = null
  #open = false
  #closed = false
  readonly #onData = (sent: string) => {
    for (const key of keysOf(sent)) this.#push(key)
  }
  readonly #onEnd = () => this.#push(closed)
  readonly #onResize = () => this.#push({ name: 'resize', text: '' })
  readonly #onExit = () => this.#restore()
  readonly #onSignal = (signal: NodeJS.Signals) => {
    this.#restore()
    process.exit(signal === 'SIGTERM' ? 143 : 129)
  }

  constructor() {
    this.paint = painter(this.#output.getColorDepth())
    this.#input.setEncoding('utf8')
    this.#take()
    this.#input.on('data', this.#onData).on('end', this.#onEnd)
    this.#output.on('resize', this.#onResize)
    process.on('exit', this.#onExit)
    process.on('SIGTERM', this.#onSignal).on('SIGHUP', this.#onSignal)
  }

  get columns(): number {
    return this.#output.columns || 80
  }

  get rows(): number {
    return this.#output.rows || 24
  }

  /** Shows these lines and nothing else, in one write so that nothing flickers. */
  draw(lines: readonly string[]): void {
    const { columns, rows } = this
    const body = Array.from({ length: rows }, (_, i) => {
      const line = pad(clip(lines[i] ?? '', columns), columns)
      return `\u001b[${i + 1};1H${this.paint.page}${line}`
    })
    this.#output.write(`\u001b[?2026h${body.join('')}\u001b[0m\u001b[?2026l`)
  }

  /** The next key. Ctrl-C closes the terminal for good. */
  async key(): Promise<Key> {
    for (;;) {
      if (this.#closed) return closed
      const key = this.#keys.shift() ?? (await new Promise<Key>(resolve => (this.#waiting = resolve)))
      if (key.name === 'suspend') {
        await this.#suspend()
        continue
      }
      if (key.name === 'interrupt') process.exitCode = 130
      if (key.name !== 'interrupt' && key.name !== 'closed') return key
      this.#closed = true
    }
  }

  close(): void {
    this.#restore()
    this.#input.off('data', this.#onData).off('end', this.#onEnd)
    this.#input.pause()
    this.#output.off('resize', this.#onResize)
    process.off('exit', this.#onExit)
    process.off('SIGTERM', this.#onSignal).off('SIGHUP', this.#onSignal)
  }

  #push(key: Key): void {
    const waiting = this.#waiting
    this.#waiting = null
    if (waiting) waiting(key)
    else this.#keys.push(key)
  }

  #take(): void {
    this.#input.setRawMode(true)
    this.#input.resume()
    this.#output.write(enter)
    this.#open = true
  }

  #restore(): void {
    if (!this.#open) return
    this.#open = false
    this.#input.setRawMode(false)
    this.#output.write(leave)
  }

  async #suspend(): Promise<void> {
    this.#restore()
    const resumed = new Promise<void>(resolve => process.once('SIGCONT', () => resolve()))
    process.kill(0, 'SIGTSTP')
    await resumed
    this.#take()
    this.#onResize()
  }
}
