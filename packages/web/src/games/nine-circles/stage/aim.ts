import type { Claim, NineCirclesMove, NineCirclesView } from '@acheron/games/nine-circles/board.ts'
import { foresee } from '../consequences.ts'
import type { Mark } from './DieButton.tsx'
import { type Dice, type Die, inPlace, pick, pickFresh } from './dice.ts'

/** The effect of a move, as the board shows it before it is made. */
export interface Aim {
  readonly marks: ReadonlyMap<number, Mark>
  /** Pips it would mark in rows 1 to 4. */
  readonly rows: readonly number[]
  readonly virgil: boolean
  readonly turn: { readonly id: number; readonly to: number } | null
  /** A claim that a Virgil change would allow. */
  readonly allows: Claim | null
}

const nothing: Aim = { marks: new Map(), rows: [0, 0, 0, 0], virgil: false, turn: null, allows: null }

/** The claim that keeps the most dice. */
export function bestClaim(claims: readonly Claim[]): Claim | null {
  return claims.toSorted((a, b) => b.use.length - a.use.length)[0] ?? null
}

export function aimOf(move: NineCirclesMove | null, view: NineCirclesView, dice: Dice, held: readonly number[]): Aim {
  if (!move || view.status !== 'playing') return nothing
  const active = inPlace(dice, 'active')
  switch (move.do) {
    case 'claim':
      return { ...nothing, marks: claimMarks(active, move.use, held) }
    case 'roll': {
      const rolled = [...pick(active, move.again, held), ...pickFresh(dice, move.fresh, held)]
      const rows = [1, 2, 3, 4].map(size => move.rows.filter(each => each === size).length)
      return { ...nothing, rows, marks: new Map(rolled.map(die => [die.id, 'roll'])) }
    }
    case 'virgil': {
      const [die] = pick(active, [move.from], held)
      // What is pointed at may be older than the view.
      if (!die || view.virgil === 0 || !view.active.includes(move.from)) return nothing
      const allows = bestClaim(foresee(view, move).claims)
      const turned = active.map(each => (each === die ? { ...each, value: move.to } : each))
      const marks = allows ? claimMarks(turned, allows.use, [die.id]) : new Map<number, Mark>()
      return { ...nothing, marks, virgil: true, turn: { id: die.id, to: move.to }, allows }
    }
    default:
      return nothing
  }
}

function claimMarks(active: readonly Die[], use: readonly number[], held: readonly number[]): Map<number, Mark> {
  const used = pick(active, use, held)
  return new Map(active.map(die => [die.id, used.includes(die) ? 'use' : 'lost']))
}
