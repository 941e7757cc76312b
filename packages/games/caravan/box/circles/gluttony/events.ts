import type { EventCard, EventDeck } from '../../vocabulary.ts'

export const eventDecks: readonly EventDeck[] = [
  {
    id: 'eternal-rain',
    tray: 'C',
    cards: ['rain-hail', 'rain-mire', 'rain-black-water', 'rain-hands', 'rain-snow', 'rain-feast'],
  },
]

export const events: readonly EventCard[] = [
  {
    id: 'rain-hail',
    deck: 'eternal-rain',
    lines: [
      [{ do: 'damage', to: { of: 'champion', where: [{ minLevel: 1 }], pick: 'each' }, n: 2, kind: 'suffer' }],
      [{ do: 'damage', to: 'fiercest', n: 1, kind: 'suffer' }],
    ],
  },
  {
    id: 'rain-mire',
    deck: 'eternal-rain',
    lines: [
      [
        {
          do: 'for',
          each: { of: 'champion', where: ['on-ground'], pick: 'each' },
          fx: [{ do: 'mod', mod: 'basic-cost', action: 'move', n: 1, to: 'that', until: 'next-malefactors-turn' }],
        },
      ],
      [{ do: 'stun', to: 'least-fierce', n: 1, fatigue: 2 }],
    ],
  },
  {
    id: 'rain-black-water',
    deck: 'eternal-rain',
    lines: [[{ do: 'damage', to: { of: 'champion', where: ['on-ground'], pick: 'each' }, n: 1, kind: 'suffer' }]],
  },
  {
    id: 'rain-hands',
    deck: 'eternal-rain',
    lines: [
      [
        {
          do: 'test',
          who: { of: 'champion', where: ['on-ground'], pick: 'each' },
          attr: ['aggressiveness', 'prowess'],
          dice: 3,
          fail: [{ do: 'stun', to: 'that', n: 1, fatigue: 2 }],
        },
      ],
    ],
  },
  {
    id: 'rain-snow',
    deck: 'eternal-rain',
    lines: [
      [{ do: 'lose-token', to: 'each-champion', token: 'empower', n: 'all' }],
      [{ do: 'damage', to: { of: 'champion', pick: 'lowest-vigor' }, n: 2, kind: 'suffer' }],
    ],
  },
  {
    id: 'rain-feast',
    deck: 'eternal-rain',
    lines: [
      [
        { do: 'draw-finding', to: 'least-fierce' },
        { do: 'draw-sin', to: 'least-fierce', n: 1 },
      ],
      [{ do: 'arcana', deck: 'cerberus-deck', n: 1 }],
    ],
    store: true,
  },
]
