import type { EventCard, EventDeck } from '../../vocabulary.ts'

export const eventDecks: readonly EventDeck[] = [
  {
    id: 'phlegethon',
    tray: 'C',
    cards: [
      'phlegethon-boil',
      'phlegethon-fire-snow',
      'phlegethon-harpies',
      'phlegethon-flood',
      'phlegethon-tyrants',
      'phlegethon-steam',
    ],
  },
]

export const events: readonly EventCard[] = [
  {
    id: 'phlegethon-boil',
    deck: 'phlegethon',
    lines: [
      [
        {
          do: 'damage',
          to: { of: 'champion', where: [{ area: ['B2', 'C2', 'D2'] }, 'on-ground'], pick: 'each' },
          n: 3,
          kind: 'suffer',
        },
      ],
    ],
  },
  {
    id: 'phlegethon-fire-snow',
    deck: 'phlegethon',
    lines: [[{ do: 'damage', to: 'each-champion', n: 1, kind: 'suffer' }]],
  },
  {
    id: 'phlegethon-harpies',
    deck: 'phlegethon',
    lines: [
      [{ do: 'damage', to: { of: 'champion', where: [{ minLevel: 1 }], pick: 'each' }, n: 2, kind: 'suffer' }],
      [{ do: 'discard', to: 'fiercest', n: 1, random: true }],
    ],
  },
  {
    id: 'phlegethon-flood',
    deck: 'phlegethon',
    lines: [
      [{ do: 'push', to: { of: 'champion', where: [{ area: ['B2', 'C2', 'D2'] }], pick: 'each' }, n: 1 }],
      [{ do: 'damage', to: { of: 'champion', where: ['on-ground'], pick: 'fiercest' }, n: 2, kind: 'suffer' }],
    ],
  },
  {
    id: 'phlegethon-tyrants',
    deck: 'phlegethon',
    lines: [
      [
        {
          do: 'choose',
          by: 'fiercest',
          options: [
            {
              label: 'push-him-under',
              fx: [
                { do: 'damage', to: 'fiercest', n: 2, kind: 'suffer' },
                { do: 'inspire', to: 'fiercest', n: 1 },
              ],
            },
            { label: 'leave-him', fx: [{ do: 'enrage', to: 'each-malefactor', n: 1 }] },
          ],
        },
      ],
    ],
  },
  {
    id: 'phlegethon-steam',
    deck: 'phlegethon',
    lines: [[{ do: 'invigorate', to: 'least-fierce', n: 3 }], [{ do: 'arcana', deck: 'minotaur-deck', n: 1 }]],
    store: true,
  },
]
