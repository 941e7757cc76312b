import type { Treasure } from '../../vocabulary.ts'

export const treasures: readonly Treasure[] = [
  {
    type: 'weapon',
    id: 'demon-whip',
    chapter: 8,
    proficiency: 'melee',
    power: 5,
    range: 1,
    properties: [
      {
        kind: 'collateral',
        cost: { vigor: 1 },
        fx: [{ do: 'mod', mod: 'damage-dealt', n: -1, to: 'target', until: 'next-caravan-turn' }],
      },
    ],
  },
  {
    type: 'weapon',
    id: 'malebranche-hook',
    chapter: 8,
    proficiency: 'melee',
    power: 6,
    properties: [
      {
        kind: 'free-action',
        cost: { vigor: 2 },
        fx: [
          {
            do: 'reposition',
            who: { of: 'malefactor', where: [{ range: 1 }, { size: 'large' }], pick: 'choose' },
            to: { areaOf: 'you' },
          },
        ],
        limit: 'once-per-turn',
      },
    ],
  },
  {
    type: 'weapon',
    id: 'circes-shuttle',
    chapter: 8,
    proficiency: 'symbol',
    power: 6,
    properties: [
      {
        kind: 'free-action',
        cost: { vigor: 3 },
        fx: [
          {
            do: 'swap',
            a: { of: 'champion', pick: 'choose', as: 'one' },
            b: { of: 'champion', where: [{ isNot: '$one' }], pick: 'choose' },
          },
        ],
        limit: 'once-per-turn',
      },
    ],
  },
  {
    type: 'weapon',
    id: 'forged-bolt',
    chapter: 8,
    proficiency: 'ranged',
    power: 6,
    range: 3,
    properties: [
      {
        kind: 'attack-option',
        step: '1E',
        cost: { discard: 1 },
        gain: { dice: 3, precision: 1 },
        limit: 'once-per-attack',
      },
    ],
  },
  {
    type: 'relic',
    id: 'simons-purse',
    chapter: 8,
    properties: [
      {
        kind: 'free-action',
        cost: { spend: true },
        fx: [
          { do: 'draw-finding', to: 'you' },
          { do: 'prepare', to: 'you', n: 2 },
        ],
      },
    ],
  },
  {
    type: 'relic',
    id: 'gilded-lead',
    chapter: 8,
    properties: [
      {
        kind: 'passive',
        mods: [
          { mod: 'damage-taken', n: -2, scope: 'you' },
          { mod: 'basic-cost', action: 'move', n: 1 },
          { mod: 'cannot', what: ['be-pushed'] },
        ],
      },
    ],
  },
  {
    type: 'relic',
    id: 'ring-that-was-a-snake',
    chapter: 8,
    properties: [
      {
        kind: 'reaction',
        on: { on: 'counterattack-revealed', who: 'you' },
        cost: { vigor: 3 },
        fx: [{ do: 'cancel' }],
        limit: 'once-per-round',
      },
    ],
  },
  {
    type: 'trait',
    id: 'one-true-sentence',
    chapter: 8,
    properties: [
      { kind: 'passive', mods: [{ mod: 'attribute', attr: 'willpower', n: 1 }] },
      {
        kind: 'free-action',
        cost: { vigor: 2 },
        fx: [{ do: 'remove-sin', to: 'any-champion', n: 1, from: 'hand' }],
        limit: 'once-per-turn',
      },
    ],
  },
  {
    type: 'trait',
    id: 'not-like-brutes',
    chapter: 8,
    properties: [
      { kind: 'passive', mods: [{ mod: 'hand-size', n: 1 }] },
      { kind: 'trigger', on: { on: 'deck-rebuilt', who: 'you' }, fx: [{ do: 'inspire', to: 'you', n: 2 }] },
    ],
  },
]
