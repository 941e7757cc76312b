import { InputError, type Move, type Seat } from '@acheron/engine'
import { type Host, type Mode, recordName, saveRecord, sceneOf } from './host.ts'
import { type Layout, layTable, type Place } from './layout.ts'
import { itemKeys } from './menu.ts'
import { type Key, Terminal } from './terminal.ts'
import { center, clip, wrap } from './text.ts'

const start: Place = { folder: null, filter: null, cursor: 0, notice: null }

/** What a key at the table leads to: another place in the menu, a move, or a command. */
type Answer = { place: Place } | { move: Move } | { command: 'undo' | 'redo' | 'rules' | 'log' | 'quit' | 'closed' }

/** The table on the whole screen of a terminal, played by single keys. */
export class ScreenMode implements Mode {
  readonly #terminal = new Terminal()
  #lastSeat: Seat | null = null

  async play(host: Host): Promise<'again' | 'quit'> {
    this.#lastSeat = null
    let place = start
    for (;;) {
      const { seat } = host.session
      if (seat === null) return this.#ending(host)
      await this.#handOver(host, seat)
      const layout = layTable(host, place, this.#terminal, this.#terminal.paint)
      this.#terminal.draw(layout.lines)
      const answer = answerTo(await this.#terminal.key(), place, layout)
      if ('place' in answer) {
        place = answer.place
      } else if ('move' in answer) {
        host.session.submit(seat, answer.move)
        place = start
      } else if (answer.command === 'closed') {
        return 'quit'
      } else if (answer.command === 'quit') {
        if (await this.#confirmQuit(host, place)) return 'quit'
      } else {
        place = { ...start, notice: await this.#command(host, seat, answer.command) }
      }
    }
  }

  close(): void {
    this.#terminal.close()
  }

  /** Carries out a command and returns its message. */
  async #command(host: Host, seat: Seat, command: 'undo' | 'redo' | 'rules' | 'log'): Promise<string | null> {
    const { session, say, stage } = host
    if (command === 'undo') return session.undo(seat).ok ? say('notice.undone') : say('notice.noUndo')
    if (command === 'redo') return session.redo(seat).ok ? null : say('notice.noRedo')
    if (command === 'log') {
      await this.#read(
        host,
        say('log.title'),
        session.log.map(line => line.text),
        'end',
      )
    } else {
      const scene = sceneOf(host, { ...this.#canvas(), lit: [] })
      await this.#read(host, say('rules.title'), stage.rules(scene).split('\n'), 'start')
    }
    return null
  }

  #canvas() {
    return { paint: this.#terminal.paint, columns: Math.min(this.#terminal.columns - 2, 100), roomy: false }
  }

  /** The title of a page, and the line below it. */
  #head(title: string, more = ''): string[] {
    const { paint, columns } = this.#terminal
    const line = ` ${paint.bold('ember', 'ACHERON')}  ${paint.bold('text', title)}`
    return [more ? `${line}  ${paint.fg('muted', more)}` : line, paint.fg('line', '─'.repeat(columns))]
  }

  /** Hides the board between two people at one keyboard. */
  async #handOver({ session, say }: Host, seat: Seat): Promise<void> {
    const changed = this.#lastSeat !== null && this.#lastSeat !== seat && session.viewer === null
    this.#lastSeat = seat
    while (changed) {
      const lines = Array<string>(Math.floor(this.#terminal.rows / 2) - 1).fill('')
      this.#terminal.draw([
        ...lines,
        center(this.#terminal.paint.bold('gold', say('handOver', { seat: seat + 1 })), this.#terminal.columns),
      ])
      const { name } = await this.#terminal.key()
      if (name !== 'resize') return
    }
  }

  /** Shows text to be read, with scrolling; any other key closes it. */
  async #read({ say }: Host, title: string, paragraphs: readonly string[], from: 'start' | 'end'): Promise<void> {
    const { paint } = this.#terminal
    let top = from === 'end' ? Number.POSITIVE_INFINITY : 0
    for (;;) {
      const columns = Math.min(this.#terminal.columns - 4, 92)
      const lines = paragraphs.flatMap(paragraph => wrap(paragraph, columns))
      const height = this.#terminal.rows - 4
      const most = Math.max(0, lines.length - height)
      top = Math.max(0, Math.min(top, most))
      const shown = lines.slice(top, top + height)
      const more =
        most > 0 ? say('keys.scroll', { percent: Math.round((100 * (top + shown.length)) / lines.length) }) : ''
      this.#terminal.draw([
        ...this.#head(title),
        ...Array.from({ length: height }, (_, i) => `  ${shown[i] ?? ''}`),
        '',
        ` ${paint.fg('muted', `${say('keys.close')}${more && `   ${more}`}`)}`,
      ])
      const { name, text } = await this.#terminal.key()
      if (name === 'down' || text === 'j') top++
      else if (name === 'up' || text === 'k') top--
      else if (name === 'pagedown' || (text === ' ' && top < most)) top += height - 1
      else if (name === 'pageup') top -= height - 1
      else if (name === 'home') top = 0
      else if (name === 'end') top = most
      else if (name !== 'resize') return
    }
  }

  async #confirmQuit(host: Host, place: Place): Promise<boolean> {
    const { say } = host
    for (;;) {
      const asked = { ...place, notice: say('quit.ask') }
      this.#terminal.draw(layTable(host, asked, this.#terminal, this.#terminal.paint).lines)
      const { name, text } = await this.#terminal.key()
      if (name === 'resize') continue
      return name === 'closed' || [say('quit.yes'), 'y', 'q'].includes(text.toLowerCase())
    }
  }

  /** The end: the last board, every point explained, and what to do next. */
  async #ending(host: Host): Promise<'again' | 'quit'> {
    const { session, stage, say, title } = host
    const { paint } = this.#terminal
    let notice = host.recordFile === null ? '' : say('end.saved', { file: host.recordFile })
    if (host.recordFile !== null) saveRecord(host, host.recordFile)
    for (;;) {
      const { columns, rows } = this.#terminal
      const scene = sceneOf(host, { ...this.#canvas(), lit: [] })
      const result = session.table.game.result(session.table.state)
      const lines = result ? stage.ending(scene, result) : []
      const board = rows >= 36 ? ['', ...stage.board(scene)] : []
      const key = (name: string, what: string) => `${paint.bold('gold', name)} ${what}`
      const choices = [
        key('n', say('end.again')),
        key('s', say('end.save')),
        key('l', say('keys.log')),
        key('q', say('keys.quit')),
      ]
      const body = [...board, '', ...lines]
      this.#terminal.draw([
        ...this.#head(title, say('end.seed', { seed: session.table.seed })),
        ...Array.from({ length: rows - 5 }, (_, i) => ` ${body[i] ?? ''}`),
        paint.fg('line', '─'.repeat(columns)),
        ` ${paint.fg('moss', clip(notice, columns - 2))}`,
        ` ${choices.join('   ')}`,
      ])
      const { name, text } = await this.#terminal.key()
      const pressed = text.toLowerCase()
      if (name === 'closed' || pressed === 'q' || name === 'escape') return 'quit'
      if (pressed === 'n') return 'again'
      if (pressed === 's') notice = await this.#save(host)
      if (pressed === 'l') await this.#command(host, 0, 'log')
    }
  }

  /** Asks for a file name and saves the record there. */
  async #save(host: Host): Promise<string> {
    const { say, title } = host
    const { paint } = this.#terminal
    let file = host.recordFile ?? recordName(host)
    for (;;) {
      this.#terminal.draw([
        ...this.#head(title),
        '',
        ` ${paint.bold('gold', say('save.ask'))}`,
        '',
        ` ${file}${paint.fg('gold', '_')}`,
        '',
        ` ${paint.fg('muted', say('save.keys'))}`,
      ])
      const { name, text } = await this.#terminal.key()
      if (name === 'escape' || name === 'closed') return ''
      if (name === 'backspace') file = file.slice(0, -1)
      if (name === 'char') file += text
      if (name === 'enter' && file.trim() !== '') {
        try {
          saveRecord(host, file.trim())
          return say('end.saved', { file: file.trim() })
        } catch (error) {
          if (error instanceof InputError) return error.message
          throw error
        }
      }
    }
  }
}

/** What a key means at this place of the menu. */
function answerTo({ name, text }: Key, place: Place, { items, page, height }: Layout): Answer {
  const cursor = Math.max(0, Math.min(place.cursor, items.length - 1))
  const stay: Place = { ...place, notice: null, cursor }
  const go = (to: number): Answer => ({ place: { ...stay, cursor: Math.max(0, Math.min(to, items.length - 1)) } })
  const pick = (index: number): Answer => {
    const item = items[index]
    if (!item) return { place: stay }
    return item.kind === 'move' ? { move: item.move } : { place: { ...start, folder: item.group } }
  }
  const back: Answer = { place: start }
  const typing = place.filter
  switch (name) {
    case 'up':
      return go(cursor - 1)
    case 'down':
      return go(cursor + 1)
    case 'left':
      return place.folder && cursor - page.from < height ? back : go(cursor - height)
    case 'right':
      return items[cursor]?.kind === 'folder' ? pick(cursor) : go(cursor + height)
    case 'pagedown':
      return go(page.to)
    case 'pageup':
      return go(page.from - 1)
    case 'home':
      return go(0)
    case 'end':
      return go(items.length - 1)
    case 'enter':
      return pick(cursor)
    case 'escape':
      return back
    case 'backspace':
      return typing ? { place: { ...stay, filter: typing.slice(0, -1), cursor: 0 } } : back
    case 'closed':
      return { command: 'closed' }
    case 'char':
      break
    default:
      return { place: stay }
  }
  if (typing !== null) return { place: { ...stay, filter: typing + text, cursor: 0 } }
  const commands: Record<string, Answer> = {
    u: { command: 'undo' },
    r: { command: 'redo' },
    '?': { command: 'rules' },
    l: { command: 'log' },
    q: { command: 'quit' },
    '/': { place: { ...start, filter: '' } },
    '+': go(page.to),
    '-': go(page.from - 1),
    '0': back,
  }
  const lower = text.toLowerCase()
  const index = itemKeys.indexOf(lower)
  return commands[lower] ?? (index >= 0 && page.from + index < page.to ? pick(page.from + index) : { place: stay })
}
