import type { Cond, Confrontation, Effect } from '../vocabulary.ts'

type Setup = NonNullable<Confrontation['setup']>

const fewPlayers: Cond = { count: [{ of: 'player-champion', pick: 'each' }, '<=', 2] }

/** Nobody is brought to a Wound by it: a fight is not lost before its first Round. */
const weary = (n: number): Effect => ({
  do: 'damage',
  to: { of: 'champion', where: [{ vigor: ['>', n] }], pick: 'each' },
  n,
  kind: 'suffer',
})

/**
 * How the Champions come to a fight in the modes other than Standard; what else these change is in the rules (R20).
 * `lost`: the Vigor of each in Grim; small parties feel it less and lose 1 more.
 */
export const byMode = (lost: number): Setup => [
  { if: { mode: 'story' }, fx: [{ do: 'invigorate', to: 'each-champion', n: 4 }] },
  { if: { mode: 'grim' }, fx: [weary(lost)] },
  { if: { and: [{ mode: 'grim' }, fewPlayers] }, fx: [weary(1)] },
]

/** In circles where Vigor alone is little help to a small party. */
export const calmer: Setup = [
  {
    if: { and: [{ mode: 'story' }, fewPlayers] },
    fx: [{ do: 'mod', mod: 'threshold', n: 1, to: 'each-malefactor', until: 'confrontation-end' }],
  },
]
