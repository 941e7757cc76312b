import type { Weapon } from './vocabulary.ts'

/** R17.3. */
export const heirlooms: readonly Weapon[] = [
  {
    type: 'weapon',
    id: 'longsword',
    proficiency: 'melee',
    power: 3,
    heirloom: 'mercenary',
    properties: [
      { kind: 'attack-option', step: '1E', cost: { vigor: 2 }, gain: { dice: 2 }, limit: 'once-per-attack' },
    ],
  },
  {
    type: 'weapon',
    id: 'parish-candleholder',
    proficiency: 'symbol',
    power: 3,
    heirloom: 'devotee',
    properties: [
      {
        kind: 'free-action',
        cost: { vigor: 2 },
        fx: [{ do: 'invigorate', to: 'another-champion', n: 2 }],
        limit: 'once-per-turn',
      },
    ],
  },
  {
    type: 'weapon',
    id: 'longbow',
    proficiency: 'ranged',
    power: 3,
    range: 3,
    heirloom: 'outlaw',
    properties: [
      { kind: 'attack-option', step: '2C', cost: { vigor: 2 }, gain: { reroll: 2 }, limit: 'once-per-attack' },
    ],
  },
  {
    type: 'weapon',
    id: 'spanish-smallsword',
    proficiency: 'melee',
    power: 3,
    heirloom: 'artist',
    properties: [
      { kind: 'attack-option', step: '1E', cost: { vigor: 1 }, gain: { precision: 1 }, limit: 'once-per-attack' },
    ],
  },
]

/** K.POLYMORPH. */
export const capybaraWeapons: readonly Weapon[] = [
  {
    type: 'weapon',
    id: 'sharp-teeth',
    proficiency: 'melee',
    power: 3,
    properties: [{ kind: 'passive', mods: [{ mod: 'attack-precision', n: 1 }] }],
  },
]
