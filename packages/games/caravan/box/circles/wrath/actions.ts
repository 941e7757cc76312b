import type { ActionCard } from '../../vocabulary.ts'

export const actions: readonly ActionCard[] = [
  {
    id: 'alecto-unceasing',
    deck: 'alecto-deck',
    action: [
      [{ do: 'move', n: 3, mode: 'approach', target: 'fiercest', climb: true }],
      [{ do: 'damage', to: 'fiercest-here', n: 5 }],
    ],
    counter: [[{ do: 'damage', to: 'attacker', n: 3, base: true }]],
  },
  {
    id: 'alecto-torch',
    deck: 'alecto-deck',
    action: [[{ do: 'damage', to: { of: 'champion', where: [{ range: 1 }], pick: 'each' }, n: 5 }]],
    counter: [[{ do: 'damage', to: 'each-here', n: 2, base: true }]],
  },
  {
    id: 'alecto-snatch',
    deck: 'alecto-deck',
    action: [
      [{ do: 'move', n: 2, mode: 'approach', target: 'least-fierce', climb: true }],
      [
        {
          if: { reached: 'that' },
          so: [
            { do: 'damage', to: 'least-fierce', n: 5 },
            { do: 'reposition', who: 'least-fierce', to: { centre: true } },
            { do: 'stun', to: 'least-fierce', n: 1, fatigue: 3 },
          ],
          otherwise: [{ do: 'fly-away' }],
        },
      ],
    ],
    counter: [
      [
        { do: 'damage', to: 'attacker', n: 2, base: true },
        { do: 'push', to: 'attacker', n: 2 },
      ],
    ],
  },
  {
    id: 'alecto-wail',
    deck: 'alecto-deck',
    action: [
      [{ do: 'test', who: 'each-champion', attr: 'willpower', dice: 4, fail: [{ do: 'damage', to: 'that', n: 4 }] }],
      [{ do: 'fly-away' }],
    ],
    counter: [[{ do: 'damage', to: 'attacker', n: 2, base: true }], [{ do: 'fly-away' }]],
  },
  {
    id: 'alecto-vipers',
    deck: 'alecto-deck',
    action: [
      [
        { do: 'damage', to: 'each-here', n: 4 },
        { do: 'stun', to: 'fiercest-here', n: 1, fatigue: 3 },
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
    id: 'alecto-stoop',
    deck: 'alecto-deck',
    action: [
      [{ do: 'for', each: 'farthest', fx: [{ do: 'advance', who: 'self', to: { areaOf: 'that' } }] }],
      [{ do: 'damage', to: 'each-here', n: 5 }],
    ],
    counter: [[{ do: 'damage', to: 'attacker', n: 4, base: true }]],
  },
  {
    id: 'alecto-sleepless',
    deck: 'alecto-deck',
    action: [[{ do: 'enrage', to: 'each-malefactor', n: 1 }], [{ do: 'damage', to: 'fiercest', n: 4 }]],
    counter: [[{ do: 'enrage', n: 1 }], [{ do: 'damage', to: 'attacker', n: 2, base: true }]],
  },
  {
    id: 'megaera-grudge',
    deck: 'megaera-deck',
    action: [
      [
        {
          do: 'for',
          each: { of: 'champion', pick: 'most-conditions' },
          fx: [
            { do: 'move', who: 'self', n: 3, mode: 'approach', target: 'that', climb: true },
            { do: 'damage', to: 'that', n: 4 },
          ],
        },
      ],
      [{ do: 'damage', to: 'fiercest-here', n: 3 }],
    ],
    counter: [[{ do: 'damage', to: 'attacker', n: { add: [2, { stat: 'conditions', of: 'attacker' }] }, base: true }]],
  },
  {
    id: 'megaera-envy',
    deck: 'megaera-deck',
    action: [
      [{ do: 'damage', to: { of: 'champion', pick: 'highest-vigor' }, n: 5 }],
      [{ do: 'lose-token', to: 'each-champion', token: 'inspiration', n: 1 }],
    ],
    counter: [
      [
        { do: 'lose-token', to: 'attacker', token: 'inspiration', n: 'all' },
        { do: 'damage', to: 'attacker', n: 3, base: true },
      ],
    ],
  },
  {
    id: 'megaera-curse',
    deck: 'megaera-deck',
    action: [
      [{ do: 'draw-sin', to: 'fiercest', n: 1 }],
      [{ do: 'damage', to: { of: 'champion', where: [{ handSins: ['>=', 1] }], pick: 'each' }, n: 4 }],
    ],
    counter: [
      [
        { do: 'draw-sin', to: 'attacker', n: 1 },
        { do: 'damage', to: 'attacker', n: 2, base: true },
      ],
    ],
  },
  {
    id: 'megaera-lash',
    deck: 'megaera-deck',
    action: [
      [{ do: 'move', n: 2, mode: 'approach', target: 'nearest', climb: true }],
      [
        { do: 'damage', to: 'each-here', n: 5 },
        { do: 'push', to: 'each-here', n: 1 },
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
    id: 'megaera-shriek',
    deck: 'megaera-deck',
    action: [
      [{ do: 'stun', to: { of: 'champion', where: [{ range: 1 }], pick: 'each' }, n: 1, fatigue: 3 }],
      [{ do: 'fly-away' }],
    ],
    counter: [[{ do: 'stun', to: 'attacker', n: 1, fatigue: 3 }], [{ do: 'fly-away' }]],
  },
  {
    id: 'megaera-coil',
    deck: 'megaera-deck',
    action: [
      [{ do: 'hold', to: 'fiercest-here' }],
      [
        {
          if: { holding: 'champion' },
          so: [{ do: 'damage', to: 'held', n: 5 }],
          otherwise: [{ do: 'damage', to: 'nearest', n: 4 }],
        },
      ],
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
    id: 'megaera-brood',
    deck: 'megaera-deck',
    action: [[{ do: 'regenerate', deck: 'alecto-deck', n: 1 }], [{ do: 'regenerate', deck: 'self', n: 1 }]],
    counter: [
      [{ do: 'mod', mod: 'sturdiness', n: 2, to: 'self', until: 'attack-end' }],
      [{ do: 'damage', to: 'attacker', n: 2, base: true }],
    ],
  },
  {
    id: 'tisiphone-avenger',
    deck: 'tisiphone-deck',
    action: [
      [{ do: 'damage', to: 'fiercest', n: { add: [3, { stat: 'enrage', of: 'self' }] } }],
      [{ do: 'move', n: 3, mode: 'approach', target: 'fiercest', climb: true }],
    ],
    counter: [[{ do: 'damage', to: 'attacker', n: 4, base: true }]],
  },
  {
    id: 'tisiphone-whip',
    deck: 'tisiphone-deck',
    action: [[{ do: 'damage', to: { of: 'champion', where: [{ range: 2 }], pick: 'each' }, n: 4 }]],
    counter: [[{ do: 'damage', to: { of: 'champion', where: [{ range: 1 }], pick: 'each' }, n: 2, base: true }]],
  },
  {
    id: 'tisiphone-blood-price',
    deck: 'tisiphone-deck',
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
                { label: 'pay', fx: [{ do: 'damage', to: 'that', n: 3, kind: 'suffer' }] },
                { label: 'owe', fx: [{ do: 'enrage', to: 'self', n: 1 }] },
              ],
            },
          ],
        },
      ],
    ],
    counter: [[{ do: 'damage', to: 'attacker', n: 3, base: true }], [{ do: 'enrage', n: 1 }]],
  },
  {
    id: 'tisiphone-keeper',
    deck: 'tisiphone-deck',
    action: [
      [
        { do: 'advance', to: { area: 'C1' } },
        { do: 'face', target: 'fiercest' },
      ],
      [{ do: 'fortify', n: 1 }],
      [{ do: 'push', to: { of: 'champion', where: [{ range: 1 }], pick: 'each' }, n: 2 }],
    ],
    counter: [
      [{ do: 'mod', mod: 'sturdiness', n: 2, to: 'self', until: 'attack-end' }],
      [
        { do: 'push', to: 'attacker', n: 2 },
        { do: 'damage', to: 'attacker', n: 2, base: true },
      ],
    ],
  },
  {
    id: 'tisiphone-sisters',
    deck: 'tisiphone-deck',
    action: [
      [{ do: 'regenerate', deck: 'megaera-deck', n: 1 }],
      [
        { do: 'reappear', who: '#alecto', at: { areaOf: 'self' } },
        { do: 'reappear', who: '#megaera', at: { areaOf: 'self' } },
      ],
      [{ do: 'damage', to: 'nearest', n: 4 }],
    ],
    counter: [
      [{ do: 'redirect', to: { of: 'malefactor', where: ['other', { deckNotEmpty: true }], pick: 'nearest' } }],
      [{ do: 'damage', to: 'attacker', n: 2, base: true }],
    ],
  },
  {
    id: 'tisiphone-bloody-robe',
    deck: 'tisiphone-deck',
    action: [
      [{ do: 'damage', to: { of: 'champion', where: [{ wounds: ['>=', 1] }], pick: 'each' }, n: 4 }],
      [{ do: 'fly-away' }],
    ],
    counter: [[{ do: 'damage', to: 'attacker', n: 2, base: true }], [{ do: 'fly-away' }]],
  },
  {
    id: 'tisiphone-let-medusa-come',
    deck: 'tisiphone-deck',
    action: [[{ do: 'arcana', deck: 'self', n: 1 }], [{ do: 'stun', to: 'fiercest', n: 2, fatigue: 3 }]],
    counter: [
      [
        { do: 'stun', to: 'attacker', n: 1, fatigue: 3 },
        { do: 'damage', to: 'attacker', n: 2, base: true },
      ],
    ],
  },
]
