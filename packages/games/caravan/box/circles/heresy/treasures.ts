import type { Treasure } from '../../vocabulary.ts'

export const treasures: readonly Treasure[] = [
  {
    type: 'weapon',
    id: 'cross-of-two-nails',
    chapter: 6,
    proficiency: 'symbol',
    power: 5,
    properties: [
      {
        kind: 'free-action',
        cost: { vigor: 2 },
        fx: [{ do: 'prepare', to: 'another-champion', n: 1 }],
        limit: 'once-per-turn',
      },
    ],
  },
  {
    type: 'weapon',
    id: 'bronze-windlass',
    chapter: 6,
    proficiency: 'ranged',
    power: 5,
    range: 3,
    properties: [
      { kind: 'passive', mods: [{ mod: 'attack-hits', n: 1 }] },
      {
        kind: 'trigger',
        on: { on: 'attack-rolled', by: 'you' },
        fx: [{ do: 'mod', mod: 'cannot', what: ['move'], to: 'you', until: 'turn-end' }],
      },
    ],
  },
  {
    type: 'weapon',
    id: 'staff-of-anastasius',
    chapter: 6,
    proficiency: 'melee',
    power: 5,
    properties: [
      { kind: 'attack-option', step: '1E', cost: { handSin: 1 }, gain: { dice: 4 }, limit: 'once-per-attack' },
    ],
  },
  {
    type: 'relic',
    id: 'order-stakes',
    chapter: 6,
    properties: [
      {
        kind: 'free-action',
        cost: { spend: true },
        fx: [
          { do: 'place', what: 'palisade', at: { free: 'area', within: 1 }, by: 'you' },
          { do: 'place', what: 'palisade', at: { free: 'area', within: 1 }, by: 'you' },
        ],
      },
    ],
  },
  {
    type: 'trait',
    id: 'great-contempt',
    chapter: 6,
    properties: [
      {
        kind: 'passive',
        when: { compare: [{ stat: 'rank', of: 'you' }, '=', 1] },
        mods: [
          { mod: 'damage-taken', n: -1, scope: 'you' },
          { mod: 'attack-dice', n: 1 },
        ],
      },
    ],
  },
  {
    type: 'trait',
    id: 'the-unasked',
    chapter: 6,
    properties: [
      {
        kind: 'reaction',
        on: { on: 'test-rolled', who: 'you' },
        cost: { vigor: 1 },
        fx: [{ do: 'reroll', which: 'fumbles' }],
      },
      { kind: 'passive', mods: [{ mod: 'attribute', attr: 'willpower', n: 1 }] },
    ],
  },
]
