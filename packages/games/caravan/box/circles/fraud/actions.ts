import type { ActionCard } from '../../vocabulary.ts'

export const actions: readonly ActionCard[] = [
  {
    id: 'circe-wand',
    deck: 'circe-deck',
    copies: 2,
    action: [
      [
        {
          do: 'test',
          who: 'fiercest',
          attr: 'willpower',
          dice: 5,
          success: [{ do: 'damage', to: 'that', n: 4 }],
          fail: [{ do: 'polymorph', to: 'that' }],
        },
      ],
      [{ do: 'damage', to: 'least-fierce', n: 4 }],
    ],
    counter: [
      [
        {
          do: 'test',
          who: 'attacker',
          attr: 'willpower',
          dice: 4,
          success: [{ do: 'damage', to: 'attacker', n: 3, base: true }],
          fail: [
            { do: 'polymorph', to: 'attacker' },
            { do: 'damage', to: 'attacker', n: 2, base: true },
          ],
        },
      ],
    ],
  },
  {
    id: 'circe-cup',
    deck: 'circe-deck',
    copies: 2,
    action: [
      [
        {
          do: 'for',
          each: 'each-champion',
          fx: [
            {
              do: 'choose',
              by: 'subject',
              options: [
                {
                  label: 'drink',
                  if: { exists: { of: 'player-champion', where: [{ is: 'that' }], pick: 'each' } },
                  fx: [
                    { do: 'invigorate', to: 'that', n: 2 },
                    { do: 'draw-sin', to: 'that', n: 1 },
                  ],
                },
                { label: 'refuse', fx: [{ do: 'damage', to: 'that', n: 4 }] },
              ],
            },
          ],
        },
      ],
      [{ do: 'damage', to: 'fiercest', n: 4 }],
    ],
    counter: [
      [
        {
          do: 'damage',
          to: { of: 'champion', where: [{ range: 1, from: 'attacker' }], pick: 'each' },
          n: 3,
          base: true,
        },
      ],
    ],
  },
  {
    id: 'circe-loom',
    deck: 'circe-deck',
    copies: 2,
    action: [
      [{ do: 'fortify', n: 1 }],
      [{ do: 'stun', to: { of: 'champion', where: [{ range: 1 }], pick: 'each' }, n: 1, fatigue: 3 }],
      [{ do: 'damage', to: { of: 'champion', where: [{ range: 2 }], pick: 'each' }, n: 3 }],
    ],
    counter: [
      [{ do: 'mod', mod: 'sturdiness', n: 2, to: 'self', until: 'attack-end' }],
      [
        { do: 'stun', to: 'attacker', n: 1, fatigue: 3 },
        { do: 'damage', to: 'attacker', n: 2, base: true },
      ],
    ],
  },
  {
    id: 'circe-song',
    deck: 'circe-deck',
    copies: 2,
    action: [
      [
        {
          do: 'test',
          who: { of: 'champion', pick: 'highest-vigor' },
          attr: 'willpower',
          dice: 5,
          success: [{ do: 'damage', to: 'that', n: 4 }],
          fail: [{ do: 'bewitch', to: 'that' }],
        },
      ],
      [{ do: 'damage', to: { of: 'champion', where: [{ range: 1 }], pick: 'each' }, n: 4 }],
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
    id: 'circe-menagerie',
    deck: 'circe-deck',
    action: [
      [{ do: 'amass', n: 2, minion: 'malebranche' }],
      [{ do: 'minions', fx: [{ do: 'activate-minion' }] }],
      [{ do: 'damage', to: { of: 'champion', where: ['polymorphed'], pick: 'each' }, n: 3 }],
    ],
    counter: [
      [{ do: 'damage', to: 'attacker', n: 3, base: true }],
      [{ do: 'minions', which: [{ range: 2 }], fx: [{ do: 'activate-minion' }] }],
    ],
  },
  {
    id: 'circe-lonely',
    deck: 'circe-deck',
    action: [
      [{ do: 'regenerate', deck: 'self', n: 2 }],
      [
        { do: 'damage', to: 'nearest', n: 4 },
        { do: 'stun', to: 'farthest', n: 1, fatigue: 3 },
      ],
    ],
    counter: [
      [
        { do: 'damage', to: 'attacker', n: 3, base: true },
        { do: 'mod', mod: 'cannot', what: ['move'], to: 'attacker', until: 'next-caravan-turn' },
      ],
    ],
  },
  {
    id: 'circe-mirror',
    deck: 'circe-deck',
    action: [
      [
        {
          do: 'for',
          each: 'each-champion',
          fx: [{ do: 'damage', to: 'that', n: { add: [2, { stat: 'conditions', of: 'that' }] } }],
        },
      ],
      [{ do: 'disable', to: 'fiercest' }],
    ],
    counter: [[{ do: 'damage', to: 'attacker', n: { add: [3, { stat: 'hand-sins', of: 'attacker' }] }, base: true }]],
  },
  {
    id: 'circe-herbs',
    deck: 'circe-deck',
    action: [
      [{ do: 'arcana', deck: 'self', n: 1 }],
      [{ do: 'damage', to: { of: 'champion', where: [{ vigor: ['<=', 5] }], pick: 'each' }, n: 4 }],
      [{ do: 'damage', to: 'fiercest', n: 4 }],
    ],
    counter: [[{ do: 'damage', to: 'attacker', n: 3, base: true }]],
  },
  {
    id: 'circe-scylla',
    deck: 'circe-deck',
    copies: 2,
    action: [
      [{ do: 'damage', to: { of: 'champion', where: ['on-ground'], pick: 'each' }, n: 3 }],
      [{ do: 'damage', to: 'fiercest-here', n: 4 }],
    ],
    counter: [[{ do: 'damage', to: 'each-here', n: 3, base: true }]],
  },
  {
    id: 'geryon-spiral',
    deck: 'geryon-deck',
    action: [[{ do: 'damage', to: { of: 'champion', where: ['edge'], pick: 'each' }, n: 3 }], [{ do: 'fly-away' }]],
    counter: [
      [
        { do: 'damage', to: 'attacker', n: 2, base: true },
        { do: 'push', to: 'attacker', n: 2 },
      ],
    ],
  },
  {
    id: 'geryon-sting',
    deck: 'geryon-deck',
    action: [
      [{ do: 'damage', to: { of: 'champion', where: [{ range: 1 }, 'back'], pick: 'each' }, n: 4 }],
      [{ do: 'damage', to: 'fiercest', n: 3 }],
    ],
    counter: [
      [
        {
          if: { attack: 'from-back' },
          so: [{ do: 'damage', to: 'attacker', n: 3, base: true }],
          otherwise: [{ do: 'damage', to: 'attacker', n: 2, base: true }],
        },
      ],
    ],
  },
  {
    id: 'geryon-honest-face',
    deck: 'geryon-deck',
    action: [
      [{ do: 'face', target: 'fiercest' }],
      [
        {
          do: 'test',
          who: { of: 'champion', where: ['front'], pick: 'each' },
          attr: 'willpower',
          dice: 4,
          fail: [{ do: 'stun', to: 'that', n: 1, fatigue: 3 }],
        },
      ],
      [{ do: 'damage', to: 'fiercest', n: 3 }],
    ],
    counter: [[{ do: 'redirect', to: '#circe' }], [{ do: 'damage', to: 'attacker', n: 2, base: true }]],
  },
  {
    id: 'geryon-swoop',
    deck: 'geryon-deck',
    action: [
      [{ do: 'for', each: 'farthest', fx: [{ do: 'advance', who: 'self', to: { areaOf: 'that' }, destroyer: 3 }] }],
      [{ do: 'damage', to: 'each-here', n: 3 }],
    ],
    counter: [[{ do: 'damage', to: { of: 'champion', where: [{ range: 1 }], pick: 'each' }, n: 2, base: true }]],
  },
  {
    id: 'geryon-coils',
    deck: 'geryon-deck',
    action: [
      [{ do: 'hold', to: 'fiercest-here' }],
      [
        {
          if: { holding: 'champion' },
          so: [{ do: 'damage', to: 'held', n: 3 }, { do: 'fly-away' }],
          otherwise: [{ do: 'damage', to: 'nearest', n: 3 }],
        },
      ],
    ],
    counter: [
      [{ do: 'mod', mod: 'sturdiness', n: 2, to: 'self', until: 'attack-end' }],
      [{ do: 'damage', to: 'attacker', n: 2, base: true }],
    ],
  },
  {
    id: 'geryon-barge',
    deck: 'geryon-deck',
    action: [
      [
        { do: 'face', target: 'fiercest' },
        { do: 'move', n: 3, mode: 'straight', destroyer: 3 },
      ],
      [{ do: 'damage', to: 'each-here', n: 3 }],
    ],
    counter: [
      [
        { do: 'damage', to: 'each-here', n: 2, base: true },
        { do: 'push', to: 'each-here', n: 1 },
      ],
    ],
  },
  {
    id: 'geryon-fraud',
    deck: 'geryon-deck',
    action: [
      [{ do: 'swap', a: 'fiercest', b: 'least-fierce' }],
      [
        { do: 'damage', to: 'fiercest', n: 3 },
        { do: 'damage', to: 'least-fierce', n: 3 },
      ],
    ],
    counter: [[{ do: 'damage', to: 'attacker', n: 2, base: true }]],
  },
  {
    id: 'geryon-descent',
    deck: 'geryon-deck',
    action: [
      [{ do: 'reappear', at: { centre: true } }],
      [{ do: 'damage', to: { of: 'champion', where: [{ area: ['C1', 'C2', 'C3', 'B2', 'D2'] }], pick: 'each' }, n: 3 }],
      [{ do: 'regenerate', deck: 'self', n: 1 }],
    ],
    counter: [[{ do: 'damage', to: 'attacker', n: 2, base: true }], [{ do: 'fly-away' }]],
  },
]
