import type { Quarter } from './locations.ts'

/** A shield's id: side, circle and place counted from the left, as in A3-2. */
export type ShieldId = string

/** A gate of the Wall of Dis has the id of the shield of circle 6 below it. */
export type GateId = ShieldId

export type ShieldRow = readonly [id: ShieldId, quarter: Quarter, lines: readonly ShieldId[]]
