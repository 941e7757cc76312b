import type { ActionCard } from '../../vocabulary.ts'

export const actions: readonly ActionCard[] = [
  {
    id: 'minos-haul',
    deck: 'minos-deck',
    copies: 2,
    action: [
      [{ do: 'move', n: 3, mode: 'straight' }],
      [{ do: 'damage', to: { of: 'champion', where: [{ movedThrough: true }], pick: 'each' }, n: 3 }],
      [
        { do: 'damage', to: 'each-here', n: 3 },
        { do: 'push', to: 'each-here', n: 1 },
      ],
    ],
    counter: [
      [
        {
          if: { exists: { of: 'champion', where: ['here'], pick: 'fiercest' } },
          so: [{ do: 'damage', to: 'fiercest-here', n: 3, base: true }],
          otherwise: [
            { do: 'stun', to: { of: 'champion', where: [{ range: 1 }], pick: 'each' }, n: 1, fatigue: 2 },
            { do: 'end' },
          ],
        },
      ],
      [{ do: 'push', to: 'that', n: 1 }],
    ],
  },
  {
    id: 'minos-home-run',
    deck: 'minos-deck',
    copies: 2,
    action: [
      [
        { do: 'move', n: 2, mode: 'approach', target: 'fiercest' },
        { do: 'face', target: 'fiercest' },
      ],
      [
        { do: 'damage', to: 'fiercest-here', n: 4 },
        { do: 'push', to: 'that', n: 2 },
      ],
      [{ do: 'damage', to: { of: 'champion', where: [{ range: 1 }], pick: 'each' }, n: 2 }],
    ],
    counter: [
      [{ do: 'damage', to: 'each-here', n: 3, base: true }],
      [{ do: 'move', n: 1, mode: 'distance', target: 'attacker' }],
      [{ do: 'face', target: 'attacker' }],
    ],
  },
  {
    id: 'minos-head-to-head',
    deck: 'minos-deck',
    copies: 2,
    action: [
      [
        { do: 'move', n: 2, mode: 'approach', target: 'fiercest' },
        { do: 'face', target: 'fiercest' },
      ],
      [
        {
          if: { holding: 'champion' },
          so: [{ do: 'damage', to: 'held', n: 3 }],
          otherwise: [{ do: 'hold', to: 'fiercest-here' }],
        },
      ],
      [{ do: 'damage', to: 'each-here', n: 3 }],
    ],
    counter: [
      [
        {
          if: { is: ['attacker', 'here'] },
          so: [
            { do: 'damage', to: 'attacker', n: 3, base: true },
            { do: 'stun', to: 'attacker', n: 1, fatigue: 2 },
          ],
          otherwise: [
            { do: 'move', n: 2, mode: 'approach', target: 'attacker' },
            { do: 'face', target: 'attacker' },
          ],
        },
      ],
    ],
  },
  {
    id: 'minos-cast-down',
    deck: 'minos-deck',
    action: [
      [
        {
          if: { holding: 'any' },
          so: [
            { do: 'throw', what: 'held', at: 'farthest' },
            { do: 'damage', to: { of: 'champion', where: [{ movedThrough: true }], pick: 'each' }, n: 4 },
            { do: 'stun', to: 'farthest', n: 1, fatigue: 2 },
            { do: 'end' },
          ],
        },
      ],
      [{ do: 'move', n: 3, mode: 'approach', target: 'nearest' }],
      [{ do: 'hold', to: 'fiercest-here' }],
      [{ do: 'damage', to: { of: 'champion', where: [{ range: 1 }], pick: 'each' }, n: 4 }],
    ],
    counter: [
      [
        {
          if: { and: [{ is: ['attacker', 'here'] }, { holding: 'nothing' }] },
          so: [{ do: 'hold', to: 'attacker' }],
          otherwise: [{ do: 'damage', to: 'attacker', n: 3, base: true }],
        },
      ],
    ],
  },
  {
    id: 'minos-tail-lash',
    deck: 'minos-deck',
    copies: 2,
    action: [
      [{ do: 'damage', to: { of: 'champion', where: [{ range: 1 }], pick: 'each' }, n: 4 }],
      [{ do: 'stun', to: { of: 'champion', where: [{ range: 1 }, 'back'], pick: 'each' }, n: 1, fatigue: 2 }],
      [{ do: 'move', n: 1, mode: 'approach', target: 'fiercest' }],
    ],
    counter: [
      [
        { do: 'damage', to: 'each-here', n: 2, base: true },
        { do: 'push', to: 'each-here', n: 1 },
      ],
      [{ do: 'stun', to: 'attacker', n: 1, fatigue: 2 }],
    ],
  },
  {
    id: 'minos-count-the-coils',
    deck: 'minos-deck',
    action: [
      [
        {
          do: 'for',
          each: 'each-champion',
          fx: [{ do: 'damage', to: 'that', n: { add: [2, { stat: 'conditions', of: 'that' }] } }],
        },
      ],
      [{ do: 'stun', to: 'least-fierce', n: 1, fatigue: 2 }],
    ],
    counter: [
      [
        {
          do: 'test',
          who: 'attacker',
          attr: 'willpower',
          dice: 4,
          success: [{ do: 'damage', to: 'attacker', n: 2, base: true }],
          fail: [
            { do: 'stun', to: 'attacker', n: 1, fatigue: 3 },
            { do: 'damage', to: 'attacker', n: 3, base: true },
          ],
        },
      ],
    ],
  },
  {
    id: 'minos-bellow',
    deck: 'minos-deck',
    action: [
      [{ do: 'enrage', n: 1 }],
      [{ do: 'stun', to: { of: 'champion', where: [{ range: 1 }], pick: 'each' }, n: 1, fatigue: 2 }],
      [{ do: 'damage', to: 'fiercest', n: 4 }],
    ],
    counter: [[{ do: 'damage', to: 'attacker', n: 3, base: true }], [{ do: 'enrage', n: 1 }]],
  },
  {
    id: 'minos-trample',
    deck: 'minos-deck',
    copies: 2,
    action: [
      [
        { do: 'face', target: 'fiercest' },
        { do: 'move', n: 3, mode: 'straight' },
      ],
      [
        { do: 'damage', to: { of: 'champion', where: [{ movedThrough: true }], pick: 'each' }, n: 3 },
        { do: 'stun', to: { of: 'champion', where: [{ movedThrough: true }], pick: 'each' }, n: 1, fatigue: 2 },
      ],
      [{ do: 'damage', to: { of: 'champion', where: [{ range: 1 }], pick: 'each' }, n: 4 }],
    ],
    counter: [
      [
        {
          if: { attack: 'from-back' },
          so: [
            { do: 'damage', to: 'attacker', n: 4, base: true },
            { do: 'push', to: 'attacker', n: 2 },
          ],
          otherwise: [{ do: 'damage', to: 'attacker', n: 3, base: true }],
        },
      ],
    ],
  },
  {
    id: 'minos-summon-fate',
    deck: 'minos-deck',
    action: [
      [{ do: 'arcana', deck: 'self', n: 1 }],
      [
        { do: 'damage', to: 'fiercest', n: 4 },
        { do: 'damage', to: 'least-fierce', n: 3 },
      ],
    ],
    counter: [
      [{ do: 'mod', mod: 'sturdiness', n: 2, to: 'self', until: 'attack-end' }],
      [{ do: 'damage', to: 'attacker', n: 3, base: true }],
    ],
  },
  {
    id: 'minos-verdict',
    deck: 'minos-deck',
    action: [
      [{ do: 'damage', to: { of: 'champion', where: [{ range: 2 }], pick: 'each' }, n: 4 }],
      [{ do: 'draw-sin', to: 'fiercest', n: 1 }],
      [{ do: 'regenerate', deck: 'self', n: 2 }],
    ],
    counter: [[{ do: 'damage', to: 'attacker', n: 3, base: true }], [{ do: 'fierceness', to: 'attacker', set: 'top' }]],
  },
  {
    id: 'pasiphae-borrowed-robe',
    deck: 'pasiphae-deck',
    action: [
      [{ do: 'swap', a: 'self', b: '#minos' }],
      [{ do: 'damage', to: { of: 'champion', where: [{ range: 1 }], pick: 'each' }, n: 2 }],
    ],
    counter: [
      [
        {
          if: {
            exists: { of: 'malefactor', where: [{ is: '#minos' }, { range: 2 }, { deckNotEmpty: true }], pick: 'each' },
          },
          so: [{ do: 'redirect', to: '#minos' }],
          otherwise: [{ do: 'damage', to: 'attacker', n: 2, base: true }],
        },
      ],
      [{ do: 'move', n: 2, mode: 'distance', target: 'attacker' }],
    ],
  },
  {
    id: 'pasiphae-lure',
    deck: 'pasiphae-deck',
    action: [
      [
        {
          do: 'test',
          who: 'fiercest',
          attr: 'willpower',
          dice: 4,
          success: [{ do: 'damage', to: 'that', n: 2 }],
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
          dice: 4,
          success: [{ do: 'damage', to: 'attacker', n: 1, base: true }],
          fail: [{ do: 'bewitch', to: 'attacker' }],
        },
      ],
    ],
  },
  {
    id: 'pasiphae-thread',
    deck: 'pasiphae-deck',
    action: [
      [
        { do: 'reposition', who: 'farthest', to: { areaOf: 'self' } },
        { do: 'stun', to: 'that', n: 1, fatigue: 2 },
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
    id: 'pasiphae-venom',
    deck: 'pasiphae-deck',
    action: [
      [{ do: 'damage', to: 'least-fierce', n: 3 }],
      [{ do: 'damage', to: { of: 'champion', pick: 'lowest-vigor' }, n: 1 }],
    ],
    counter: [[{ do: 'damage', to: 'attacker', n: 3, base: true }]],
  },
  {
    id: 'pasiphae-lullaby',
    deck: 'pasiphae-deck',
    action: [
      [{ do: 'enrage', to: '#minos', n: 1 }],
      [{ do: 'move', who: '#minos', n: 2, mode: 'approach', target: 'fiercest' }],
      [{ do: 'damage', to: { of: 'champion', where: [{ range: 0, from: '#minos' }], pick: 'fiercest' }, n: 2 }],
    ],
    counter: [
      [{ do: 'move', who: '#minos', n: 2, mode: 'approach', target: 'attacker' }],
      [{ do: 'damage', to: { of: 'champion', where: [{ range: 0, from: '#minos' }], pick: 'each' }, n: 2, base: true }],
    ],
  },
  {
    id: 'pasiphae-veil',
    deck: 'pasiphae-deck',
    action: [[{ do: 'move', n: 2, mode: 'distance', target: 'fiercest' }], [{ do: 'fortify', n: 1 }]],
    counter: [
      [{ do: 'mod', mod: 'sturdiness', n: 2, to: 'self', until: 'attack-end' }],
      [{ do: 'move', n: 2, mode: 'distance', target: 'attacker' }],
    ],
  },
  {
    id: 'pasiphae-scorn',
    deck: 'pasiphae-deck',
    action: [[{ do: 'discard', to: 'each-champion', n: 1, random: true }], [{ do: 'damage', to: 'fiercest', n: 2 }]],
    counter: [
      [
        { do: 'discard', to: 'attacker', n: 1, random: true },
        { do: 'damage', to: 'attacker', n: 2, base: true },
      ],
    ],
  },
  {
    id: 'pasiphae-mother-of-monsters',
    deck: 'pasiphae-deck',
    action: [
      [{ do: 'move', n: 1, mode: 'approach', target: 'nearest' }],
      [{ do: 'damage', to: { of: 'champion', where: [{ range: 1 }], pick: 'each' }, n: 2 }],
      [{ do: 'stun', to: 'fiercest-here', n: 1, fatigue: 2 }],
    ],
    counter: [[{ do: 'damage', to: 'attacker', n: 4, base: true }]],
  },
  {
    id: 'pasiphae-plead',
    deck: 'pasiphae-deck',
    action: [[{ do: 'regenerate', deck: 'minos-deck', n: 1 }], [{ do: 'regenerate', deck: 'self', n: 1 }]],
    counter: [
      [{ do: 'move', n: 3, mode: 'distance', target: 'attacker' }],
      [
        {
          do: 'damage',
          to: { of: 'champion', where: ['other', { range: 1, from: 'attacker' }], pick: 'nearest' },
          n: 2,
          base: true,
        },
      ],
    ],
  },
]
