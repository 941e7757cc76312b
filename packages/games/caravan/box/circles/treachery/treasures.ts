import type { Treasure } from '../../vocabulary.ts'

export const treasures: readonly Treasure[] = [
  {
    type: 'weapon',
    id: 'half-of-michaels-sword',
    chapter: 9,
    proficiency: 'melee',
    power: 6,
    properties: [
      {
        kind: 'passive',
        mods: [
          { mod: 'attack-hits', n: 1 },
          { mod: 'attack-dice', n: 2, if: { top: 'arcana' } },
        ],
      },
    ],
  },
  {
    type: 'weapon',
    id: 'string-of-dis',
    chapter: 9,
    proficiency: 'ranged',
    power: 6,
    range: 4,
    properties: [
      { kind: 'attack-option', step: '1E', cost: { suffer: 2 }, gain: { dice: 3 }, limit: 'once-per-attack' },
    ],
  },
  {
    type: 'weapon',
    id: 'lamp-from-limbo',
    chapter: 9,
    proficiency: 'symbol',
    power: 6,
    properties: [
      {
        kind: 'free-action',
        cost: { vigor: 2 },
        fx: [{ do: 'invigorate', to: 'each-other-champion', n: 1 }],
        limit: 'once-per-turn',
      },
    ],
  },
  {
    type: 'relic',
    id: 'key-of-the-tower',
    chapter: 9,
    properties: [
      {
        kind: 'free-action',
        cost: { spend: true },
        fx: [
          { do: 'prepare', to: 'each-champion', n: 1 },
          { do: 'enable', to: 'each-champion' },
        ],
      },
    ],
  },
  {
    type: 'relic',
    id: 'two-frozen-tears',
    chapter: 9,
    properties: [
      { kind: 'attack-option', step: '2C', cost: { vigor: 2 }, gain: { reroll: 'all' }, limit: 'once-per-turn' },
    ],
  },
  {
    type: 'trait',
    id: 'the-poets-shame',
    chapter: 9,
    properties: [
      {
        kind: 'reaction',
        on: { on: 'about-to-suffer-wound', who: 'other-champion' },
        if: { is: ['subject', { range: 1, from: 'you' }] },
        cost: { vigor: 4 },
        fx: [{ do: 'block-wound', n: 1 }],
        limit: 'once-per-confrontation',
      },
      {
        kind: 'passive',
        mods: [{ mod: 'attack-dice', n: 1, if: { compare: [{ stat: 'hand-sins', of: 'you' }, '=', 0] } }],
      },
    ],
  },
]
