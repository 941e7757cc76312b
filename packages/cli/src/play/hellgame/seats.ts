import type { Seat } from '@acheron/engine'
import { list } from '@acheron/engine/words'
import {
  amountsText,
  curseName,
  curseText,
  deciderOf,
  demonsOn,
  eventName,
  eventText,
  factoriesOf,
  itemName,
  numbers,
  type Square,
  seatsOf,
  spellName,
  spellText,
  squareAt,
  stepsOf,
  stepsText,
  tileName,
  tileText,
  topFrame,
} from '@acheron/games/hellgame/board.ts'
import type { Scene } from '../stage.ts'
import { clip, pad, width, wrap } from '../text.ts'
import { colourOf, movesOf, nameOf, pieceSign, placeOf, viewOf, wordsOf } from './scene.ts'
import type { Touched } from './touched.ts'

const columns = ['at', 'circle', 'souls', 'demons', 'speed', 'steps', 'mana', 'factories'] as const

/** What everybody has, in columns; the one who decides is pointed at. */
export function seatTable(scene: Scene, touched: Touched): string[] {
  const { paint, say } = scene
  const view = viewOf(scene)
  const columnTitles = columns.map(column => say(`hellgame.column.${column}`))
  const nameColumns = Math.max(...seatsOf(view).map(seat => width(nameOf(scene, seat)))) + 5
  const row = (name: string, cells: readonly string[]) =>
    clip(
      pad(name, nameColumns) +
        cells.map((cell, i) => pad(cell, Math.max(4, width(columnTitles[i] ?? '')) + 2, 'right')).join(''),
      scene.columns,
    )
  return [
    paint.fg('muted', row('', columnTitles)),
    ...seatsOf(view).map(seat => {
      const mark = deciderOf(view) === seat ? '▸' : ' '
      const first = view.first === seat ? ' ⚑' : ''
      const line = row(`${mark}${pieceSign(seat)} ${nameOf(scene, seat)}${first}`, cellsOf(seat, scene))
      return touched.seats.has(seat) ? paint.bold('gold', line) : paint.fg(colourOf(seat), line)
    }),
  ]
}

function cellsOf(seat: Seat, scene: Scene): string[] {
  const view = viewOf(scene)
  const player = view.seats[seat]
  if (!player) return []
  const { unlocked, souls, demons, speed, mana } = player
  const counts = [unlocked, souls, demons, speed, stepsOf(player), mana, factoriesOf(view, seat).length]
  return [placeOf(view, seat) ?? '–', ...counts.map(String)]
}

/** The same as sentences, for lines that are read one by one. */
export function seatSentences(scene: Scene): string[] {
  const { say } = scene
  const view = viewOf(scene)
  const t = wordsOf(scene)
  return seatsOf(view).flatMap(seat => {
    const player = view.seats[seat]
    if (!player) return []
    const held = Object.keys(view.demons)
      .filter(square => demonsOn(view, square as Square).includes(seat))
      .sort()
    const parts = [
      ...(player.at ? [squareAt(player.at, view, t)] : []),
      say('hellgame.seat.open', { circle: player.unlocked }),
      amountsText(player, t),
      say('hellgame.seat.steps', { steps: stepsText(stepsOf(player), t) }),
      say('hellgame.seat.factories', { count: factoriesOf(view, seat).length }),
      ...(held.length > 0 ? [say('hellgame.seat.held', { squares: held.join(', ') })] : []),
      ...notesOf(seat, scene),
      ...(view.first === seat ? [say('hellgame.seat.first')] : []),
    ]
    const who = nameOf(scene, seat) + (scene.seat === seat ? ` ${say('hellgame.seat.you')}` : '')
    return [`${pieceSign(seat)} ${who}: ${parts.filter(Boolean).join('; ')}.`]
  })
}

/** What a seat has besides counters: items and marks. */
function notesOf(seat: Seat, scene: Scene): string[] {
  const { say } = scene
  const t = wordsOf(scene)
  const player = viewOf(scene).seats[seat]
  if (!player) return []
  return [
    ...player.items.map(({ id, upright }) =>
      upright ? itemName(id, t) : say('hellgame.seat.turned', { item: itemName(id, t) }),
    ),
    ...(player.slowed ? [say('hellgame.seat.slowed')] : []),
    ...(player.lead > 0 ? [say('hellgame.seat.lead', { steps: stepsText(player.lead, t) })] : []),
  ]
}

/** Items and marks of all, a line for each seat that has any. */
export function noteLines(scene: Scene): string[] {
  const { paint } = scene
  const view = viewOf(scene)
  const t = wordsOf(scene)
  return seatsOf(view).flatMap(seat => {
    const curse = view.seats[seat]?.curse ?? 0
    const notes = [...notesOf(seat, scene), ...(curse > 0 ? [amountsText({ curse }, t)] : [])]
    if (notes.length === 0) return []
    return [clip(paint.fg(colourOf(seat), `${pieceSign(seat)} ${list(t.lang, notes)}`), scene.columns)]
  })
}

/**
 * What the present event does, what the spells and curses at hand do, or what the square under the cursor does. The number
 * of lines does not depend on the cursor.
 */
export function effectLines(scene: Scene, touched: Touched): string[] {
  const view = viewOf(scene)
  const t = wordsOf(scene)
  const frame = topFrame(view)
  if (frame?.kind === 'event') return wrap(`${eventName(frame.event, t)}: ${eventText(frame.event, t)}`, scene.columns)
  if (frame?.kind === 'movement' || frame?.kind === 'ferry') {
    const [square, ...others] = touched.squares
    const tile = square === undefined || others.length > 0 ? undefined : view.tiles[square]
    if (tile !== undefined) return [`${square} ${tileName(tile, t)}: ${tileText(tile, view.options, t)}`]
    // Otherwise the line repeats the goal.
    return [scene.say(`hellgame.goal.${view.options.goal}`, { upkeeps: numbers.dominion.upkeeps })]
  }
  const spells = new Set(movesOf(scene.moves, 'cast', 'spell').map(move => move.spell))
  const curses = new Set(movesOf(scene.moves, 'curse').map(move => move.curse))
  if (frame?.kind === 'shield') {
    if ('spell' in frame.cast) spells.add(frame.cast.spell)
    else curses.add(frame.cast.curse)
  }
  return [
    ...[...spells].map(spell => `${spellName(spell, t)}: ${spellText(spell, view.options, t)}`),
    ...[...curses].map(curse => `${curseName(curse, t)}: ${curseText(curse, t)}`),
  ]
}
