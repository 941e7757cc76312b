import type { JsonObject } from '@acheron/engine'
import { circleOf, type NineCirclesMove, type NineCirclesView, type Roll } from '@acheron/games/nine-circles/board.ts'
import { type Dice, type Die, inPlace, pick, valuesOf } from './dice.ts'
import { same, sum, without } from './lists.ts'

/** The dice taken up to be rolled, and the rows the player chose for them; null: the board chooses. */
export interface Hand {
  readonly dice: readonly number[]
  readonly rows: readonly number[] | null
}

export const emptyHand: Hand = { dice: [], rows: null }

/** What the board offers, in one place. */
export interface Offer {
  readonly dice: Dice
  readonly rolls: readonly Roll[]
  readonly view: NineCirclesView
}

function split(hand: Hand, dice: Dice): { again: Die[]; fresh: Die[] } {
  const held = dice.filter(die => hand.dice.includes(die.id))
  return { again: inPlace(held, 'active'), fresh: inPlace(held, 'pool') }
}

/** The dice of a hand as the rules count them: fresh ones by number, those rolled again by their values. */
export interface Meaning {
  readonly fresh: number
  readonly again: number[]
}

/** What the hand means to the rules, whether or not it is legal. */
export function meaning(hand: Hand, dice: Dice): Meaning {
  const { again, fresh } = split(hand, dice)
  return { fresh: fresh.length, again: valuesOf(again) }
}

/** What the rules are asked about a hand that cannot be rolled. */
export function rollIntent(hand: Hand, dice: Dice): JsonObject {
  return { kind: 'roll', ...meaning(hand, dice), ...(hand.rows ? { rows: [...hand.rows] } : {}) }
}

/** Whether these numbers are among the others, each as often. */
function among(some: readonly number[], all: readonly number[]): boolean {
  return without(all, some).length === all.length - some.length
}

/**
 * The moves that the hand could still come to mean: rolls and claims that have all its dice, and what Virgil makes of the
 * die that was touched last. In chosen rows fresh dice only keep the places of dice that are rolled again.
 */
export function meantBy(
  hand: Hand,
  dice: Dice,
  touched: Die | null,
  moves: readonly NineCirclesMove[],
): readonly NineCirclesMove[] {
  if (hand.dice.length === 0) return []
  const { fresh, again } = meaning(hand, dice)
  return moves.filter(move => {
    if (move.do === 'virgil') return move.from === touched?.value
    if (move.do === 'claim') return fresh === 0 && among(again, move.use)
    if (move.do !== 'roll' || !among(again, move.again)) return false
    return hand.rows ? among(hand.rows, move.rows) : fresh <= move.fresh
  })
}

/** The legal roll that the hand stands for: the chosen rows, or the fewest, taken where most pips are left. */
export function rollOf(hand: Hand, { dice, rolls, view }: Offer): Roll | null {
  const { fresh, again } = meaning(hand, dice)
  if (fresh + again.length === 0) return null
  const fitting = rolls.filter(roll => roll.fresh === fresh && same(roll.again, again))
  if (hand.rows) return fitting.find(roll => same(roll.rows, hand.rows ?? [])) ?? null
  const fewestLeft = (roll: Roll) => Math.min(...roll.rows.map(size => view.rows[size - 1] ?? 0))
  const [best] = fitting.toSorted((a, b) => a.rows.length - b.rows.length || fewestLeft(b) - fewestLeft(a))
  return best ?? null
}

/** Takes a die up or puts it down. */
export function toggle(hand: Hand, die: Die, offer: Offer): Hand {
  const up = !hand.dice.includes(die.id)
  const ids = up ? [...hand.dice, die.id] : hand.dice.filter(id => id !== die.id)
  const next = lawful({ dice: ids, rows: null }, offer)
  if (!hand.rows || die.place !== 'active') return next
  // Rows were chosen: a fresh die makes room or fills in, so that the choice stands.
  const { fresh } = split(next, offer.dice)
  const spare = inPlace(offer.dice, 'pool').find(each => !ids.includes(each.id))
  const gone = fresh[0]?.id
  const swapped = up ? ids.filter(id => id !== gone) : spare ? [...ids, spare.id] : ids
  const kept = lawful({ dice: swapped, rows: hand.rows }, offer)
  return swapped.length === sum(hand.rows) ? kept : next
}

/** Where only the number of dice rolled again counts, the rules name which ones: those are taken up instead. */
function lawful(hand: Hand, { dice, rolls, view }: Offer): Hand {
  if (circleOf(view.circle).target.kind !== 'without') return hand
  const { again, fresh } = split(hand, dice)
  const values = valuesOf(again)
  if (again.length === 0 || rolls.some(roll => same(roll.again, values))) return hand
  const named = rolls.find(roll => roll.again.length === again.length)
  if (!named) return hand
  const instead = pick(inPlace(dice, 'active'), named.again, hand.dice)
  return { ...hand, dice: [...instead, ...fresh].map(die => die.id) }
}

/**
 * A row was touched: it is chosen, and filled with fresh dice beside those in the hand; touched again it lets go. Where
 * rows may be joined it joins the others. Null where the rules allow no such roll.
 */
export function touchRow(hand: Hand, size: number, offer: Offer): Hand | null {
  const { dice, rolls } = offer
  const joins = rolls.some(roll => roll.rows.length > 1)
  if (!joins) {
    const { again } = split(hand, dice)
    if (hand.rows && same(hand.rows, [size])) return emptyHand
    return again.length > size ? null : fill({ ...hand, rows: [size] }, size, offer)
  }
  const chosen = hand.rows ?? rollOf(hand, offer)?.rows ?? []
  const more = [...chosen, size].toSorted((a, b) => b - a)
  const rows = rolls.some(roll => same(roll.rows, more)) ? more : chosen.filter(each => each !== size)
  return rows.length === 0 ? emptyHand : fill({ ...hand, rows }, sum(rows), offer)
}

/** Makes the hand that many dice: fresh ones come and go first. */
function fill(hand: Hand, count: number, offer: Offer): Hand {
  const { again, fresh } = split(hand, offer.dice)
  const others = (place: 'pool' | 'active') => inPlace(offer.dice, place).filter(die => !hand.dice.includes(die.id))
  const lowest = others('active').toSorted((a, b) => (a.value ?? 0) - (b.value ?? 0))
  const ids = [...again, ...fresh, ...others('pool'), ...lowest].slice(0, count).map(die => die.id)
  return lawful({ ...hand, dice: ids }, offer)
}
