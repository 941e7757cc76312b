import type { Confrontation, Effect } from '../vocabulary.ts'
import { players } from './parties.ts'

const fewPlayers = players('<=', 2)

/** Nobody is brought to a Wound by it: a fight is not lost before its first Round. */
export const weary = (n: number): Effect => ({
  do: 'damage',
  to: { of: 'champion', where: [{ vigor: ['>', n] }], pick: 'each' },
  n,
  kind: 'suffer',
})

/** Malefactors strike back less: where Vigor alone is little help to a small party. */
export const calm: Effect = {
  if: fewPlayers,
  so: [{ do: 'mod', mod: 'threshold', n: 1, to: 'each-malefactor', until: 'confrontation-end' }],
}

/** Where Vigor alone is little help to a large one. */
export const heartened = (to: 'each-champion' | 'fiercest'): Effect => ({
  if: players('>=', 3),
  so: [{ do: 'inspire', to, n: 1 }],
})

/**
 * How a fight begins in the modes other than Standard; what else these change is in the rules (R20). `lost`: the Vigor of
 * each Champion in Grim; small parties feel it less and lose 1 more. `story`: what Story brings besides Vigor.
 */
export const byMode = (lost: number, ...story: readonly Effect[]): NonNullable<Confrontation['setup']> => [
  { if: { mode: 'story' }, fx: [{ do: 'invigorate', to: 'each-champion', n: 4 }, ...story] },
  { if: { mode: 'grim' }, fx: [weary(lost), { if: fewPlayers, so: [weary(1)] }] },
]
