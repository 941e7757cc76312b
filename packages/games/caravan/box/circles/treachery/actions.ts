import type { ActionCard } from '../../vocabulary.ts'

export const actions: readonly ActionCard[] = [
  {
    id: 'red-gnash',
    deck: 'lucifer-red',
    copies: 2,
    action: [[{ do: 'face', target: 'fiercest' }], [{ do: 'damage', to: 'fiercest', n: 7 }]],
    counter: [[{ do: 'damage', to: 'attacker', n: 4, base: true }]],
  },
  {
    id: 'red-hatred',
    deck: 'lucifer-red',
    action: [
      [{ do: 'enrage', n: 1 }],
      [{ do: 'damage', to: { of: 'champion', where: [{ range: 1 }], pick: 'each' }, n: 5 }],
    ],
    counter: [
      [
        { do: 'damage', to: 'attacker', n: 3, base: true },
        { do: 'enrage', n: 1 },
      ],
    ],
  },
  {
    id: 'red-grasp',
    deck: 'lucifer-red',
    action: [
      [
        {
          if: { holding: 'champion' },
          so: [
            { do: 'damage', to: 'held', n: 6 },
            { do: 'throw', what: 'held', at: 'farthest' },
            { do: 'damage', to: 'farthest', n: 4 },
          ],
          otherwise: [
            { do: 'hold', to: { of: 'champion', where: [{ range: 1 }], pick: 'fiercest' } },
            { do: 'damage', to: 'held', n: 4 },
          ],
        },
      ],
    ],
    counter: [
      [
        {
          if: { and: [{ is: ['attacker', 'here'] }, { holding: 'nothing' }] },
          so: [
            { do: 'hold', to: 'attacker' },
            { do: 'damage', to: 'held', n: 1, base: true },
          ],
          otherwise: [{ do: 'damage', to: 'attacker', n: 4, base: true }],
        },
      ],
    ],
  },
  {
    id: 'red-silence',
    deck: 'lucifer-red',
    action: [
      [{ do: 'disable', to: 'fiercest' }],
      [{ do: 'damage', to: { of: 'champion', where: ['disabled'], pick: 'each' }, n: 6 }],
    ],
    counter: [
      [
        { do: 'disable', to: 'attacker' },
        { do: 'damage', to: 'attacker', n: 2, base: true },
      ],
    ],
  },
  {
    id: 'red-weep-blood',
    deck: 'lucifer-red',
    action: [
      [{ do: 'damage', to: { of: 'champion', where: ['front'], pick: 'each' }, n: 5 }],
      [{ do: 'draw-sin', to: 'fiercest', n: 1 }],
    ],
    counter: [
      [
        { do: 'damage', to: 'attacker', n: 3, base: true },
        { do: 'draw-sin', to: 'attacker', n: 1 },
      ],
    ],
  },
  {
    id: 'red-flail',
    deck: 'lucifer-red',
    action: [
      [{ do: 'turn', who: 'self', deg: 180 }],
      [{ do: 'damage', to: { of: 'champion', where: ['front', { range: 2 }], pick: 'each' }, n: 6 }],
    ],
    counter: [
      [
        { do: 'damage', to: { of: 'champion', where: [{ range: 1 }], pick: 'each' }, n: 3, base: true },
        { do: 'push', to: 'attacker', n: 1 },
      ],
    ],
  },
  {
    id: 'red-pride',
    deck: 'lucifer-red',
    action: [[{ do: 'fortify', n: 1 }], [{ do: 'damage', to: 'least-fierce', n: 6 }]],
    counter: [
      [{ do: 'mod', mod: 'sturdiness', n: 2, to: 'self', until: 'attack-end' }],
      [{ do: 'damage', to: 'attacker', n: 3, base: true }],
    ],
  },
  {
    id: 'pale-cold',
    deck: 'lucifer-pale',
    copies: 2,
    action: [[{ do: 'stun', to: { of: 'champion', where: [{ range: 1 }], pick: 'each' }, n: 1, fatigue: 3 }]],
    counter: [
      [
        { do: 'stun', to: 'attacker', n: 1, fatigue: 3 },
        { do: 'damage', to: 'attacker', n: 2, base: true },
      ],
    ],
  },
  {
    id: 'pale-freeze',
    deck: 'lucifer-pale',
    action: [
      [
        {
          do: 'test',
          who: 'fiercest',
          attr: ['aggressiveness', 'prowess'],
          dice: 5,
          success: [{ do: 'damage', to: 'that', n: 5 }],
          fail: [
            {
              do: 'arrest',
              to: 'that',
              in: { of: 'pillar', pick: 'nearest' },
              free: { by: 'interact', cost: { vigor: 2 } },
            },
          ],
        },
      ],
    ],
    counter: [
      [
        { do: 'damage', to: 'attacker', n: 3, base: true },
        { do: 'lose-token', to: 'attacker', token: 'empower', n: 'all' },
      ],
    ],
  },
  {
    id: 'pale-impotence',
    deck: 'lucifer-pale',
    action: [
      [
        { do: 'lose-token', to: 'each-champion', token: 'inspiration', n: 'all' },
        { do: 'lose-token', to: 'each-champion', token: 'empower', n: 'all' },
      ],
      [{ do: 'damage', to: { of: 'champion', pick: 'highest-vigor' }, n: 6 }],
    ],
    counter: [
      [
        { do: 'discard', to: 'attacker', n: 1, random: true },
        { do: 'damage', to: 'attacker', n: 3, base: true },
      ],
    ],
  },
  {
    id: 'pale-hail',
    deck: 'lucifer-pale',
    action: [[{ do: 'damage', to: 'each-champion', n: 4 }]],
    counter: [[{ do: 'damage', to: { of: 'champion', where: [{ range: 1 }], pick: 'each' }, n: 2, base: true }]],
  },
  {
    id: 'pale-shackle',
    deck: 'lucifer-pale',
    action: [
      [{ do: 'damage', to: { of: 'champion', where: ['on-ground'], pick: 'each' }, n: 4 }],
      [{ do: 'stun', to: 'farthest', n: 1, fatigue: 3 }],
    ],
    counter: [
      [
        { do: 'damage', to: 'attacker', n: 3, base: true },
        { do: 'push', to: 'attacker', n: 2 },
      ],
    ],
  },
  {
    id: 'pale-feed',
    deck: 'lucifer-pale',
    action: [
      [{ do: 'regenerate', deck: 'lucifer-red', n: 1 }],
      [{ do: 'regenerate', deck: 'self', n: 1 }],
      [{ do: 'damage', to: 'nearest', n: 5 }],
    ],
    counter: [
      [
        { do: 'damage', to: 'attacker', n: 3, base: true },
        { do: 'regenerate', deck: 'lucifer-black', n: 1 },
      ],
    ],
  },
  {
    id: 'pale-stillness',
    deck: 'lucifer-pale',
    action: [
      [{ do: 'fortify', n: 1 }],
      [
        { do: 'stun', to: 'fiercest', n: 1, fatigue: 3 },
        { do: 'stun', to: 'least-fierce', n: 1, fatigue: 3 },
      ],
    ],
    counter: [
      [{ do: 'mod', mod: 'sturdiness', n: 2, to: 'self', until: 'attack-end' }],
      [{ do: 'damage', to: 'attacker', n: 2, base: true }],
    ],
  },
  {
    id: 'black-wings',
    deck: 'lucifer-black',
    copies: 2,
    action: [
      [{ do: 'push', to: 'each-champion', n: 1 }],
      [{ do: 'damage', to: { of: 'champion', where: ['edge'], pick: 'each' }, n: 5 }],
    ],
    counter: [
      [
        { do: 'push', to: 'attacker', n: 2 },
        { do: 'damage', to: 'attacker', n: 3, base: true },
      ],
    ],
  },
  {
    id: 'black-ignorance',
    deck: 'lucifer-black',
    action: [[{ do: 'discard', to: 'each-champion', n: 1, random: true }], [{ do: 'damage', to: 'fiercest', n: 5 }]],
    counter: [
      [
        { do: 'discard', to: 'attacker', n: 1, random: true },
        { do: 'damage', to: 'attacker', n: 3, base: true },
      ],
    ],
  },
  {
    id: 'black-whisper',
    deck: 'lucifer-black',
    action: [
      [
        {
          do: 'test',
          who: { of: 'champion', pick: 'highest-vigor' },
          attr: 'willpower',
          dice: 5,
          success: [{ do: 'damage', to: 'that', n: 5 }],
          fail: [{ do: 'bewitch', to: 'that' }],
        },
      ],
    ],
    counter: [
      [
        {
          do: 'test',
          who: 'attacker',
          attr: 'willpower',
          dice: 5,
          success: [{ do: 'damage', to: 'attacker', n: 3, base: true }],
          fail: [{ do: 'bewitch', to: 'attacker' }],
        },
      ],
    ],
  },
  {
    id: 'black-fall',
    deck: 'lucifer-black',
    action: [
      [{ do: 'turn', who: 'self', deg: 90 }],
      [{ do: 'damage', to: { of: 'champion', where: [{ minLevel: 1 }], pick: 'each' }, n: 6 }],
      [{ do: 'damage', to: 'fiercest', n: 4 }],
    ],
    counter: [[{ do: 'damage', to: 'attacker', n: 4, base: true }]],
  },
  {
    id: 'black-silence',
    deck: 'lucifer-black',
    action: [
      [
        { do: 'disable', to: 'fiercest' },
        { do: 'disable', to: 'least-fierce' },
      ],
      [{ do: 'damage', to: 'fiercest', n: 5 }],
    ],
    counter: [
      [
        { do: 'disable', to: 'attacker' },
        { do: 'stun', to: 'attacker', n: 1, fatigue: 3 },
      ],
    ],
  },
  {
    id: 'black-night',
    deck: 'lucifer-black',
    action: [
      [{ do: 'turn', who: 'self', deg: 270 }],
      [{ do: 'swap', a: 'fiercest', b: 'farthest' }],
      [{ do: 'damage', to: { of: 'champion', where: [{ range: 1 }], pick: 'each' }, n: 5 }],
    ],
    counter: [[{ do: 'damage', to: 'each-here', n: 3, base: true }]],
  },
  {
    id: 'black-fate',
    deck: 'lucifer-black',
    action: [
      [
        { do: 'arcana', deck: 'lucifer-red', n: 1 },
        { do: 'arcana', deck: 'lucifer-pale', n: 1 },
      ],
      [{ do: 'damage', to: { of: 'champion', pick: 'lowest-vigor' }, n: 5 }],
    ],
    counter: [[{ do: 'damage', to: 'attacker', n: { add: [2, { stat: 'conditions', of: 'attacker' }] }, base: true }]],
  },
]
