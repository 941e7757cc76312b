import type { Maneuver } from '../vocabulary.ts'

export const devotee: readonly Maneuver[] = [
  {
    id: 'litany',
    owner: 'devotee',
    level: 1,
    fierceness: 1,
    lines: [[{ do: 'attack', dice: 0, precision: 1 }], [{ do: 'invigorate', to: 'you', n: 1 }]],
  },
  {
    id: 'laying-on-of-hands',
    owner: 'devotee',
    level: 1,
    fierceness: 1,
    lines: [
      [{ do: 'move', n: 1 }],
      [{ do: 'restore', to: { of: 'champion', where: [{ range: 1 }], pick: 'choose' }, n: 1 }],
    ],
  },
  {
    id: 'absolution',
    owner: 'devotee',
    level: 1,
    fierceness: 0,
    lines: [
      [
        {
          do: 'choose',
          by: 'you',
          options: [
            { label: 'expiate', fx: [{ do: 'expiate', to: 'any-champion', n: 1 }] },
            { label: 'lift-the-burden', fx: [{ do: 'remove-sin', to: 'any-champion', n: 1, from: 'hand' }] },
          ],
        },
      ],
      [{ do: 'invigorate', to: 'that', n: 2 }],
    ],
  },
  {
    id: 'benediction',
    owner: 'devotee',
    level: 1,
    fierceness: 0,
    lines: [
      [
        { do: 'empower', to: 'another-champion', n: 1 },
        { do: 'inspire', to: 'that', n: 1 },
      ],
    ],
  },
  {
    id: 'censure',
    owner: 'devotee',
    level: 1,
    fierceness: 1,
    lines: [[{ do: 'attack', dice: 1, collateral: [{ do: 'inspire', to: 'another-champion', n: 1 }] }]],
  },
  {
    id: 'procession',
    owner: 'devotee',
    level: 1,
    fierceness: 1,
    lines: [
      [{ do: 'move', n: 1 }],
      [
        {
          do: 'for',
          each: { of: 'champion', where: ['other', { range: 2 }], pick: 'choose' },
          fx: [
            { do: 'move', who: 'that', n: 2 },
            { do: 'invigorate', to: 'that', n: 2 },
          ],
        },
      ],
    ],
  },
  {
    id: 'zeal',
    owner: 'devotee',
    level: 1,
    fierceness: 2,
    lines: [[{ do: 'attack', dice: { add: [1, { stat: 'conditions', of: 'you' }] } }]],
  },
  {
    id: 'burning-psalm',
    owner: 'devotee',
    level: 2,
    fierceness: 2,
    lines: [[{ do: 'attack', dice: 2, exchange: [{ cost: { suffer: 2 }, gain: { dice: 2 } }] }]],
  },
  {
    id: 'works-of-mercy',
    owner: 'devotee',
    level: 2,
    fierceness: 0,
    lines: [[{ do: 'invigorate', to: 'each-other-champion', n: 2 }], [{ do: 'prepare', to: 'another-champion', n: 1 }]],
  },
  {
    id: 'scourge',
    owner: 'devotee',
    level: 2,
    fierceness: 1,
    lines: [
      [{ do: 'damage', to: 'you', n: 2, kind: 'suffer' }],
      [{ do: 'remove-sin', to: 'any-champion', n: 1, from: 'hand' }],
      [{ do: 'empower', to: 'each-other-champion', n: 1 }],
    ],
  },
  {
    id: 'sanctuary',
    owner: 'devotee',
    level: 2,
    fierceness: 1,
    lines: [[{ do: 'move', n: 2 }]],
    stance: [
      {
        kind: 'reaction',
        on: { on: 'damage-inflicted', who: 'champion-here' },
        cost: { vigor: 1 },
        fx: [{ do: 'block', n: 3 }],
        limit: 'once-per-turn',
      },
    ],
  },
  {
    id: 'anathema',
    owner: 'devotee',
    level: 3,
    fierceness: 2,
    lines: [
      [
        {
          do: 'attack',
          dice: 4,
          precision: 1,
          collateral: [{ do: 'mod', mod: 'damage-dealt', n: -1, to: 'target', until: 'next-caravan-turn' }],
        },
      ],
    ],
  },
  {
    id: 'miracle-of-the-road',
    owner: 'devotee',
    level: 3,
    fierceness: 1,
    lines: [
      [
        { do: 'restore', to: { of: 'champion', where: [{ range: 2 }], pick: 'choose' }, n: 1 },
        { do: 'prepare', to: 'that', n: 1 },
      ],
      [{ do: 'invigorate', to: 'that', n: 2 }],
    ],
  },
  {
    id: 'vigil',
    owner: 'devotee',
    level: 3,
    fierceness: 0,
    lines: [[{ do: 'inspire', to: 'each-champion', n: 1 }]],
    stance: [
      {
        kind: 'reaction',
        on: { on: 'about-to-stun', who: 'champion' },
        cost: { vigor: 2 },
        fx: [{ do: 'mod', mod: 'cannot', what: ['be-stunned'], to: 'subject', until: 'line-end' }],
        limit: 'once-per-turn',
      },
    ],
  },
  {
    id: 'judgment-hymn',
    owner: 'devotee',
    level: 3,
    fierceness: 2,
    lines: [
      [{ do: 'attack', dice: 4, hits: { stat: 'conditions', of: 'you' } }],
      [{ do: 'invigorate', to: 'another-champion', n: 2 }],
    ],
  },
  {
    id: 'apotheosis',
    owner: 'devotee',
    level: 4,
    fierceness: 2,
    ultimate: true,
    lines: [
      [{ do: 'restore', to: 'each-champion', n: 1 }],
      [{ do: 'invigorate', to: 'each-champion', n: 4 }],
      [{ do: 'remove-sin', to: 'each-champion', n: 1, from: 'hand' }],
    ],
  },
  {
    id: 'pillar-of-fire',
    owner: 'devotee',
    level: 4,
    fierceness: 3,
    lines: [[{ do: 'attack', dice: 6, precision: 1, exchange: [{ cost: { vigor: 1 }, gain: { dice: 1 }, times: 3 }] }]],
  },
  {
    id: 'communion',
    owner: 'devotee',
    level: 4,
    fierceness: 1,
    lines: [
      [
        {
          do: 'for',
          each: { of: 'champion', where: ['other'], pick: 'choose', n: 2, upTo: true },
          fx: [
            { do: 'empower', to: 'that', n: 3 },
            { do: 'inspire', to: 'that', n: 1 },
            { do: 'invigorate', to: 'that', n: 1 },
          ],
        },
      ],
    ],
  },
  {
    id: 'here-am-i',
    owner: 'devotee',
    level: 4,
    fierceness: 3,
    lines: [
      [
        {
          do: 'for',
          each: { of: 'champion', where: ['other'], pick: 'choose' },
          fx: [{ do: 'advance', who: 'you', to: { areaOf: 'that' } }],
        },
      ],
      [{ do: 'attack', dice: 5 }],
    ],
    stance: [
      {
        kind: 'reaction',
        on: { on: 'about-to-damage', who: 'champion-here', by: 'malefactor' },
        fx: [
          { do: 'redirect', to: 'you' },
          { do: 'block', n: 3 },
        ],
        limit: 'once-per-turn',
      },
    ],
  },
]
