import type { Confrontation } from '../vocabulary.ts'

/** How the Champions come to a fight in the modes other than Standard; what else these change is in the rules (R20). */
export const byMode: NonNullable<Confrontation['setup']> = [
  { if: { mode: 'story' }, fx: [{ do: 'invigorate', to: 'each-champion', n: 4 }] },
  // Nobody is brought to a Wound by it: a fight is not lost before its first Round.
  {
    if: { mode: 'grim' },
    fx: [{ do: 'damage', to: { of: 'champion', where: [{ vigor: ['>=', 4] }], pick: 'each' }, n: 3, kind: 'suffer' }],
  },
]
