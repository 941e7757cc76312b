import type { Effect } from './effects.ts'

/** 2.7: silver tiles for the tracks of circles 2-5, gold ones for those of circles 6-9. */
export const bonusTiles = {
  S1: { kind: 'silver', effects: [{ verb: 'florins', n: 3 }] },
  S2: { kind: 'silver', effects: [{ verb: 'drachmas', n: 2 }] },
  S3: { kind: 'silver', effects: [{ verb: 'home', most: 1, may: true }] },
  S4: { kind: 'silver', effects: [{ verb: 'cube' }, { verb: 'florins', n: 1 }] },
  G1: { kind: 'gold', effects: [{ verb: 'half' }] },
  G2: { kind: 'gold', effects: [{ verb: 'infamy', n: 4 }] },
  G3: {
    kind: 'gold',
    effects: [
      { verb: 'disc', may: true },
      { verb: 'drachmas', n: 1 },
    ],
  },
  G4: {
    kind: 'gold',
    effects: [
      { verb: 'guardian', may: true },
      { verb: 'drachmas', n: 1 },
    ],
  },
} as const satisfies Readonly<Record<string, { kind: 'silver' | 'gold'; effects: readonly Effect[] }>>

export type TileId = keyof typeof bonusTiles
export const tileIds = Object.keys(bonusTiles) as TileId[]

export function tilesOf(kind: 'silver' | 'gold'): TileId[] {
  return tileIds.filter(id => bonusTiles[id].kind === kind)
}
