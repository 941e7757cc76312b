import {
  type CardId,
  countOf,
  deciderOf,
  fightIn,
  joker,
  type Place,
  type Stake,
  stepsOf,
  strongName,
  topFrame,
} from '@acheron/games/imp-race/board.ts'
import type { Scene } from '../stage.ts'
import { clip, pad, width } from '../text.ts'
import type { Lit } from './lit.ts'
import { throneText } from './route.ts'
import { impSign, ink, seatColour, seatName, viewOf, wordsOf } from './scene.ts'

/** Pieces of text one after the other, in as many lines as they need. */
function flowing(pieces: readonly string[], columns: number, indent: number): string[] {
  const lines: string[] = []
  for (const piece of pieces) {
    const last = lines.at(-1)
    if (last !== undefined && width(last) + 2 + width(piece) <= columns) lines[lines.length - 1] = `${last}  ${piece}`
    else lines.push(last === undefined ? piece : ' '.repeat(indent) + piece)
  }
  return lines.map(line => clip(line, columns))
}

/** Every seat in a line of its own: where its imps are, the dead, those at home, gems and cards. */
export function seatLines(scene: Scene, lit: Lit): string[] {
  const { say, seat: own, columns } = scene
  const { seats, options } = viewOf(scene)
  const rows = seats.map(({ imps, gems, hand }, seat) => {
    const mine = seat === own
    const name = say('imp-race.seat', { seat: seat + 1, mine: mine ? 'yes' : 'no' })
    return [
      `${turnSign(scene, seat)}${scene.paint.bold(seatColour(seat), `${impSign(seat)} ${name}:`)}`,
      placesText(scene, lit, seat),
      ink(scene, mine && lit('place D'), 'muted', say('imp-race.dead', { count: countOf(imps, 'D') })),
      say('imp-race.home', { count: countOf(imps, 'H'), goal: options.impsToWin }),
      ink(scene, mine && lit('gems'), 'text', say('imp-race.gems', { count: gems })),
      say('imp-race.cards', { count: hand.length }),
    ]
  })
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map(row => width(row[i] ?? ''))))
  return rows.map(row =>
    clip(
      row
        .map((cell, i) => pad(cell, widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
      columns,
    ),
  )
}

/** The short form of a seat's line, with four places, many gems and six cards. */
const shortSeat = 38

/** The same in little height, two seats beside each other and the throne with its imps after the last. */
export function shortSeatLines(scene: Scene, lit: Lit): string[] {
  const { say, seat: own } = scene
  const { seats } = viewOf(scene)
  const perLine = scene.columns >= 2 * shortSeat + 1 ? 2 : 1
  const column = Math.floor((scene.columns - perLine + 1) / perLine)
  const texts = seats.map(({ imps, gems, hand }, seat) => {
    const mine = seat === own
    return [
      `${turnSign(scene, seat)}${scene.paint.bold(seatColour(seat), impSign(seat))}`,
      placesText(scene, lit, seat),
      ink(scene, mine && lit('place D'), 'muted', `†${countOf(imps, 'D')}`),
      ink(scene, mine && lit('gems'), 'text', say('imp-race.gems', { count: gems })),
      say('imp-race.cards', { count: hand.length }),
    ].join(' ')
  })
  const all = [...texts, ` ${throneText(scene, lit)}`].map(text => clip(text, column))
  const lines = Array.from({ length: Math.ceil(all.length / perLine) }, (_, i) =>
    all.slice(perLine * i, perLine * (i + 1)),
  )
  return lines.map(line =>
    line
      .map(text => pad(text, column))
      .join(' ')
      .trimEnd(),
  )
}

/** Marks the one who decides. */
function turnSign(scene: Scene, seat: number): string {
  return deciderOf(viewOf(scene)) === seat ? scene.paint.bold('gold', '▸') : ' '
}

/** Where the seat's living imps are, the foremost first; a free step shows itself when a move would use it. */
function placesText(scene: Scene, lit: Lit, seat: number): string {
  const view = viewOf(scene)
  const imps = view.seats[seat]?.imps ?? []
  const own = seat === scene.seat
  const draw = (place: Place) => ink(scene, own && lit(`place ${place}`), seatColour(seat), `${place}`)
  const squares = imps.filter(place => typeof place === 'number').toSorted((a, b) => b - a)
  const steps = stepsOf(view)
    .filter(step => imps.includes(step) || (own && lit(`place ${step}`)))
    .toReversed()
  // With more places than imps the steps stand close together, so that the line does not grow.
  const gap = squares.length + steps.length > imps.length ? '' : ' '
  return [...squares.map(draw), ...(steps.length > 0 ? [steps.map(draw).join(gap)] : [])].join(' ') || '–'
}

/** The viewer's hand, each card with its strength in fights. */
export function handLines(scene: Scene, lit: Lit): string[] {
  const { say, seat, paint } = scene
  if (seat === null) return []
  const hand = viewOf(scene).seats[seat]?.hand ?? []
  const known = hand.filter((card): card is CardId => card !== null)
  const title = paint.fg('muted', say(known.length > 0 ? 'imp-race.hand' : 'imp-race.hand.none'))
  const cards = known.map(card => ink(scene, lit(`card ${card}`), 'bone', strongName(card, wordsOf(scene))))
  return flowing([title, ...cards], scene.columns, 2)
}

/** The die, and what lies beside the route. */
export function storeLines(scene: Scene, lit: Lit, whose: boolean): string[] {
  const { say } = scene
  const { turn, deck, discard, bag } = viewOf(scene)
  const top = discard.at(-1)
  const pieces = [
    ...(whose ? [say('imp-race.turn', { turn: turn.number, who: seatName(scene, turn.seat) })] : []),
    ink(scene, lit('die'), turn.die === null ? 'muted' : 'text', dieText(scene)),
    ink(scene, lit('deck'), 'muted', say('imp-race.deck', { count: deck.length })),
    scene.paint.fg(
      'muted',
      top
        ? say('imp-race.discard', { count: discard.length, top: strongName(top, wordsOf(scene)) })
        : say('imp-race.discard.none'),
    ),
    ink(scene, lit('bag'), 'muted', say('imp-race.bag', { red: bag.red, blue: bag.blue })),
  ]
  return flowing(pieces, scene.columns, 2)
}

function dieText(scene: Scene): string {
  const { die, plus } = viewOf(scene).turn
  if (die === null) return scene.say('imp-race.die.none')
  return die === joker ? scene.say('imp-race.die.joker', { plus }) : scene.say('imp-race.die', { die, plus })
}

/** A fight or a Trident in the air: who has staked what, and what is needed. */
export function fightLines(scene: Scene): string[] {
  const { say, paint, columns } = scene
  const view = viewOf(scene)
  const top = topFrame(view)
  if (top?.kind === 'parry') {
    const who = { who: seatName(scene, top.attacker), victim: seatName(scene, top.victim.seat), square: top.square }
    return [clip(paint.bold('ember', say('imp-race.trident', who)), columns)]
  }
  const fight = fightIn(view)
  if (!fight) return []
  const side = (seat: number, stake: Stake, key: 'imp-race.attack' | 'imp-race.defence') =>
    paint.fg(
      seatColour(seat),
      say(key, { who: seatName(scene, seat), total: stake.total, stake: stakeText(scene, stake) }),
    )
  const { attacker, defender, stakes, bidder, need, square } = fight
  return flowing(
    [
      paint.bold('ember', say('imp-race.fight', { square })),
      side(attacker.seat, stakes[0], 'imp-race.attack'),
      side(defender.seat, stakes[1], 'imp-race.defence'),
      paint.bold('text', say('imp-race.need', { who: seatName(scene, bidder), need })),
    ],
    columns,
    2,
  )
}

function stakeText(scene: Scene, { cards, gems }: Stake): string {
  const t = wordsOf(scene)
  const parts = [...cards.map(card => strongName(card, t)), ...(gems > 0 ? [t('gems', { count: gems })] : [])]
  return parts.length > 0 ? parts.join(' + ') : scene.say('imp-race.nothing')
}
