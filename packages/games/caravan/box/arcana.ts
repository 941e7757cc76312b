import type { Arcana } from './vocabulary.ts'

export const arcana: readonly Arcana[] = [
  {
    id: 'arcana-magician',
    lines: [[{ do: 'discard', to: 'each-champion', n: 1, random: true }], [{ do: 'damage', to: 'fiercest', n: 2 }]],
  },
  { id: 'arcana-priestess', lines: [[{ do: 'fortify', n: 1 }], [{ do: 'draw-sin', to: 'fiercest', n: 1 }]] },
  {
    id: 'arcana-empress',
    lines: [
      [{ do: 'regenerate', deck: 'self', n: 1 }],
      [{ do: 'damage', to: { of: 'champion', where: [{ range: 1 }], pick: 'each' }, n: 2 }],
    ],
  },
  {
    id: 'arcana-emperor',
    lines: [
      [
        { do: 'move', n: 2, mode: 'approach', target: 'fiercest' },
        { do: 'face', target: 'fiercest' },
      ],
      [{ do: 'damage', to: 'fiercest-here', n: 3 }],
      [{ do: 'enrage', n: 1 }],
    ],
  },
  {
    id: 'arcana-hierophant',
    lines: [
      [
        { do: 'draw-sin', to: 'fiercest', n: 1 },
        { do: 'draw-sin', to: 'least-fierce', n: 1 },
      ],
      [{ do: 'damage', to: { of: 'champion', where: [{ handSins: ['>=', 1] }], pick: 'each' }, n: 2 }],
    ],
  },
  {
    id: 'arcana-lovers',
    lines: [
      [
        {
          do: 'test',
          who: 'least-fierce',
          attr: 'willpower',
          dice: 5,
          success: [{ do: 'stun', to: 'that', n: 1 }],
          fail: [{ do: 'bewitch', to: 'that' }],
        },
      ],
    ],
  },
  {
    id: 'arcana-chariot',
    lines: [
      [
        { do: 'face', target: 'farthest' },
        { do: 'move', n: 3, mode: 'straight' },
      ],
      [
        { do: 'damage', to: { of: 'champion', where: [{ movedThrough: true }], pick: 'each' }, n: 3 },
        { do: 'push', to: { of: 'champion', where: ['here'], pick: 'each' }, n: 1 },
      ],
    ],
  },
  {
    id: 'arcana-strength',
    lines: [
      [{ do: 'move', n: 3, mode: 'approach', target: 'nearest' }],
      [
        { do: 'damage', to: 'fiercest-here', n: 4 },
        { do: 'push', to: 'that', n: 2 },
      ],
    ],
  },
  {
    id: 'arcana-hermit',
    lines: [
      [{ do: 'move', n: 2, mode: 'distance', target: 'fiercest' }],
      [
        { do: 'fortify', n: 1 },
        { do: 'enrage', n: 1 },
      ],
    ],
  },
  {
    id: 'arcana-wheel',
    lines: [
      [
        {
          do: 'test',
          who: 'each-champion',
          attr: 'prowess',
          dice: 4,
          success: [{ do: 'inspire', to: 'that', n: 1 }],
          fail: [{ do: 'damage', to: 'that', n: 3 }],
        },
      ],
    ],
  },
  {
    id: 'arcana-justice',
    lines: [[{ do: 'damage', to: { of: 'champion', where: [{ vigor: ['>=', 6] }], pick: 'each' }, n: 3 }]],
  },
  { id: 'arcana-hanged-man', lines: [[{ do: 'stun', to: 'fiercest', n: 2, fatigue: 2 }]] },
  { id: 'arcana-death', lines: [[{ do: 'damage', to: { of: 'champion', pick: 'lowest-vigor' }, n: 4 }]] },
  {
    id: 'arcana-temperance',
    lines: [
      [
        { do: 'lose-token', to: 'each-champion', token: 'empower', n: 'all' },
        { do: 'lose-token', to: 'each-champion', token: 'inspiration', n: 'all' },
      ],
      [{ do: 'damage', to: 'fiercest', n: 3 }],
    ],
  },
  {
    id: 'arcana-devil',
    lines: [
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
                  label: 'take-the-sin',
                  if: { exists: { of: 'player-champion', where: [{ is: 'that' }], pick: 'each' } },
                  fx: [{ do: 'draw-sin', to: 'that', n: 1 }],
                },
                { label: 'take-the-pain', fx: [{ do: 'damage', to: 'that', n: 3, kind: 'suffer' }] },
              ],
            },
          ],
        },
      ],
    ],
  },
  {
    id: 'arcana-tower',
    lines: [
      [{ do: 'damage', to: { of: 'champion', where: [{ minLevel: 1 }], pick: 'each' }, n: 3 }],
      [{ do: 'destroy', what: { of: 'pillar', where: [{ standing: true }], pick: 'nearest' } }],
    ],
  },
  {
    id: 'arcana-star',
    lines: [[{ do: 'stun', to: 'least-fierce', n: 1, fatigue: 2 }], [{ do: 'regenerate', deck: 'self', n: 1 }]],
  },
  {
    id: 'arcana-moon',
    lines: [
      [
        {
          do: 'test',
          who: 'each-champion',
          attr: 'willpower',
          dice: 4,
          fail: [{ do: 'stun', to: 'that', n: 1, fatigue: 2 }],
        },
      ],
    ],
  },
  {
    id: 'arcana-sun',
    lines: [
      [{ do: 'damage', to: { of: 'champion', where: [{ range: 2 }], pick: 'each' }, n: 2 }],
      [{ do: 'fierceness', to: 'least-fierce', set: 'top' }],
    ],
  },
  {
    id: 'arcana-judgement',
    lines: [
      [
        {
          do: 'for',
          each: 'each-champion',
          fx: [{ do: 'damage', to: 'that', n: { add: [1, { stat: 'conditions', of: 'that' }] } }],
        },
      ],
      [{ do: 'enrage', n: 1 }],
    ],
  },
]
