import type { EventCard, EventDeck } from '../../vocabulary.ts'

export const eventDecks: readonly EventDeck[] = [
  {
    id: 'turning-wheel',
    tray: 'C',
    cards: [
      'wheel-crowds-meet',
      'wheel-upheaval',
      'wheel-erosion',
      'wheel-gold-rain',
      'wheel-reversal',
      'wheel-auction',
    ],
  },
]

export const events: readonly EventCard[] = [
  {
    id: 'wheel-crowds-meet',
    deck: 'turning-wheel',
    lines: [[{ do: 'minions', fx: [{ do: 'activate-minion' }] }], [{ do: 'amass', n: 1, minion: 'roller' }]],
  },
  {
    id: 'wheel-upheaval',
    deck: 'turning-wheel',
    lines: [
      [{ do: 'building', op: 'move', from: { area: 'D3' }, to: { within: 1, of: 'self' }, by: 'fiercest' }],
      [{ do: 'damage', to: 'fiercest', n: 2, kind: 'suffer' }],
    ],
  },
  {
    id: 'wheel-erosion',
    deck: 'turning-wheel',
    lines: [
      [{ do: 'building', op: 'move', from: { area: 'C2' }, to: { area: 'B3' } }],
      [{ do: 'damage', to: { of: 'champion', where: ['on-building'], pick: 'each' }, n: 2, kind: 'suffer' }],
    ],
  },
  {
    id: 'wheel-gold-rain',
    deck: 'turning-wheel',
    lines: [
      [{ do: 'place', what: 'ark', at: { free: 'area', within: 1, of: 'self' }, by: 'fiercest' }],
      [{ do: 'damage', to: { of: 'champion', where: ['on-ground'], pick: 'each' }, n: 1, kind: 'suffer' }],
    ],
  },
  {
    id: 'wheel-reversal',
    deck: 'turning-wheel',
    lines: [
      [{ do: 'fierceness', to: 'least-fierce', set: 'top' }],
      [{ do: 'damage', to: { of: 'champion', pick: 'highest-vigor' }, n: 3, kind: 'suffer' }],
    ],
  },
  {
    id: 'wheel-auction',
    deck: 'turning-wheel',
    lines: [
      [
        {
          do: 'choose',
          by: 'fiercest',
          options: [
            {
              label: 'bid',
              fx: [
                { do: 'damage', to: 'each-champion', n: 1, kind: 'suffer' },
                { do: 'draw-finding', to: 'fiercest' },
              ],
            },
            { label: 'pass', fx: [{ do: 'enrage', n: 1 }] },
          ],
        },
      ],
    ],
  },
]
