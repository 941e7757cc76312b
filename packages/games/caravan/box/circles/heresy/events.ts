import type { EventCard, EventDeck } from '../../vocabulary.ts'

export const eventDecks: readonly EventDeck[] = [
  {
    id: 'open-tombs',
    tray: 'C',
    cards: ['tombs-flare', 'tombs-lecture', 'tombs-relief', 'tombs-carpenters', 'tombs-farinata', 'tombs-lids'],
  },
]

export const events: readonly EventCard[] = [
  {
    id: 'tombs-flare',
    deck: 'open-tombs',
    lines: [
      [
        {
          do: 'damage',
          to: { of: 'champion', where: [{ near: 'custom-furniture', range: 1 }], pick: 'each' },
          n: 2,
          kind: 'suffer',
        },
      ],
    ],
  },
  {
    id: 'tombs-lecture',
    deck: 'open-tombs',
    lines: [
      [
        {
          do: 'test',
          who: 'each-champion',
          attr: 'willpower',
          dice: 4,
          fail: [{ do: 'discard', to: 'that', n: 1, random: true }],
        },
      ],
    ],
  },
  {
    id: 'tombs-relief',
    deck: 'open-tombs',
    lines: [[{ do: 'amass', n: 1, minion: 'sergeant' }], [{ do: 'minions', fx: [{ do: 'activate-minion' }] }]],
  },
  {
    id: 'tombs-carpenters',
    deck: 'open-tombs',
    lines: [
      [{ do: 'place', what: 'palisade', at: { free: 'area', within: 1, of: 'self' }, by: 'fiercest' }],
      [
        {
          do: 'damage',
          to: { of: 'champion', where: [{ near: 'palisade', range: 0 }], pick: 'each' },
          n: 2,
          kind: 'suffer',
        },
      ],
    ],
  },
  {
    id: 'tombs-farinata',
    deck: 'open-tombs',
    lines: [
      [{ do: 'fierceness', to: 'least-fierce', set: 'top' }],
      [
        {
          if: { flag: 'cavalcante-told' },
          so: [{ do: 'invigorate', to: 'each-champion', n: 2 }],
          otherwise: [{ do: 'damage', to: 'fiercest', n: 2, kind: 'suffer' }],
        },
      ],
    ],
  },
  {
    id: 'tombs-lids',
    deck: 'open-tombs',
    lines: [
      [{ do: 'damage', to: { of: 'champion', where: ['on-ground'], pick: 'each' }, n: 1, kind: 'suffer' }],
      [{ do: 'enrage', to: 'each-malefactor', n: 1 }],
    ],
    store: true,
  },
]
