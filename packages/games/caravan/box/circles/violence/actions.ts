import type { ActionCard } from '../../vocabulary.ts'

export const actions: readonly ActionCard[] = [
  {
    id: 'minotaur-charge',
    deck: 'minotaur-deck',
    copies: 2,
    action: [
      [
        { do: 'face', target: 'fiercest' },
        { do: 'move', n: 4, mode: 'straight', destroyer: 3 },
      ],
      [
        { do: 'damage', to: { of: 'champion', where: [{ range: 1 }], pick: 'each' }, n: 3 },
        { do: 'push', to: { of: 'champion', where: [{ range: 1 }], pick: 'each' }, n: 2 },
      ],
    ],
    counter: [[{ do: 'damage', to: 'attacker', n: 4, base: true }]],
  },
  {
    id: 'minotaur-gore',
    deck: 'minotaur-deck',
    copies: 2,
    action: [
      [{ do: 'move', n: 3, mode: 'approach', target: 'fiercest' }],
      [{ do: 'damage', to: 'fiercest-here', n: 6, aggravated: true }],
    ],
    counter: [
      [
        { do: 'damage', to: 'attacker', n: 3, base: true },
        { do: 'push', to: 'attacker', n: 1 },
      ],
    ],
  },
  {
    id: 'minotaur-toss',
    deck: 'minotaur-deck',
    copies: 2,
    action: [
      [{ do: 'move', n: 2, mode: 'approach', target: 'nearest' }],
      [{ do: 'hold', to: 'fiercest-here' }],
      [
        {
          if: { holding: 'champion' },
          so: [
            { do: 'damage', to: 'held', n: 4 },
            { do: 'throw', what: 'held', at: 'farthest' },
            { do: 'damage', to: 'farthest', n: 4 },
          ],
          otherwise: [{ do: 'damage', to: { of: 'champion', where: [{ range: 1 }], pick: 'each' }, n: 4 }],
        },
      ],
    ],
    counter: [
      [
        { do: 'damage', to: 'attacker', n: 3, base: true },
        { do: 'push', to: 'attacker', n: 2 },
      ],
    ],
  },
  {
    id: 'minotaur-bite-himself',
    deck: 'minotaur-deck',
    copies: 2,
    action: [[{ do: 'enrage', n: 1 }], [{ do: 'damage', to: 'each-champion', n: 3 }]],
    counter: [[{ do: 'enrage', n: 1 }], [{ do: 'damage', to: 'attacker', n: 3, base: true }]],
  },
  {
    id: 'minotaur-blind-rush',
    deck: 'minotaur-deck',
    copies: 2,
    action: [
      [
        { do: 'face', target: 'farthest' },
        { do: 'move', n: 4, mode: 'straight', destroyer: 3 },
      ],
      [
        { do: 'turn', deg: 90 },
        { do: 'move', n: 2, mode: 'straight', destroyer: 3 },
      ],
      [{ do: 'damage', to: 'nearest', n: 4 }],
    ],
    counter: [
      [
        {
          if: { attack: 'from-back' },
          so: [
            { do: 'damage', to: 'attacker', n: 4, base: true },
            { do: 'stun', to: 'attacker', n: 1, fatigue: 3 },
          ],
          otherwise: [{ do: 'damage', to: 'attacker', n: 3, base: true }],
        },
      ],
    ],
  },
  {
    id: 'minotaur-labyrinth',
    deck: 'minotaur-deck',
    action: [
      [{ do: 'building', op: 'place', at: { within: 1, of: 'self' }, by: 'fiercest' }],
      [{ do: 'swap', a: 'fiercest', b: 'farthest' }],
      [
        { do: 'damage', to: 'fiercest', n: 4 },
        { do: 'stun', to: 'least-fierce', n: 1, fatigue: 3 },
      ],
    ],
    counter: [
      [
        { do: 'damage', to: 'attacker', n: 3, base: true },
        { do: 'stun', to: 'attacker', n: 1, fatigue: 3 },
      ],
    ],
  },
  {
    id: 'minotaur-bellow',
    deck: 'minotaur-deck',
    action: [
      [{ do: 'stun', to: { of: 'champion', where: [{ range: 2 }], pick: 'each' }, n: 1, fatigue: 3 }],
      [{ do: 'damage', to: 'fiercest', n: 4 }],
    ],
    counter: [
      [{ do: 'mod', mod: 'sturdiness', n: 2, to: 'self', until: 'attack-end' }],
      [{ do: 'damage', to: 'attacker', n: 3, base: true }],
    ],
  },
  {
    id: 'minotaur-trample',
    deck: 'minotaur-deck',
    copies: 2,
    action: [
      [{ do: 'move', n: 3, mode: 'approach', target: 'least-fierce', destroyer: 2 }],
      [{ do: 'damage', to: { of: 'champion', where: [{ range: 1 }], pick: 'each' }, n: 4 }],
    ],
    counter: [[{ do: 'damage', to: 'each-here', n: 3, base: true }]],
  },
  {
    id: 'minotaur-hunger',
    deck: 'minotaur-deck',
    action: [
      [{ do: 'regenerate', deck: 'self', n: 2 }],
      [{ do: 'damage', to: { of: 'champion', pick: 'lowest-vigor' }, n: 5 }],
    ],
    counter: [
      [
        { do: 'damage', to: 'attacker', n: 3, base: true },
        { do: 'discard', to: 'attacker', n: 1, random: true },
      ],
    ],
  },
  {
    id: 'nessus-shafts',
    deck: 'nessus-deck',
    action: [
      [
        { do: 'damage', to: 'fiercest', n: 4 },
        { do: 'damage', to: 'farthest', n: 4 },
      ],
    ],
    counter: [[{ do: 'damage', to: 'attacker', n: 3, base: true }]],
  },
  {
    id: 'nessus-gallop',
    deck: 'nessus-deck',
    action: [[{ do: 'move', n: 4, mode: 'distance', target: 'nearest' }], [{ do: 'damage', to: 'nearest', n: 4 }]],
    counter: [
      [{ do: 'move', n: 3, mode: 'distance', target: 'attacker' }],
      [{ do: 'damage', to: 'attacker', n: 2, base: true }],
    ],
  },
  {
    id: 'nessus-poisoned-shirt',
    deck: 'nessus-deck',
    action: [
      [{ do: 'damage', to: { of: 'champion', where: [{ conditions: ['>=', 1] }], pick: 'each' }, n: 4 }],
      [{ do: 'draw-sin', to: 'fiercest', n: 1 }],
    ],
    counter: [
      [{ do: 'damage', to: 'attacker', n: 3, base: true }],
      [{ do: 'delay', until: 'next-caravan-turn', fx: [{ do: 'damage', to: 'attacker', n: 2, kind: 'suffer' }] }],
    ],
  },
  {
    id: 'nessus-herd',
    deck: 'nessus-deck',
    action: [
      [{ do: 'push', to: { of: 'champion', where: [{ range: 1 }], pick: 'each' }, n: 1 }],
      [{ do: 'move', who: '#minotaur', n: 3, mode: 'approach', target: 'nearest' }],
      [{ do: 'damage', to: { of: 'champion', where: [{ range: 0, from: '#minotaur' }], pick: 'each' }, n: 4 }],
    ],
    counter: [
      [{ do: 'move', who: '#minotaur', n: 2, mode: 'approach', target: 'attacker' }],
      [
        {
          do: 'damage',
          to: { of: 'champion', where: [{ range: 0, from: '#minotaur' }], pick: 'each' },
          n: 3,
          base: true,
        },
      ],
    ],
  },
  {
    id: 'nessus-ford',
    deck: 'nessus-deck',
    action: [
      [{ do: 'damage', to: { of: 'champion', where: [{ area: ['B2', 'C2', 'D2'] }], pick: 'each' }, n: 4 }],
      [{ do: 'damage', to: 'least-fierce', n: 3 }],
    ],
    counter: [[{ do: 'damage', to: { of: 'champion', where: [{ range: 1 }], pick: 'each' }, n: 2, base: true }]],
  },
  {
    id: 'nessus-deianira',
    deck: 'nessus-deck',
    action: [
      [
        {
          do: 'for',
          each: 'least-fierce',
          fx: [
            { do: 'advance', who: 'self', to: { areaOf: 'that' } },
            { do: 'hold', to: 'that' },
          ],
        },
      ],
      [{ do: 'move', n: 3, mode: 'distance', target: 'fiercest' }],
      [{ if: { holding: 'champion' }, so: [{ do: 'damage', to: 'held', n: 4 }, { do: 'release' }] }],
    ],
    counter: [
      [
        { do: 'damage', to: 'attacker', n: 3, base: true },
        { do: 'push', to: 'attacker', n: 2 },
      ],
    ],
  },
  {
    id: 'nessus-warning-shot',
    deck: 'nessus-deck',
    action: [
      [{ do: 'damage', to: { of: 'champion', where: [{ minLevel: 1 }], pick: 'each' }, n: 4 }],
      [{ do: 'stun', to: 'farthest', n: 1, fatigue: 3 }],
    ],
    counter: [
      [
        { do: 'stun', to: 'attacker', n: 1, fatigue: 3 },
        { do: 'damage', to: 'attacker', n: 2, base: true },
      ],
    ],
  },
  {
    id: 'nessus-rear',
    deck: 'nessus-deck',
    action: [
      [{ do: 'damage', to: { of: 'champion', where: [{ range: 1 }], pick: 'each' }, n: 4 }],
      [{ do: 'fortify', n: 1 }],
    ],
    counter: [
      [{ do: 'mod', mod: 'sturdiness', n: 2, to: 'self', until: 'attack-end' }],
      [{ do: 'damage', to: 'attacker', n: 2, base: true }],
    ],
  },
]
