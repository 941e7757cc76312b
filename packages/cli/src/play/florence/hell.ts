import {
  circleOf,
  circles,
  cubeValue,
  type GuardianId,
  guardianName,
  hellFor,
  type LocationId,
  locationIds,
  locationName,
  locations,
  plagueCards,
  quarters,
  type Sin,
  sinName,
  soulSins,
} from '@acheron/games/florence/board.ts'
import type { Token } from '../paint.ts'
import type { Scene } from '../stage.ts'
import { clip, pad, width } from '../text.ts'
import type { Lit } from './lit.ts'
import { quarterLetter, seatColour, shortQuarter, sinColour, viewOf, wordsOf } from './scene.ts'

const labelColumns = 12
const cubeColumns = 5
const tileColumns = 6
/** The quarter's letter, the longest name, and two families there. */
const placeColumns = 19
/** The longest text beside Limbo and the Wall. */
const besideColumns = 38

/** The columns of the table of Hell: what is left over goes to wider shields, the circles' infamy, and the locations. */
interface Measures {
  readonly cell: number
  readonly points: number
  readonly tracks: number
  readonly shields: number
  readonly place: number
}

function measure(scene: Scene): Measures {
  const { players } = viewOf(scene)
  const widest = Math.max(...hellFor(players).circles.map(circle => circle.length))
  const tracks = 2 * players + 1
  const beside = (cell: number, points: number) => scene.columns - labelColumns - points - cell * widest
  const place = (cell: number, points: number) => beside(cell, points) - cubeColumns - tracks - tileColumns
  const fits = (cell: number, points: number) =>
    beside(cell, points) >= besideColumns && place(cell, points) >= placeColumns
  const points = fits(3, 3) ? 3 : 0
  const cell = fits(4, points) ? 4 : 3
  return { cell, points, tracks, shields: cell * widest, place: Math.max(4, place(cell, points)) }
}

/** Gold where a move under the cursor is about it. */
export function ink(scene: Scene, lit: boolean, colour: Token, text: string): string {
  return lit ? scene.paint.on('raised', 'gold', text) : scene.paint.fg(colour, text)
}

/** The graveyard, the nine circles with the Wall of Dis between, and beside each circle its sin's cube, skulls, tile and location. */
export function hellLines(scene: Scene, lit: Lit): string[] {
  const size = measure(scene)
  return [
    headLine(scene, lit, size),
    ...circles.flatMap(({ circle }) => [
      ...(circle === 6 ? [wallLine(scene, lit, size)] : []),
      circleLine(scene, lit, size, circle),
    ]),
  ]
}

/** The souls that wait, then the heads of the columns. */
function headLine(scene: Scene, lit: Lit, size: Measures): string {
  const { say, paint } = scene
  const { graveyard, players } = viewOf(scene)
  const souls = soulSins.flatMap(sin =>
    graveyard[sin] > 0
      ? [ink(scene, lit.has(`grave:${sin}`), sinColour(sin), String(circleOf(sin)).repeat(graveyard[sin]))]
      : [],
  )
  const left = `${paint.fg('muted', pad(say('florence.graveyard'), labelColumns - 1))} ${souls.join(' ') || '–'}`
  const seats = Array.from({ length: players }, (_, seat) => paint.fg(seatColour(seat), pad(String(seat + 1), 2)))
  return [
    pad(left, labelColumns + size.points + size.shields),
    paint.fg('muted', pad(say('florence.head.cube'), cubeColumns)),
    pad(seats.join(''), size.tracks),
    paint.fg('muted', pad(say('florence.head.tile'), tileColumns)),
    paint.fg('muted', clip(` ${say('florence.head.city')}`, size.place)),
  ].join('')
}

/** Shields are set off by half a cell where a circle is one narrower: each leads to the two next below it. */
function inset(circle: number, scene: Scene, { cell, shields }: Measures): string {
  const count = hellFor(viewOf(scene).players).circles[circle]?.length ?? 0
  return ' '.repeat(Math.floor((shields - count * cell) / 2))
}

function circleLine(scene: Scene, lit: Lit, size: Measures, circle: number): string {
  const { paint } = scene
  const view = viewOf(scene)
  const { sin, infamy } = circles[circle - 1] ?? circles[0]
  const { circles: rows, shields } = hellFor(view.players)
  const drawn = (rows[circle] ?? []).map(id => {
    const soul = view.hell[id]
    const letter = quarterLetter(shields[id]?.quarter ?? 'dove', scene)
    const sign = !soul
      ? '·'
      : soul.pose === 'petrified'
        ? '#'
        : soul.pose === 'lying'
          ? '='
          : String(circleOf(soul.sin))
    const shield = lit.has(`shield:${id}`)
      ? paint.on('raised', 'gold', letter + sign)
      : paint.fg('muted', letter) + paint.fg(soul ? sinColour(soul.sin) : 'faint', sign)
    return shield + ' '.repeat(size.cell - 2)
  })
  const name = ink(scene, lit.has(`circle:${circle}`), sinColour(sin), `${circle} ${sinName(sin, wordsOf(scene))}`)
  const points = size.points > 0 ? paint.fg('muted', `+${infamy} `) : ''
  const left = pad(pad(name, labelColumns) + points + inset(circle, scene, size) + drawn.join(''), leftColumns(size))
  return left + (sin === 'pagan' ? omens(scene, lit, size) : sinCells(scene, lit, size, sin))
}

const leftColumns = ({ points, shields }: Measures) => labelColumns + points + shields
const rightColumns = (scene: Scene, size: Measures) => scene.columns - leftColumns(size)

/** Beside Limbo, which has no track: the next plague card, and where the guardians stand. */
function omens(scene: Scene, lit: Lit, size: Measures): string {
  const { paint, say } = scene
  const { plague, guardians } = viewOf(scene)
  const card = plague.deck.at(-1)
  const souls = card ? plagueCards[card].map(circleOf).join(' ') : '–'
  const stand = (Object.entries(guardians) as [GuardianId, number][]).map(([guardian, circle]) =>
    ink(scene, lit.has(`guardian:${guardian}`), 'text', `${guardianName(guardian, wordsOf(scene))} ${circle}`),
  )
  return clip([paint.fg('muted', say('florence.plague', { souls })), ...stand].join(', '), rightColumns(scene, size))
}

/** A sin's cube with its value, everybody's skull (a star: with the diploma), the bonus tile, and the location. */
function sinCells(scene: Scene, lit: Lit, size: Measures, sin: Sin): string {
  const { say, paint } = scene
  const { cubes, seats, players, bonusTiles } = viewOf(scene)
  const cube = ink(scene, lit.has(`cube:${sin}`), 'text', `${cubes[sin]}×${cubeValue(cubes[sin])}`)
  const skulls = Array.from({ length: players }, (_, seat) => {
    const own = seats[seat]
    const level = own?.skulls[sin] ?? 0
    const mark = `${level > 0 ? level : '·'}${own?.diplomas.includes(sin) ? '*' : ' '}`
    return ink(scene, lit.has(`track:${sin}`) && seat === scene.seat, level > 0 ? seatColour(seat) : 'faint', mark)
  })
  const tile = paint.fg('muted', clip(say(`florence.tile.${bonusTiles[sin]}`), tileColumns - 1))
  const place = locationIds.find(id => locations[id].sin === sin)
  return (
    pad(cube, cubeColumns) +
    pad(skulls.join(''), size.tracks) +
    pad(tile, tileColumns) +
    (place ? locationCell(scene, lit, place, size.place) : '')
  )
}

/** A location with its quarter's letter and who stands there; an arrow marks the quarter of the turn. */
function locationCell(scene: Scene, lit: Lit, place: LocationId, columns: number): string {
  const { paint, say } = scene
  const { locations: lies, turn, seats, players } = viewOf(scene)
  const here = turn.quarter === lies[place]
  const there = Array.from({ length: players }, (_, seat) => {
    const { noble = 0, urchin = 0 } = seats[seat]?.florence[place] ?? {}
    const members = say('florence.sign.noble').repeat(noble) + say('florence.sign.urchin').repeat(urchin)
    return members ? paint.fg(seatColour(seat), `${seat + 1}${members}`) : ''
  }).join('')
  const room = Math.max(1, columns - 3 - (there ? width(there) + 1 : 0))
  const name = clip(locationName(place, wordsOf(scene)), room)
  const title = `${here ? '▸' : ' '}${quarterLetter(lies[place], scene)} ${name}`
  return clip(`${ink(scene, lit.has(`location:${place}`), here ? 'bone' : 'muted', title)} ${there}`, columns)
}

/** The gates with the seats whose discs lie there, and what the letters of the quarters mean. */
function wallLine(scene: Scene, lit: Lit, size: Measures): string {
  const { paint, say } = scene
  const { players, seats } = viewOf(scene)
  const gates = hellFor(players).gates.map(gate => {
    const owners = Array.from({ length: players }, (_, seat) => seat).filter(seat => seats[seat]?.discs.includes(gate))
    const discs = ownersText(owners, players)
    const [only] = owners
    const colour = owners.length === 1 && only !== undefined ? seatColour(only) : 'text'
    return pad(ink(scene, lit.has(`gate:${gate}`), discs ? colour : 'faint', discs || '━━'), size.cell)
  })
  const legend = quarters.map(quarter => `${quarterLetter(quarter, scene)} ${shortQuarter(quarter, scene)}`).join(' ')
  const left = pad(paint.fg('ember', say('florence.wall')), labelColumns + size.points) + inset(6, scene, size)
  return pad(left + gates.join(''), leftColumns(size)) + paint.fg('muted', clip(legend, rightColumns(scene, size)))
}

/** Two signs at most, so that gates stay apart: the seats' numbers, * for all seats, -2 for all but seat 2. */
function ownersText(owners: readonly number[], players: number): string {
  if (owners.length < 3) return owners.map(seat => String(seat + 1)).join('')
  const missing = Array.from({ length: players }, (_, seat) => seat).find(seat => !owners.includes(seat))
  return missing === undefined ? '*' : `-${missing + 1}`
}
