import type { Treasure } from '../../vocabulary.ts'

export const treasures: readonly Treasure[] = [
  {
    type: 'weapon',
    id: 'sibyls-peel',
    chapter: 3,
    proficiency: 'melee',
    power: 4,
    range: 1,
    properties: [{ kind: 'passive', mods: [{ mod: 'attack-dice', n: -1, if: { attack: 'flanking' } }] }],
  },
  {
    type: 'weapon',
    id: 'bone-flute',
    chapter: 3,
    proficiency: 'symbol',
    power: 4,
    properties: [
      {
        kind: 'free-action',
        cost: { vigor: 2 },
        fx: [
          { do: 'mod', mod: 'move-bonus', n: -1, to: 'any-malefactor', until: 'next-caravan-turn' },
          { do: 'fierceness', to: 'any-champion', set: 'bottom' },
        ],
        limit: 'once-per-turn',
      },
    ],
  },
  {
    type: 'weapon',
    id: 'salted-maul',
    chapter: 3,
    proficiency: 'melee',
    power: 4,
    properties: [
      { kind: 'collateral', fx: [{ do: 'push', to: 'target', n: 1 }] },
      { kind: 'passive', mods: [{ mod: 'attack-dice', n: 1, if: { attack: 'from-front' } }] },
    ],
  },
  {
    type: 'relic',
    id: 'the-uneaten-apple',
    chapter: 3,
    properties: [
      {
        kind: 'free-action',
        cost: { spend: true },
        fx: [
          { do: 'restore', to: { of: 'champion', where: [{ range: 1 }], pick: 'choose' }, n: 1 },
          { do: 'invigorate', to: 'that', n: 3 },
        ],
      },
    ],
  },
  {
    type: 'relic',
    id: 'jar-of-laser',
    chapter: 3,
    properties: [
      {
        kind: 'trigger',
        on: { on: 'finding-used', who: 'you' },
        fx: [
          { do: 'invigorate', to: 'you', n: 3 },
          { do: 'inspire', to: 'you', n: 1 },
        ],
      },
    ],
  },
  {
    type: 'trait',
    id: 'rain-hardened',
    chapter: 3,
    properties: [
      {
        kind: 'reaction',
        on: { on: 'damage-suffered', who: 'you' },
        fx: [{ do: 'block', n: 2 }],
        limit: 'once-per-turn',
      },
    ],
  },
]
