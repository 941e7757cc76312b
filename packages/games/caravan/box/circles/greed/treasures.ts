import type { Treasure } from '../../vocabulary.ts'

export const treasures: readonly Treasure[] = [
  {
    type: 'weapon',
    id: 'cardinals-ring',
    chapter: 4,
    proficiency: 'symbol',
    power: 5,
    properties: [
      {
        kind: 'free-action',
        cost: { vigor: 2 },
        fx: [
          { do: 'lose-token', to: 'any-malefactor', token: 'fortify', n: 1 },
          { do: 'empower', to: 'you', n: 1 },
        ],
        limit: 'once-per-turn',
      },
    ],
  },
  {
    type: 'weapon',
    id: 'coin-sling',
    chapter: 4,
    proficiency: 'ranged',
    power: 4,
    range: 3,
    properties: [
      { kind: 'attack-option', step: '1E', cost: { discard: 1 }, gain: { dice: 3 }, limit: 'once-per-attack' },
    ],
  },
  {
    type: 'weapon',
    id: 'steelyard',
    chapter: 4,
    proficiency: 'melee',
    power: 5,
    properties: [
      {
        kind: 'passive',
        mods: [{ mod: 'attack-dice', n: 1, if: { compare: [{ stat: 'fortify', of: 'target' }, '>=', 1] } }],
      },
      { kind: 'collateral', fx: [{ do: 'lose-token', to: 'target', token: 'fortify', n: 1 }] },
    ],
  },
  {
    type: 'relic',
    id: 'midas-glove',
    chapter: 4,
    properties: [
      {
        kind: 'free-action',
        cost: { spend: true },
        fx: [
          {
            do: 'mod',
            mod: 'cannot',
            what: ['move'],
            to: { of: 'malefactor', where: ['here'], pick: 'choose' },
            until: 'next-caravan-turn',
          },
          { do: 'stun', to: 'you', n: 1, fatigue: 2 },
        ],
      },
    ],
  },
  {
    type: 'trait',
    id: 'tight-fisted',
    chapter: 4,
    properties: [
      { kind: 'passive', mods: [{ mod: 'token-cap', n: 2 }] },
      {
        kind: 'reaction',
        on: { on: 'preparation', who: 'you' },
        cost: { vigor: 1 },
        fx: [{ do: 'empower', to: 'you', n: 1 }],
        limit: 'once-per-round',
      },
    ],
  },
  {
    type: 'trait',
    id: 'open-handed-luck',
    chapter: 4,
    properties: [
      {
        kind: 'attack-option',
        step: '2C',
        cost: { discard: 1 },
        gain: { reroll: 'fumbles' },
        limit: 'once-per-attack',
      },
    ],
  },
]
