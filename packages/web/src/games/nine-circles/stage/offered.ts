import type { Claim, NineCirclesMove, Roll } from '@acheron/games/nine-circles/board.ts'
import { type Dice, type Die, inPlace, pick } from './dice.ts'
import { type Declaration, isClaim, isDeclaration, isRoll, isVirgil, type Virgil } from './moves.ts'

/** The moves that are offered, by what they do. */
export interface Offered {
  readonly rolls: readonly Roll[]
  /** The claim that keeps the most dice comes first. */
  readonly claims: readonly Claim[]
  readonly virgils: readonly Virgil[]
  readonly declarations: readonly Declaration[]
}

export function offeredOf(moves: readonly NineCirclesMove[]): Offered {
  return {
    rolls: moves.filter(isRoll),
    claims: moves.filter(isClaim).toSorted((a, b) => b.use.length - a.use.length),
    virgils: moves.filter(isVirgil),
    declarations: moves.filter(isDeclaration),
  }
}

/** Whether a die can be touched for something else than to count in a claim. */
export function isUseful({ place, value }: Die, { rolls, virgils }: Offered): boolean {
  if (place === 'pool') return rolls.some(move => move.fresh > 0)
  if (place === 'gone' || value === null) return false
  return rolls.some(move => move.again.includes(value)) || virgils.some(move => move.from === value)
}

/** Whether a die can be taken up. */
export function mayTouch(die: Die, offered: Offered): boolean {
  if (isUseful(die, offered)) return true
  return die.place === 'active' && offered.claims.some(({ use }) => use.some(value => value === die.value))
}

/** The dice that claims would take. Of equal dice only those are gold; touched, any other takes the place of one. */
export function countingIn(claims: readonly Claim[], dice: Dice, inHand: readonly number[]): ReadonlySet<number> {
  const active = inPlace(dice, 'active')
  return new Set(claims.flatMap(({ use }) => pick(active, use, inHand)).map(({ id }) => id))
}

export function isRowOffered(size: number, { rolls }: Offered): boolean {
  return rolls.some(move => move.rows.includes(size))
}

/** The die whose faces Virgil offers, and what he can make of it. */
export interface Fan {
  readonly die: Die
  readonly changes: readonly Virgil[]
}

/** The fan shows all that the rules allow Virgil; what a guide leaves out is dim. */
export function fanOf(
  touched: number | null,
  dice: Dice,
  { virgils }: Offered,
  legal: readonly NineCirclesMove[],
): Fan | null {
  const die = dice.find(({ id, place }) => id === touched && place === 'active')
  if (!die || !virgils.some(move => move.from === die.value)) return null
  return { die, changes: legal.filter(isVirgil).filter(move => move.from === die.value) }
}
