import type { ActionCard } from '../../vocabulary.ts'

export const actions: readonly ActionCard[] = [
  {
    id: 'plutus-hurl',
    deck: 'plutus-deck',
    copies: 2,
    action: [
      [
        {
          if: { exists: { of: 'pillar', where: [{ range: 1 }], pick: 'each' } },
          so: [
            { do: 'hold', to: { of: 'pillar', where: [{ range: 1 }], pick: 'nearest' } },
            { do: 'throw', what: 'held', at: 'farthest' },
            { do: 'damage', to: 'farthest', n: 7 },
            { do: 'stun', to: 'farthest', n: 1, fatigue: 3 },
          ],
          otherwise: [
            { do: 'move', n: 2, mode: 'approach', target: 'fiercest' },
            { do: 'damage', to: { of: 'champion', where: [{ range: 1 }], pick: 'each' }, n: 6 },
          ],
        },
      ],
    ],
    counter: [
      [
        { do: 'damage', to: 'attacker', n: 4, base: true },
        { do: 'push', to: 'attacker', n: 1 },
      ],
    ],
  },
  {
    id: 'plutus-call-the-crowds',
    deck: 'plutus-deck',
    copies: 2,
    action: [
      [{ do: 'amass', n: 2, minion: 'roller' }],
      [{ do: 'minions', fx: [{ do: 'activate-minion' }] }],
      [{ do: 'damage', to: 'fiercest', n: 5 }],
    ],
    counter: [[{ do: 'amass', n: 1, minion: 'roller' }], [{ do: 'damage', to: 'attacker', n: 3, base: true }]],
  },
  {
    id: 'plutus-hoard',
    deck: 'plutus-deck',
    action: [
      [{ do: 'fortify', n: 1 }],
      [{ do: 'regenerate', deck: 'self', n: 1 }],
      [{ do: 'damage', to: { of: 'champion', where: [{ range: 1 }], pick: 'each' }, n: 6 }],
    ],
    counter: [
      [{ do: 'mod', mod: 'sturdiness', n: 2, to: 'self', until: 'attack-end' }],
      [{ do: 'damage', to: 'attacker', n: 2, base: true }],
    ],
  },
  {
    id: 'plutus-usury',
    deck: 'plutus-deck',
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
                  label: 'pay-in-cards',
                  if: { compare: [{ stat: 'hand', of: 'that' }, '>', { stat: 'hand-sins', of: 'that' }] },
                  fx: [{ do: 'discard', to: 'that', n: 1 }],
                },
                { label: 'pay-in-blood', fx: [{ do: 'damage', to: 'that', n: 5 }] },
              ],
            },
          ],
        },
      ],
      [{ do: 'damage', to: 'fiercest', n: 5 }],
    ],
    counter: [
      [
        { do: 'damage', to: 'attacker', n: 3, base: true },
        { do: 'discard', to: 'attacker', n: 1 },
      ],
    ],
  },
  {
    id: 'plutus-swell',
    deck: 'plutus-deck',
    copies: 2,
    action: [
      [{ do: 'enrage', n: 1 }],
      [{ do: 'damage', to: { of: 'champion', where: [{ range: 1 }], pick: 'each' }, n: 6 }],
    ],
    counter: [
      [
        { do: 'damage', to: 'each-here', n: 3, base: true },
        { do: 'push', to: 'each-here', n: 1 },
      ],
    ],
  },
  {
    id: 'plutus-pape-satan',
    deck: 'plutus-deck',
    action: [
      [{ do: 'arcana', deck: 'self', n: 1 }],
      [{ do: 'damage', to: 'each-champion', n: 5 }],
      [{ do: 'stun', to: 'fiercest', n: 1, fatigue: 3 }],
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
            { do: 'damage', to: 'attacker', n: 4, base: true },
            { do: 'draw-sin', to: 'attacker', n: 1 },
          ],
        },
      ],
    ],
  },
  {
    id: 'plutus-collector',
    deck: 'plutus-deck',
    copies: 2,
    action: [
      [{ do: 'for', each: 'least-fierce', fx: [{ do: 'advance', who: 'self', to: { areaOf: 'that' } }] }],
      [
        { do: 'damage', to: 'each-here', n: 6 },
        { do: 'discard-finding', to: 'each-here' },
      ],
    ],
    counter: [
      [
        { do: 'damage', to: 'attacker', n: 3, base: true },
        { do: 'discard-finding', to: 'attacker' },
      ],
    ],
  },
  {
    id: 'plutus-bribe',
    deck: 'plutus-deck',
    action: [
      [
        {
          do: 'test',
          who: 'fiercest',
          attr: 'willpower',
          dice: 5,
          success: [{ do: 'damage', to: 'that', n: 5 }],
          fail: [{ do: 'bewitch', to: 'that' }],
        },
      ],
      [{ do: 'damage', to: 'least-fierce', n: 5 }],
    ],
    counter: [
      [
        {
          do: 'choose',
          by: 'fiercest',
          options: [
            { label: 'refuse', fx: [{ do: 'damage', to: 'attacker', n: 4, base: true }] },
            {
              label: 'accept',
              fx: [
                { do: 'invigorate', to: 'attacker', n: 3 },
                { do: 'fortify', n: 1 },
                { do: 'draw-sin', to: 'attacker', n: 1 },
              ],
            },
          ],
        },
      ],
    ],
  },
  {
    id: 'plutus-foreclose',
    deck: 'plutus-deck',
    copies: 2,
    action: [
      [
        { do: 'destroy', what: { of: 'ark', pick: 'nearest' } },
        { do: 'fortify', n: 1 },
      ],
      [
        { do: 'damage', to: 'fiercest', n: 6 },
        { do: 'damage', to: { of: 'champion', where: ['on-building'], pick: 'each' }, n: 4 },
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
    id: 'plutus-crush',
    deck: 'plutus-deck',
    action: [
      [{ do: 'move', n: 3, mode: 'approach', target: 'fiercest' }],
      [{ do: 'hold', to: 'fiercest-here' }],
      [
        {
          if: { holding: 'champion' },
          so: [
            { do: 'damage', to: 'held', n: 7 },
            { do: 'throw', what: 'held', at: 'farthest' },
          ],
          otherwise: [{ do: 'damage', to: 'nearest', n: 6 }],
        },
      ],
    ],
    counter: [
      [
        {
          if: { is: ['attacker', 'here'] },
          so: [
            { do: 'damage', to: 'attacker', n: 4, base: true },
            { do: 'stun', to: 'attacker', n: 1, fatigue: 3 },
          ],
          otherwise: [{ do: 'damage', to: 'attacker', n: 3, base: true }],
        },
      ],
    ],
  },
]
