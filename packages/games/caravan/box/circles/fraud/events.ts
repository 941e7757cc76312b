import type { EventCard, EventDeck } from '../../vocabulary.ts'

export const eventDecks: readonly EventDeck[] = [
  {
    id: 'malebolge',
    tray: 'C',
    cards: ['bolge-whips', 'bolge-pitch', 'bolge-snakes', 'bolge-false-directions', 'bolge-lead', 'bolge-flame'],
  },
]

export const events: readonly EventCard[] = [
  {
    id: 'bolge-whips',
    deck: 'malebolge',
    lines: [[{ do: 'minions', fx: [{ do: 'activate-minion' }] }], [{ do: 'amass', n: 1, minion: 'malebranche' }]],
  },
  {
    id: 'bolge-pitch',
    deck: 'malebolge',
    lines: [
      [
        {
          do: 'damage',
          to: { of: 'champion', where: [{ area: ['A3', 'B3', 'C3', 'D3', 'E3'] }, 'on-ground'], pick: 'each' },
          n: 3,
          kind: 'suffer',
        },
      ],
    ],
  },
  {
    id: 'bolge-snakes',
    deck: 'malebolge',
    lines: [
      [
        {
          do: 'test',
          who: 'each-champion',
          attr: 'prowess',
          dice: 4,
          fail: [{ do: 'damage', to: 'that', n: 3, kind: 'suffer' }],
        },
      ],
    ],
  },
  {
    id: 'bolge-false-directions',
    deck: 'malebolge',
    lines: [
      [{ do: 'swap', a: 'fiercest', b: 'farthest' }],
      [{ do: 'discard', to: 'each-champion', n: 1, random: true }],
    ],
  },
  {
    id: 'bolge-lead',
    deck: 'malebolge',
    lines: [
      [{ do: 'stun', to: { of: 'champion', pick: 'highest-vigor' }, n: 1, fatigue: 3 }],
      [{ do: 'damage', to: 'fiercest', n: 2, kind: 'suffer' }],
    ],
  },
  {
    id: 'bolge-flame',
    deck: 'malebolge',
    lines: [
      [{ do: 'inspire', to: 'least-fierce', n: 2 }],
      [{ do: 'damage', to: 'each-champion', n: 1, kind: 'suffer' }],
    ],
  },
]
