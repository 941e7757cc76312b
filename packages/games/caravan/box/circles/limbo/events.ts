import type { EventCard, EventDeck } from '../../vocabulary.ts'

export const eventDecks: readonly EventDeck[] = [
  {
    id: 'endless-queue',
    tray: 'C',
    cards: [
      'queue-press-forward',
      'queue-confession',
      'queue-hell-wind',
      'queue-masonry',
      'queue-scales',
      'queue-silence',
    ],
  },
]

export const events: readonly EventCard[] = [
  {
    id: 'queue-press-forward',
    deck: 'endless-queue',
    lines: [
      [
        {
          do: 'damage',
          to: { of: 'champion', where: [{ area: ['B2', 'C1', 'C2', 'C3', 'D2'] }, 'on-ground'], pick: 'each' },
          n: 3,
          kind: 'suffer',
        },
      ],
    ],
  },
  {
    id: 'queue-confession',
    deck: 'endless-queue',
    lines: [
      [
        {
          do: 'choose',
          by: 'fiercest',
          options: [
            {
              label: 'listen-to-it',
              fx: [
                { do: 'draw-sin', to: 'fiercest', n: 1 },
                { do: 'invigorate', to: 'each-champion', n: 2 },
              ],
            },
            { label: 'turn-away', fx: [{ do: 'damage', to: 'each-champion', n: 2, kind: 'suffer' }] },
          ],
        },
      ],
    ],
  },
  {
    id: 'queue-hell-wind',
    deck: 'endless-queue',
    lines: [
      [{ do: 'push', to: { of: 'champion', where: [{ minLevel: 1 }], pick: 'each' }, n: 1, from: 'self' }],
      [{ do: 'damage', to: { of: 'champion', where: ['edge'], pick: 'each' }, n: 1, kind: 'suffer' }],
    ],
  },
  {
    id: 'queue-masonry',
    deck: 'endless-queue',
    lines: [
      [{ do: 'destroy', what: { of: 'pillar', where: [{ standing: true }], pick: 'nearest' } }],
      [
        {
          do: 'damage',
          to: { of: 'champion', where: [{ near: 'pillar', range: 1 }], pick: 'each' },
          n: 2,
          kind: 'suffer',
        },
      ],
    ],
  },
  {
    id: 'queue-scales',
    deck: 'endless-queue',
    lines: [
      [
        {
          if: { compare: [{ stat: 'deck', of: 'self' }, '>=', 7] },
          so: [{ do: 'enrage', n: 1 }],
          otherwise: [{ do: 'fortify', n: 1 }],
        },
      ],
    ],
  },
  {
    id: 'queue-silence',
    deck: 'endless-queue',
    lines: [[{ do: 'invigorate', to: 'each-champion', n: 1 }], [{ do: 'arcana', deck: 'minos-deck', n: 1 }]],
    store: true,
  },
]
