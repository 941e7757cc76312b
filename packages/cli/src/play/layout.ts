import type { Move } from '@acheron/engine'
import { type Host, sceneOf } from './host.ts'
import { filterItems, folderItems, type Item, itemKeys, type MenuWords, movesOf, topItems } from './menu.ts'
import type { Paint } from './paint.ts'
import type { Group } from './stage.ts'
import { clip, pad, width, wrap } from './text.ts'

/** Where the player is in the menu. */
export interface Place {
  readonly folder: Group | null
  /** The text typed to find a move; null when nobody is typing. */
  readonly filter: string | null
  readonly cursor: number
  /** A short answer to the last key; it replaces the line of keys. */
  readonly notice: string | null
}

export interface Size {
  readonly columns: number
  readonly rows: number
}

/** The screen as drawn, and what its keys stand for. */
export interface Layout {
  readonly lines: readonly string[]
  readonly items: readonly Item[]
  /** The part of the items that is on the screen. */
  readonly page: { readonly from: number; readonly to: number }
  /** Items below each other in one column. */
  readonly height: number
}

/** From this width on the log stands beside the board; on narrower screens a few lines of it stand below. */
const wideFrom = 112
const boardColumns = 80
/** From this height on the height of the board is not limited. */
const roomyFrom = 36

/** The table: title, board, what happened, what is to be done, the moves, the keys. */
export function layTable(host: Host, place: Place, size: Size, paint: Paint): Layout {
  const wide = size.columns >= wideFrom
  const columns = wide ? boardColumns : size.columns
  const roomy = size.rows >= roomyFrom
  const inner = columns - 1
  const scene = (lit: readonly Move[]) => sceneOf(host, { paint, columns: inner, roomy, lit })
  const quiet = scene([])
  const { stage, session, say } = host
  const words: MenuWords = { describe: quiet.describe, label: move => stage.label(move, quiet) }
  const groups = stage.groups(quiet)

  const boardHeight = stage.board(quiet).length
  const storyHeight = wide ? 0 : Math.max(0, Math.min(roomy ? 6 : 4, size.rows - boardHeight - 11))
  const fixed = 2 + boardHeight + 1 + storyHeight + 1 + 1
  const room = Math.max(3, size.rows - fixed)

  const { items, pages } = menuOf(groups, place, room, inner, words)
  const cursor = Math.max(0, Math.min(place.cursor, items.length - 1))
  const page = pages.find(page => cursor < page.to) ?? { from: 0, to: 0, widths: [] }
  const lit = scene(movesOf(items[cursor]))

  const rule = paint.fg('line', '─'.repeat(columns))
  const story = wide ? [] : storyLines(host, inner, storyHeight, paint)
  const left = [
    ...stage.board(lit).map(line => ` ${line}`),
    rule,
    ...story.map(line => ` ${line}`),
    ` ${paint.bold('gold', clip(promptText(host, place, stage.prompt(quiet), items.length), inner))}`,
    ...menuLines(items, page, cursor, room, paint, place.filter === null).map(line => ` ${line}`),
  ]
  const head = [titleLine(host, stage.standing(quiet), size.columns, paint), paint.fg('line', '─'.repeat(size.columns))]
  const body = wide
    ? besideLog(left, columns, size, storyLines(host, size.columns - columns - 4, size.rows - 4, paint), paint)
    : left
  const filled = Array.from({ length: size.rows - 3 }, (_, i) => body[i] ?? '')
  const turned = pages.length > 1 ? say('keys.page', { page: pages.indexOf(page) + 1, pages: pages.length }) : ''
  const foot = place.notice
    ? ` ${paint.bold('ember', place.notice)}`
    : keysLine(host, place, session.seat !== null && session.table.canUndo(session.seat), turned, paint)
  return { lines: [...head, ...filled, foot], items, page, height: room }
}

function promptText({ say }: Host, place: Place, prompt: string, found: number): string {
  if (place.filter !== null) return say('prompt.filter', { text: `${place.filter}_`, found })
  return place.folder ? `${place.folder.title}:` : prompt
}

/** The items to offer: those of the open folder or the filter, else all of them if they fit, else folded. */
function menuOf(groups: readonly Group[], place: Place, room: number, columns: number, words: MenuWords) {
  const paged = (items: Item[]) => ({ items, pages: pagesOf(items, room, columns) })
  if (place.filter !== null) return paged(filterItems(groups, place.filter, words))
  if (place.folder) return paged(folderItems(place.folder, words))
  const all = paged(topItems(groups, false, words))
  return all.pages.length === 1 ? all : paged(topItems(groups, true, words))
}

/** A screenful of items in columns, each column as wide as its widest item. */
interface Page {
  readonly from: number
  readonly to: number
  readonly widths: readonly number[]
}

/** Key, spaces and text. */
const cellWidth = (item: Item) => 4 + width(item.text)

/** The last column may be cut to this width, so that a menu fits on one page. */
const leastWidth = 28

function pagesOf(items: readonly Item[], room: number, columns: number): Page[] {
  const pages: Page[] = []
  let from = 0
  do {
    const widths: number[] = []
    let [to, left] = [from, columns]
    while (to < items.length) {
      const next = Math.min(items.length, to + room, from + itemKeys.length)
      const wanted = Math.max(...items.slice(to, next).map(cellWidth))
      if (next === to || (widths.length > 0 && Math.min(wanted, leastWidth) > left)) break
      widths.push(Math.min(wanted, left))
      left -= wanted + 2
      to = next
    }
    pages.push({ from, to, widths })
    from = to
  } while (from < items.length)
  return pages
}

function menuLines(
  items: readonly Item[],
  page: Page,
  cursor: number,
  room: number,
  paint: Paint,
  keys: boolean,
): string[] {
  const lines = Array.from({ length: Math.min(room, page.to - page.from) }, () => '')
  for (let i = page.from; i < page.to; i++) {
    const row = (i - page.from) % room
    const columns = page.widths[Math.floor((i - page.from) / room)] ?? 0
    const text = clip(items[i]?.text ?? '', columns - 4)
    // While the player types a filter, letters are not commands.
    const key = keys ? (itemKeys[i - page.from] ?? ' ') : '·'
    const cell =
      i === cursor
        ? paint.on('raised', 'gold', pad(`${paint.fills ? ' ' : '>'}${key}  ${text}`, columns))
        : ` ${paint.bold('gold', key)}  ${text}`
    lines[row] = `${lines[row] ? `${lines[row]}  ` : ''}${pad(cell, columns)}`
  }
  return lines
}

/** The newest lines of the log that fit. Lines of the last move have the text's colour, older ones are dimmed. */
function storyLines({ session }: Host, columns: number, height: number, paint: Paint): string[] {
  const last = session.table.entryCount
  const lines = session.log.flatMap(({ entry, text }) =>
    wrap(text, columns).map(line => paint.fg(entry === last ? 'text' : 'faint', line)),
  )
  const shown = lines.slice(Math.max(0, lines.length - height))
  return [...shown, ...Array<string>(Math.max(0, height - shown.length)).fill('')]
}

function titleLine({ title }: Host, standing: string, columns: number, paint: Paint): string {
  const left = ` ${paint.bold('ember', 'ACHERON')}  ${paint.bold('text', title)}`
  const room = columns - width(left) - 2
  const right = clip(standing, Math.max(0, room))
  return `${left} ${pad(paint.fg('muted', right), room, 'right')} `
}

function besideLog(
  left: readonly string[],
  columns: number,
  size: Size,
  log: readonly string[],
  paint: Paint,
): string[] {
  return Array.from({ length: size.rows - 3 }, (_, i) => {
    const line = left[i] ?? ''
    return `${pad(clip(line, columns), columns)} ${paint.fg('line', '│')} ${log[i] ?? ''}`
  })
}

/** The commands and their keys; undo is gold only while there is something to take back. */
function keysLine({ say }: Host, place: Place, canUndo: boolean, pages: string, paint: Paint): string {
  const key = (name: string, what: string, can = false) =>
    `${paint.bold(can ? 'gold' : 'muted', name)} ${paint.fg('faint', what)}`
  if (place.filter !== null)
    return ` ${[key('Esc', say('keys.back'), true), key('Enter', say('keys.choose'), true), pages].join('  ')}`
  const shown = [
    ...(place.folder ? [key('Esc', say('keys.back'), true)] : []),
    key('u', say('keys.undo'), canUndo),
    key('r', say('keys.redo')),
    key('/', say('keys.filter')),
    key('?', say('keys.rules')),
    key('l', say('keys.log')),
    key('q', say('keys.quit')),
    ...(pages ? [paint.fg('muted', pages)] : []),
  ]
  return ` ${shown.join('  ')}`
}
