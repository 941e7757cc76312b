import type { NineEvent } from '../types.ts'

/** The places that a log line names. */
export interface Told {
  readonly rows: readonly number[]
  readonly virgil: boolean
  readonly circle: number | null
}

export function toldBy(told: readonly NineEvent[]): Told {
  return {
    rows: told.flatMap(event => (event.e === 'rolled' ? event.rows : [])),
    virgil: told.some(event => event.e === 'virgilUsed'),
    circle: told.reduce<number | null>(
      (circle, event) => ('circle' in event ? (circle ?? event.circle) : circle),
      null,
    ),
  }
}
