import type { Confrontation } from '../vocabulary.ts'

/** How the Champions come to a fight in the modes other than Standard; what else these change is in the rules (R20). */
export const byMode: NonNullable<Confrontation['setup']> = [
  { if: { mode: 'story' }, fx: [{ do: 'invigorate', to: 'each-champion', n: 4 }] },
  { if: { mode: 'grim' }, fx: [{ do: 'damage', to: 'each-champion', n: 3, kind: 'suffer' }] },
]
