import type { ActionCard } from '../../vocabulary.ts'

export const actions: readonly ActionCard[] = [
  {
    id: 'achilles-spear-cast',
    deck: 'achilles-deck',
    copies: 2,
    action: [
      [
        {
          if: { exists: { of: 'spear', pick: 'each' } },
          so: [
            { do: 'move', n: 3, mode: 'approach', target: { of: 'spear', pick: 'nearest' } },
            { do: 'retrieve', what: 'spear' },
            { do: 'damage', to: 'each-here', n: 4 },
          ],
          otherwise: [
            { do: 'face', target: 'fiercest' },
            { do: 'damage', to: 'fiercest', n: 5 },
            { do: 'stick', what: 'spear', at: { areaOf: 'that' } },
            { do: 'stun', to: 'that', n: 1, fatigue: 2 },
          ],
        },
      ],
    ],
    counter: [
      [
        { do: 'damage', to: 'attacker', n: 3, base: true },
        { do: 'push', to: 'attacker', n: 1 },
      ],
    ],
  },
  {
    id: 'achilles-charge',
    deck: 'achilles-deck',
    copies: 2,
    action: [
      [
        { do: 'face', target: 'fiercest' },
        { do: 'move', n: 3, mode: 'straight' },
      ],
      [{ do: 'damage', to: { of: 'champion', where: [{ movedThrough: true }], pick: 'each' }, n: 4 }],
      [{ do: 'damage', to: 'each-here', n: 4 }],
    ],
    counter: [
      [
        { do: 'damage', to: 'attacker', n: 3, base: true },
        { do: 'stun', to: 'attacker', n: 1, fatigue: 2 },
      ],
    ],
  },
  {
    id: 'achilles-duel',
    deck: 'achilles-deck',
    copies: 2,
    action: [
      [
        { do: 'move', n: 3, mode: 'approach', target: 'fiercest' },
        { do: 'face', target: 'fiercest' },
      ],
      [
        {
          if: { reached: 'that' },
          so: [
            { do: 'damage', to: 'fiercest-here', n: 5 },
            { do: 'stun', to: 'fiercest-here', n: 1, fatigue: 2 },
          ],
          otherwise: [{ do: 'damage', to: 'nearest', n: 4 }],
        },
      ],
    ],
    counter: [[{ do: 'damage', to: 'attacker', n: 4, base: true }]],
  },
  {
    id: 'achilles-swift-footed',
    deck: 'achilles-deck',
    action: [
      [{ do: 'for', each: 'least-fierce', fx: [{ do: 'advance', who: 'self', to: { areaOf: 'that' } }] }],
      [{ do: 'damage', to: 'each-here', n: 5 }],
    ],
    counter: [
      [{ do: 'damage', to: 'attacker', n: 2, base: true }],
      [
        { do: 'move', n: 2, mode: 'distance', target: 'attacker' },
        { do: 'face', target: 'attacker' },
      ],
    ],
  },
  {
    id: 'achilles-rage',
    deck: 'achilles-deck',
    copies: 2,
    action: [
      [{ do: 'enrage', n: 1 }],
      [{ do: 'damage', to: 'fiercest', n: 4 }],
      [{ do: 'stun', to: 'least-fierce', n: 1, fatigue: 2 }],
    ],
    counter: [[{ do: 'enrage', n: 1 }], [{ do: 'damage', to: 'attacker', n: 2, base: true }]],
  },
  {
    id: 'achilles-drag',
    deck: 'achilles-deck',
    action: [
      [{ do: 'move', n: 2, mode: 'approach', target: 'nearest' }],
      [{ do: 'hold', to: 'fiercest-here' }],
      [
        {
          if: { holding: 'champion' },
          so: [{ do: 'move', n: 3, mode: 'straight' }, { do: 'damage', to: 'held', n: 5 }, { do: 'release' }],
          otherwise: [{ do: 'damage', to: 'nearest', n: 4 }],
        },
      ],
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
    id: 'achilles-grief',
    deck: 'achilles-deck',
    action: [[{ do: 'regenerate', deck: 'self', n: 1 }], [{ do: 'damage', to: 'each-champion', n: 3 }]],
    counter: [
      [{ do: 'damage', to: { of: 'champion', where: [{ range: 1 }], pick: 'each' }, n: 2, base: true }],
      [{ do: 'discard', to: 'attacker', n: 1, random: true }],
    ],
  },
  {
    id: 'achilles-shield',
    deck: 'achilles-deck',
    copies: 2,
    action: [
      [{ do: 'fortify', n: 1 }],
      [{ do: 'damage', to: { of: 'champion', where: [{ range: 1 }], pick: 'each' }, n: 4 }],
    ],
    counter: [
      [{ do: 'mod', mod: 'sturdiness', n: 2, to: 'self', until: 'attack-end' }],
      [{ do: 'damage', to: 'attacker', n: 2, base: true }],
    ],
  },
  {
    id: 'achilles-scatter',
    deck: 'achilles-deck',
    copies: 2,
    action: [
      [{ do: 'move', n: 2, mode: 'approach', target: 'nearest' }],
      [
        { do: 'damage', to: 'each-here', n: 4 },
        { do: 'push', to: 'each-here', n: 2 },
      ],
    ],
    counter: [
      [
        { do: 'damage', to: 'each-here', n: 2, base: true },
        { do: 'push', to: 'each-here', n: 1 },
      ],
    ],
  },
  {
    id: 'achilles-call-of-pelion',
    deck: 'achilles-deck',
    action: [
      [
        {
          if: { exists: { of: 'spear', pick: 'each' } },
          so: [
            { do: 'damage', to: { of: 'champion', where: [{ near: 'spear', range: 1 }], pick: 'each' }, n: 4 },
            { do: 'retrieve', what: 'spear' },
          ],
          otherwise: [
            { do: 'damage', to: 'farthest', n: 5 },
            { do: 'stick', what: 'spear', at: { areaOf: 'that' } },
          ],
        },
      ],
    ],
    counter: [[{ do: 'damage', to: 'attacker', n: 3, base: true }], [{ do: 'face', target: 'attacker' }]],
  },
  {
    id: 'cleopatra-asp',
    deck: 'cleopatra-deck',
    action: [[{ do: 'damage', to: 'least-fierce', n: 4 }]],
    counter: [[{ do: 'damage', to: 'attacker', n: 3, base: true }]],
  },
  {
    id: 'cleopatra-song',
    deck: 'cleopatra-deck',
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
    id: 'cleopatra-barge',
    deck: 'cleopatra-deck',
    action: [[{ do: 'move', n: 2, mode: 'distance', target: 'nearest' }], [{ do: 'fortify', to: '#achilles', n: 1 }]],
    counter: [
      [{ do: 'move', n: 2, mode: 'distance', target: 'attacker' }],
      [{ do: 'mod', mod: 'sturdiness', n: 1, to: 'self', until: 'attack-end' }],
    ],
  },
  {
    id: 'cleopatra-pearl',
    deck: 'cleopatra-deck',
    action: [
      [{ do: 'lose-token', to: 'each-champion', token: 'inspiration', n: 'all' }],
      [{ do: 'damage', to: { of: 'champion', pick: 'highest-vigor' }, n: 4 }],
    ],
    counter: [
      [
        { do: 'lose-token', to: 'attacker', token: 'inspiration', n: 'all' },
        { do: 'damage', to: 'attacker', n: 2, base: true },
      ],
    ],
  },
  {
    id: 'cleopatra-to-me',
    deck: 'cleopatra-deck',
    action: [
      [{ do: 'move', who: '#achilles', n: 2, mode: 'approach', target: 'fiercest' }],
      [{ do: 'damage', to: { of: 'champion', where: [{ range: 0, from: '#achilles' }], pick: 'fiercest' }, n: 4 }],
    ],
    counter: [
      [{ do: 'move', who: '#achilles', n: 2, mode: 'approach', target: 'attacker' }],
      [
        {
          do: 'damage',
          to: { of: 'champion', where: [{ range: 0, from: '#achilles' }], pick: 'each' },
          n: 2,
          base: true,
        },
      ],
    ],
  },
  {
    id: 'cleopatra-tears',
    deck: 'cleopatra-deck',
    action: [[{ do: 'regenerate', deck: 'achilles-deck', n: 1 }], [{ do: 'stun', to: 'fiercest', n: 1, fatigue: 2 }]],
    counter: [[{ do: 'redirect', to: '#achilles' }]],
  },
  {
    id: 'cleopatra-sandstorm',
    deck: 'cleopatra-deck',
    action: [[{ do: 'damage', to: { of: 'champion', where: [{ range: 2 }], pick: 'each' }, n: 3 }]],
    counter: [
      [
        { do: 'damage', to: 'attacker', n: 1, base: true },
        { do: 'stun', to: 'attacker', n: 1, fatigue: 2 },
      ],
    ],
  },
  {
    id: 'cleopatra-pair',
    deck: 'cleopatra-deck',
    action: [
      [{ do: 'swap', a: 'fiercest', b: 'least-fierce' }],
      [
        { do: 'damage', to: 'fiercest', n: 3 },
        { do: 'damage', to: 'least-fierce', n: 3 },
      ],
    ],
    counter: [
      [{ do: 'swap', a: 'attacker', b: { of: 'champion', where: [{ isNot: 'attacker' }], pick: 'farthest' } }],
      [{ do: 'damage', to: 'attacker', n: 2, base: true }],
    ],
  },
]
