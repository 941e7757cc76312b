/** Which parts of the game must be solved for an oracle to know some positions. */
import { circleOf, lastCircle } from '../../box/circles.ts'
import type { NineCirclesState } from '../../state.ts'
import { handsOf } from '../hands.ts'
import { countsDiceOnly, mostDice, wantedFace } from '../solution.ts'
import { numberOf, type Sheets, sheetsWithin } from './sheets.ts'

/** A circle to be solved with a number of dice; `wanted` is the face it asks for, if it asks for one. */
export interface Part {
  readonly circle: number
  readonly wanted: number | null
  readonly dice: number
}

export interface Plan {
  readonly sheets: Sheets
  readonly dice: number
  /** The first circle of the positions: earlier ones are over. */
  readonly first: number
  /** The last circle to be solved. */
  readonly last: number
  /** The parts in the order of solving, from the last circle back, without circle 7. */
  readonly parts: readonly Part[]
  /** By part: the fillings of the rows that the positions are about. */
  readonly watched: ReadonlyMap<string, ReadonlySet<number>>
  /** How many values have to be found: a matter of seconds up to some ten million. */
  readonly work: number
}

/** Parts with the same hands share their values: a wanted 2 is like a wanted 5. */
export function nameOf({ circle, wanted, dice }: Part): string {
  return `${circle} ${handsOf(wanted, mostDice).classes} ${dice}`
}

/** For at least one position; none of them is decided. */
export function planFor(positions: readonly NineCirclesState[], last: number = lastCircle): Plan {
  const most = (of: (position: NineCirclesState) => number) => Math.max(...positions.map(of))
  const diceOf = ({ pool, active }: NineCirclesState) => pool + active.length
  const rows = [0, 1, 2, 3].map(row => most(position => position.rows[row]!))
  const sheets = sheetsWithin(
    rows,
    most(position => position.virgil),
  )
  const dice = most(diceOf)
  const first = Math.min(...positions.map(position => position.circle))

  const parts = new Map<string, Part>()
  const watched = new Map<string, Set<number>>()
  const add = (part: Part, watch: readonly number[]) => {
    const name = nameOf(part)
    parts.set(name, part)
    watched.set(name, new Set([...(watched.get(name) ?? []), ...watch]))
  }
  for (let circle = last; circle > first; circle--) {
    if (countsDiceOnly(circle)) continue
    for (let count = circleOf(circle).leastDice; count <= dice; count++)
      add({ circle, wanted: wantedFace(circle, null), dice: count }, [])
  }
  for (const position of positions) {
    const { circle, declared } = position
    if (countsDiceOnly(circle)) continue
    const sheet = numberOf(sheets, position.rows)
    const rolled = sheets.strides.filter((_, i) => position.rows[i]! > 0).map(stride => sheet - stride)
    for (const wanted of facesOf(circle, declared)) add({ circle, wanted, dice: diceOf(position) }, [sheet, ...rolled])
  }
  const ordered = [...parts.values()].sort((a, b) => b.circle - a.circle)
  const cells = sheets.count * sheets.virgils
  const work = ordered.reduce((sum, part) => sum + widthOf(part) * cells, 0)
  return { sheets, dice, first, last, parts: ordered, watched, work }
}

/** The face that a circle asks for; before the declaration one of each kind: 2 or 5, and the others. */
function facesOf(circle: number, declared: number | null): readonly (number | null)[] {
  const { target } = circleOf(circle)
  return target.kind === 'declared' && declared === null ? [2, 1] : [wantedFace(circle, declared)]
}

/** How many hands of a part there are. */
export function widthOf({ wanted, dice }: Part): number {
  return handsOf(wanted, mostDice).below[dice + 1]!
}
