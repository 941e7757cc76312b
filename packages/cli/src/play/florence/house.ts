import {
  barrelName,
  cardName,
  type FraudId,
  familyName,
  familyText,
  instantSide,
  instantText,
  type SeenSeat,
  spacesPerFloor,
} from '@acheron/games/florence/board.ts'
import type { Scene } from '../stage.ts'
import { clip, pad, width, wrap } from '../text.ts'
import { ink } from './hell.ts'
import type { Lit } from './lit.ts'
import { asMoves, pieceSign, seatColour, seatsFrom, viewOf, wordsOf } from './scene.ts'

/** A line for each family, the viewer's own first. */
export function seatLines(scene: Scene, lit: Lit): string[] {
  return seatsFrom(scene).map(({ seat, own }) => {
    const whole = seatLine(scene, lit, seat, own, text => `${text} `)
    // A high tower leaves no room, so words shrink to their first letters.
    return width(whole) <= scene.columns ? whole : seatLine(scene, lit, seat, own, text => text.charAt(0))
  })
}

function seatLine(scene: Scene, lit: Lit, seat: number, own: SeenSeat, label: (text: string) => string): string {
  const { paint, say } = scene
  const { turn } = viewOf(scene)
  const mine = seat === scene.seat
  const family = own.family ? familyName(own.family, wordsOf(scene)) : '–'
  const field = (name: string, value: string | number) => paint.fg('muted', label(name)) + value
  const members = (noble: number, urchin: number) =>
    `${noble}${say('florence.sign.noble')}${urchin}${say('florence.sign.urchin')}`
  const home = `${label(say('florence.home'))}${members(own.home.noble, own.home.urchin)}+${own.reserve}`
  const name = pad(`${turn.seat === seat ? '▸' : ' '}${seat + 1} ${family}`, 14)
  return [
    mine ? paint.bold(seatColour(seat), name) : paint.fg(seatColour(seat), name),
    pad(say('florence.infamy', { count: own.infamy }), 7),
    `${own.florins}F ${own.drachmas}D`,
    field(say('florence.loans'), own.boat),
    ink(scene, mine && lit.has('home'), 'text', home),
    field(say('florence.cards'), `${own.hand.length}+${own.played.length}`),
    ...(own.halfDiplomas > 0 ? [`½×${own.halfDiplomas}`] : []),
    ...(own.panel.length > 0
      ? [field(say('florence.panel'), own.panel.map(piece => pieceSign(piece, scene)).join(''))]
      : []),
    towerText(scene, lit, own, mine),
  ].join(' ')
}

/** The floors from the ground up, a sign for each of their spaces. */
function towerText(scene: Scene, lit: Lit, { tower }: SeenSeat, mine: boolean): string {
  const floors = tower.map((floor, height) => {
    const pieces = floor.map(piece => pieceSign(piece, scene)).join('')
    return ink(scene, mine && lit.has(`floor:${height}`), 'text', pieces.padEnd(spacesPerFloor, '·'))
  })
  return floors.join('|')
}

interface Pile {
  readonly title: string
  readonly cards: readonly FraudId[]
}

/** The least number of letters of a card's name. */
const leastName = 3

/** The viewer's hand and the line-up: names, and effects where there is room. */
export function cardLines(scene: Scene, lit: Lit): string[] {
  const { say, columns, roomy } = scene
  const { fraud, players, seats } = viewOf(scene)
  const hand = scene.seat === null ? [] : (seats[scene.seat]?.hand ?? [])
  const known = (cards: readonly (FraudId | null | undefined)[]) =>
    cards.filter(card => card !== null && card !== undefined)
  const piles: Pile[] = [
    { title: say('florence.hand'), cards: known(hand) },
    // The top of the deck is seen only where an option lays it open.
    { title: say('florence.lineUp'), cards: known([...fraud.lineUp, fraud.deck.at(-1)]) },
  ].filter(({ cards }) => cards.length > 0)
  const full = piles.flatMap(({ title, cards }) =>
    cards.map(card => ({ card, lines: fullCard(scene, lit, title, card) })),
  )
  if (roomy) return full.flatMap(({ lines }) => lines)
  // With four families one line is left: the hand is shown whole, the line-up gets the remaining room.
  const rows = players < 4 ? piles.map(pile => [pile]) : [piles]
  const lines = rows.map(row => {
    const lineOf = (room: number) =>
      row.map((pile, i) => pileLine(scene, lit, pile, i < row.length - 1 ? columns : room)).join('  ')
    let room = columns
    while (room > leastName && width(lineOf(room)) > columns) room--
    return lineOf(room)
  })
  // A single card under the cursor is shown whole, in the room of the names.
  const looked = full.filter(({ card }) => lit.has(`card:${card}`))
  const [only] = looked
  if (!only || looked.length > 1) return lines
  return lines.map((_, i) => only.lines[i] ?? '')
}

function pileLine(scene: Scene, lit: Lit, { title, cards }: Pile, room: number): string {
  const names = cards.map(card => {
    const name = clip(cardName(card, wordsOf(scene)), room)
    return ink(scene, lit.has(`card:${card}`), 'text', `${name} ${pieceSign(instantSide(card).barrel, scene)}`)
  })
  return `${scene.paint.fg('muted', title)} ${names.join(', ')}`
}

/** A card with its barrel and its two effects for now. */
function fullCard(scene: Scene, lit: Lit, title: string, card: FraudId): string[] {
  const t = wordsOf(scene)
  const { barrel, a, b } = instantSide(card)
  const text = scene.say('florence.card', {
    pile: title,
    card: cardName(card, t),
    barrel: barrelName(barrel, t),
    a: instantText(a, t),
    b: instantText(b, t),
  })
  return wrap(text, scene.columns).map(line => ink(scene, lit.has(`card:${card}`), 'text', line))
}

/** During the family draft: what the families dealt to the viewer start with. */
export function familyLines(scene: Scene): string[] {
  const t = wordsOf(scene)
  const families = asMoves(scene.moves).flatMap(move => (move.do === 'keep' ? [move.family] : []))
  return families.flatMap(family => wrap(`${familyName(family, t)}: ${familyText(family, t)}`, scene.columns))
}
