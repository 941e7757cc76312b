import type { ActionCard } from '../../vocabulary.ts'

export const actions: readonly ActionCard[] = [
  {
    id: 'cerberus-three-bites',
    deck: 'cerberus-deck',
    copies: 2,
    action: [
      [{ do: 'move', n: 2, mode: 'approach', target: 'fiercest', destroyer: 2 }],
      [{ do: 'damage', to: 'fiercest-here', n: 5 }],
      [{ do: 'damage', to: { of: 'champion', where: [{ range: 1 }, { isNot: 'that' }], pick: 'each' }, n: 4 }],
    ],
    counter: [[{ do: 'damage', to: 'attacker', n: 4, base: true }]],
  },
  {
    id: 'cerberus-pounce',
    deck: 'cerberus-deck',
    copies: 2,
    action: [
      [{ do: 'for', each: 'farthest', fx: [{ do: 'advance', who: 'self', to: { areaOf: 'that' }, destroyer: 3 }] }],
      [
        { do: 'damage', to: 'each-here', n: 4 },
        { do: 'stun', to: 'fiercest-here', n: 1, fatigue: 2 },
      ],
    ],
    counter: [
      [{ do: 'damage', to: 'attacker', n: 3, base: true }],
      [
        {
          do: 'damage',
          to: { of: 'champion', where: ['here', { isNot: 'attacker' }], pick: 'each' },
          n: 2,
          base: true,
        },
      ],
    ],
  },
  {
    id: 'cerberus-gulp',
    deck: 'cerberus-deck',
    copies: 2,
    action: [
      [{ do: 'move', n: 2, mode: 'approach', target: 'nearest', destroyer: 2 }],
      [{ do: 'hold', to: 'fiercest-here' }],
      [{ do: 'damage', to: { of: 'champion', where: [{ range: 1 }], pick: 'each' }, n: 4 }],
    ],
    counter: [
      [
        {
          if: { and: [{ is: ['attacker', 'here'] }, { holding: 'nothing' }] },
          so: [
            { do: 'damage', to: 'attacker', n: 1, base: true },
            { do: 'hold', to: 'attacker' },
          ],
          otherwise: [{ do: 'damage', to: 'attacker', n: 3, base: true }],
        },
      ],
    ],
  },
  {
    id: 'cerberus-spit-out',
    deck: 'cerberus-deck',
    copies: 2,
    action: [
      [
        {
          if: { holding: 'champion' },
          so: [
            { do: 'damage', to: 'held', n: 5 },
            { do: 'throw', what: 'held', at: 'farthest' },
            { do: 'damage', to: 'farthest', n: 4 },
          ],
          otherwise: [{ do: 'damage', to: { of: 'champion', where: [{ range: 2 }], pick: 'each' }, n: 4 }],
        },
      ],
    ],
    counter: [
      [
        { do: 'damage', to: 'attacker', n: 2, base: true },
        { do: 'stun', to: 'attacker', n: 1, fatigue: 2 },
      ],
    ],
  },
  {
    id: 'cerberus-howl',
    deck: 'cerberus-deck',
    copies: 2,
    action: [
      [{ do: 'enrage', n: 1 }],
      [{ do: 'stun', to: { of: 'champion', where: [{ range: 2 }], pick: 'each' }, n: 1, fatigue: 2 }],
      [{ do: 'damage', to: 'fiercest', n: 4 }],
    ],
    counter: [[{ do: 'enrage', n: 1 }], [{ do: 'damage', to: 'attacker', n: 3, base: true }]],
  },
  {
    id: 'cerberus-shake',
    deck: 'cerberus-deck',
    copies: 2,
    action: [
      [{ do: 'damage', to: 'each-champion', n: 3 }],
      [{ do: 'push', to: { of: 'champion', where: [{ range: 1 }], pick: 'each' }, n: 1 }],
    ],
    counter: [
      [
        { do: 'damage', to: 'each-here', n: 2, base: true },
        { do: 'push', to: 'each-here', n: 2 },
      ],
    ],
  },
  {
    id: 'cerberus-gnaw',
    deck: 'cerberus-deck',
    copies: 2,
    action: [[{ do: 'regenerate', deck: 'self', n: 2 }], [{ do: 'damage', to: 'nearest', n: 5 }]],
    counter: [
      [{ do: 'mod', mod: 'sturdiness', n: 2, to: 'self', until: 'attack-end' }],
      [{ do: 'damage', to: 'attacker', n: 2, base: true }],
    ],
  },
  {
    id: 'cerberus-circle',
    deck: 'cerberus-deck',
    action: [
      [
        { do: 'face', target: 'fiercest' },
        { do: 'move', n: 4, mode: 'straight', destroyer: 3 },
      ],
      [{ do: 'damage', to: 'each-here', n: 4 }],
    ],
    counter: [
      [
        {
          if: { attack: 'from-back' },
          so: [
            { do: 'damage', to: 'attacker', n: 4, base: true },
            { do: 'stun', to: 'attacker', n: 1, fatigue: 2 },
          ],
          otherwise: [{ do: 'damage', to: 'attacker', n: 3, base: true }],
        },
      ],
    ],
  },
  {
    id: 'cerberus-three-throats',
    deck: 'cerberus-deck',
    copies: 2,
    action: [
      [
        { do: 'damage', to: 'fiercest', n: 4 },
        { do: 'damage', to: 'least-fierce', n: 4 },
        { do: 'damage', to: { of: 'champion', pick: 'lowest-vigor' }, n: 3 },
      ],
    ],
    counter: [
      [
        { do: 'damage', to: 'attacker', n: 3, base: true },
        { do: 'draw-sin', to: 'attacker', n: 1 },
      ],
    ],
  },
  {
    id: 'cerberus-scent',
    deck: 'cerberus-deck',
    action: [
      [
        {
          do: 'for',
          each: { of: 'champion', pick: 'most-wounds' },
          fx: [
            { do: 'move', who: 'self', n: 3, mode: 'approach', target: 'that', destroyer: 2 },
            { do: 'damage', to: 'that', n: { add: [3, { stat: 'wounds', of: 'that' }] } },
          ],
        },
      ],
      [{ do: 'damage', to: 'each-here', n: 3 }],
    ],
    counter: [[{ do: 'damage', to: 'attacker', n: { add: [2, { stat: 'wounds', of: 'attacker' }] }, base: true }]],
  },
]
