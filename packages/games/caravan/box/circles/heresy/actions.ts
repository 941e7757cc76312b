import type { ActionCard } from '../../vocabulary.ts'

export const actions: readonly ActionCard[] = [
  {
    id: 'aymeric-advance-the-line',
    deck: 'aymeric-deck',
    copies: 2,
    action: [
      [{ do: 'amass', n: 1, minion: 'sergeant' }],
      [{ do: 'minions', fx: [{ do: 'activate-minion' }] }],
      [{ do: 'move', n: 1, mode: 'approach', target: 'fiercest' }],
    ],
    counter: [
      [{ do: 'damage', to: 'attacker', n: 3, base: true }],
      [{ do: 'minions', which: [{ range: 1 }], fx: [{ do: 'damage', to: 'attacker', n: 1 }] }],
    ],
  },
  {
    id: 'aymeric-stakes',
    deck: 'aymeric-deck',
    copies: 2,
    action: [
      [{ do: 'place', what: 'palisade', at: { free: 'area', within: 1, of: 'self' }, by: 'fiercest' }],
      [
        { do: 'damage', to: 'fiercest-here', n: 5 },
        { do: 'push', to: 'that', n: 2 },
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
    id: 'aymeric-volley',
    deck: 'aymeric-deck',
    copies: 2,
    action: [
      [{ do: 'damage', to: { of: 'champion', where: [{ beyond: 0 }], pick: 'each' }, n: 4 }],
      [{ do: 'damage', to: { of: 'champion', where: [{ minLevel: 1 }], pick: 'each' }, n: 3 }],
    ],
    counter: [[{ do: 'damage', to: 'attacker', n: 4, base: true }]],
  },
  {
    id: 'aymeric-interrogate',
    deck: 'aymeric-deck',
    action: [
      [{ do: 'move', n: 2, mode: 'approach', target: 'fiercest' }],
      [
        {
          if: {
            and: [
              { exists: { of: 'champion', where: ['here'], pick: 'each' } },
              { exists: { of: 'custom-furniture', pick: 'each' } },
            ],
          },
          so: [
            {
              do: 'arrest',
              to: 'fiercest-here',
              in: { of: 'custom-furniture', pick: 'nearest' },
              free: { by: 'interact', cost: { vigor: 1 }, test: { attr: ['aggressiveness', 'prowess'], dice: 4 } },
            },
          ],
          otherwise: [{ do: 'damage', to: 'nearest', n: 5 }],
        },
      ],
    ],
    counter: [
      [
        { do: 'damage', to: 'attacker', n: 2, base: true },
        { do: 'stun', to: 'attacker', n: 1, fatigue: 3 },
      ],
    ],
  },
  {
    id: 'aymeric-unsleeping',
    deck: 'aymeric-deck',
    copies: 2,
    action: [
      [{ do: 'regenerate', deck: 'self', n: 1 }],
      [
        { do: 'stun', to: 'fiercest', n: 1, fatigue: 3 },
        { do: 'stun', to: 'least-fierce', n: 1, fatigue: 3 },
      ],
      [{ do: 'damage', to: 'fiercest', n: 4 }],
    ],
    counter: [
      [{ do: 'mod', mod: 'sturdiness', n: 2, to: 'self', until: 'attack-end' }],
      [{ do: 'damage', to: 'attacker', n: 3, base: true }],
    ],
  },
  {
    id: 'aymeric-sally',
    deck: 'aymeric-deck',
    copies: 2,
    action: [
      [
        { do: 'face', target: 'fiercest' },
        { do: 'move', n: 3, mode: 'approach', target: 'fiercest' },
      ],
      [{ do: 'damage', to: 'each-here', n: 5 }],
      [{ do: 'push', to: 'fiercest-here', n: 1 }],
    ],
    counter: [[{ do: 'damage', to: 'attacker', n: 4, base: true }]],
  },
  {
    id: 'aymeric-pyre',
    deck: 'aymeric-deck',
    action: [
      [{ do: 'damage', to: { of: 'champion', where: [{ near: 'custom-furniture', range: 1 }], pick: 'each' }, n: 5 }],
      [{ do: 'damage', to: { of: 'champion', pick: 'most-conditions' }, n: 4 }],
    ],
    counter: [
      [
        { do: 'damage', to: 'attacker', n: 3, base: true },
        { do: 'draw-sin', to: 'attacker', n: 1 },
      ],
    ],
  },
  {
    id: 'aymeric-rule-of-the-order',
    deck: 'aymeric-deck',
    action: [
      [{ do: 'fortify', n: 1 }],
      [{ do: 'arcana', deck: 'self', n: 1 }],
      [{ do: 'damage', to: { of: 'champion', where: [{ range: 1 }], pick: 'each' }, n: 4 }],
    ],
    counter: [[{ do: 'activate', deck: 'medusa-deck' }]],
  },
  {
    id: 'aymeric-mercy-stroke',
    deck: 'aymeric-deck',
    action: [
      [
        {
          do: 'for',
          each: { of: 'champion', pick: 'lowest-vigor' },
          fx: [
            { do: 'move', who: 'self', n: 3, mode: 'approach', target: 'that' },
            { do: 'damage', to: 'that', n: 5, aggravated: true },
          ],
        },
      ],
    ],
    counter: [[{ do: 'damage', to: 'attacker', n: 3, base: true, aggravated: true }]],
  },
  {
    id: 'medusa-gaze',
    deck: 'medusa-deck',
    copies: 2,
    action: [
      [{ do: 'face', target: 'fiercest' }],
      [
        {
          do: 'test',
          who: { of: 'champion', where: ['front', { range: 2 }], pick: 'each' },
          attr: 'willpower',
          dice: 4,
          success: [{ do: 'damage', to: 'that', n: 2 }],
          fail: [{ do: 'stun', to: 'that', n: 2, fatigue: 3 }],
        },
      ],
    ],
    counter: [
      [
        { do: 'stun', to: 'attacker', n: 1, fatigue: 3 },
        { do: 'damage', to: 'attacker', n: 2, base: true },
      ],
    ],
  },
  {
    id: 'medusa-statues',
    deck: 'medusa-deck',
    action: [
      [
        {
          if: { exists: { of: 'custom-furniture', pick: 'each' } },
          so: [
            {
              do: 'test',
              who: 'fiercest',
              attr: ['prowess', 'willpower'],
              dice: 5,
              success: [{ do: 'damage', to: 'that', n: 3 }],
              fail: [
                {
                  do: 'arrest',
                  to: 'that',
                  in: { of: 'custom-furniture', pick: 'nearest' },
                  free: { by: 'interact', cost: { vigor: 1 }, test: { attr: ['aggressiveness', 'prowess'], dice: 4 } },
                },
              ],
            },
          ],
          otherwise: [{ do: 'damage', to: 'fiercest', n: 4 }],
        },
      ],
    ],
    counter: [[{ do: 'stun', to: 'attacker', n: 2, fatigue: 2 }]],
  },
  {
    id: 'medusa-hair',
    deck: 'medusa-deck',
    action: [
      [{ do: 'move', n: 2, mode: 'approach', target: 'nearest' }],
      [{ do: 'damage', to: { of: 'champion', where: [{ range: 1 }], pick: 'each' }, n: 3 }],
    ],
    counter: [[{ do: 'damage', to: 'each-here', n: 3, base: true }]],
  },
  {
    id: 'medusa-grief',
    deck: 'medusa-deck',
    action: [[{ do: 'enrage', n: 1 }], [{ do: 'damage', to: 'each-champion', n: 2 }]],
    counter: [[{ do: 'damage', to: 'attacker', n: 4, base: true }]],
  },
  {
    id: 'medusa-crawl',
    deck: 'medusa-deck',
    action: [
      [{ do: 'move', n: 2, mode: 'distance', target: 'fiercest' }],
      [{ do: 'damage', to: 'least-fierce', n: 3 }],
      [{ do: 'regenerate', deck: 'self', n: 1 }],
    ],
    counter: [
      [
        { do: 'damage', to: 'each-here', n: 2, base: true },
        { do: 'push', to: 'each-here', n: 1 },
      ],
    ],
  },
  {
    id: 'medusa-stone-rain',
    deck: 'medusa-deck',
    action: [
      [
        {
          do: 'for',
          each: 'fiercest',
          fx: [{ do: 'place', what: 'pillar-small', at: { free: 'area', within: 1, of: 'that' }, by: 'fiercest' }],
        },
      ],
      [
        { do: 'damage', to: 'fiercest', n: 3 },
        { do: 'damage', to: 'nearest', n: 2 },
      ],
    ],
    counter: [[{ do: 'damage', to: 'attacker', n: 3, base: true }]],
  },
  {
    id: 'medusa-turned-face',
    deck: 'medusa-deck',
    action: [
      [{ do: 'turn', who: 'self', deg: 180 }],
      [{ do: 'fortify', to: '#aymeric', n: 1 }],
      [{ do: 'damage', to: { of: 'champion', where: ['front'], pick: 'fiercest' }, n: 3 }],
    ],
    counter: [
      [{ do: 'mod', mod: 'sturdiness', n: 2, to: 'self', until: 'attack-end' }],
      [{ do: 'move', n: 1, mode: 'distance', target: 'attacker' }],
    ],
  },
]
