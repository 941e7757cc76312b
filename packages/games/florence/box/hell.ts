import { sideA } from './hell-a.ts'
import { sideB } from './hell-b.ts'
import type { Quarter } from './locations.ts'
import type { GateId, ShieldId, ShieldRow } from './shields.ts'
import { circleBelowTheWall } from './sins.ts'

export interface Shield {
  readonly id: ShieldId
  readonly circle: number
  /** Its place in the circle, counted from the left. */
  readonly n: number
  readonly quarter: Quarter
  readonly lines: readonly ShieldId[]
}

export interface HellBoard {
  readonly side: 'A' | 'B'
  readonly shields: Readonly<Record<ShieldId, Shield>>
  /** The shields of each circle from left to right; index 0 is empty. */
  readonly circles: readonly (readonly ShieldId[])[]
  readonly gates: readonly GateId[]
}

function board(side: 'A' | 'B', rows: readonly ShieldRow[]): HellBoard {
  const all = rows.map(([id, quarter, lines]) => ({ id, circle: Number(id[1]), n: Number(id[3]), quarter, lines }))
  const circles = Array.from({ length: 10 }, (_, circle) =>
    all.filter(row => row.circle === circle).map(({ id }) => id),
  )
  const shields = Object.fromEntries(all.map(shield => [shield.id, shield]))
  return { side, shields, circles, gates: circles[circleBelowTheWall]! }
}

const boards = { A: board('A', sideA), B: board('B', sideB) }

/** Set-up 1. */
export function hellFor(players: number): HellBoard {
  return players === 2 ? boards.A : boards.B
}
