import type { EventCard, EventDeck } from '../../vocabulary.ts'

export const eventDecks: readonly EventDeck[] = [
  {
    id: 'tempest',
    tray: 'C',
    cards: ['tempest-gust', 'tempest-updraft', 'tempest-lull', 'tempest-starlings', 'tempest-cranes', 'tempest-names'],
  },
]

export const events: readonly EventCard[] = [
  {
    id: 'tempest-gust',
    deck: 'tempest',
    lines: [
      [{ do: 'push', to: { of: 'champion', where: [{ minLevel: 1 }], pick: 'each' }, n: 1 }],
      [{ do: 'damage', to: { of: 'champion', where: ['edge'], pick: 'each' }, n: 1, kind: 'suffer' }],
    ],
  },
  {
    id: 'tempest-updraft',
    deck: 'tempest',
    lines: [
      [{ do: 'swap', a: 'fiercest', b: 'least-fierce' }],
      [{ do: 'damage', to: 'fiercest', n: 2, kind: 'suffer' }],
    ],
  },
  {
    id: 'tempest-lull',
    deck: 'tempest',
    lines: [[{ do: 'invigorate', to: 'each-champion', n: 1 }], [{ do: 'arcana', deck: 'achilles-deck', n: 1 }]],
    store: true,
  },
  {
    id: 'tempest-starlings',
    deck: 'tempest',
    lines: [[{ do: 'damage', to: { of: 'champion', where: [{ minLevel: 1 }], pick: 'each' }, n: 2, kind: 'suffer' }]],
  },
  {
    id: 'tempest-cranes',
    deck: 'tempest',
    lines: [
      [
        {
          do: 'stun',
          to: { of: 'champion', where: [{ area: ['A1', 'B1', 'C1', 'D1', 'E1'] }], pick: 'each' },
          n: 1,
          fatigue: 2,
        },
      ],
    ],
  },
  {
    id: 'tempest-names',
    deck: 'tempest',
    lines: [
      [
        {
          do: 'test',
          who: 'each-champion',
          attr: 'willpower',
          dice: 3,
          fail: [{ do: 'damage', to: 'that', n: 2, kind: 'suffer' }],
        },
      ],
    ],
  },
]
