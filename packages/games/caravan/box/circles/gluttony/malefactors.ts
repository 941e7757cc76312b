import type { Malefactor } from '../../vocabulary.ts'

export const malefactors: readonly Malefactor[] = [
  {
    id: 'cerberus',
    size: 'oversized',
    decks: [
      {
        id: 'cerberus-deck',
        tray: 'A',
        sturdiness: 7,
        threshold: 2,
        cards: [
          'cerberus-three-bites',
          'cerberus-pounce',
          'cerberus-gulp',
          'cerberus-spit-out',
          'cerberus-howl',
          'cerberus-shake',
          'cerberus-gnaw',
          'cerberus-circle',
          'cerberus-three-throats',
          'cerberus-scent',
        ],
      },
    ],
    skills: [
      { kind: 'trigger', on: { on: 'round-end' }, if: { round: ['>=', 4] }, fx: [{ do: 'enrage', n: 1 }] },
      {
        kind: 'trigger',
        on: { on: 'malefactors-turn-end' },
        if: { holding: 'champion' },
        fx: [{ do: 'damage', to: 'held', n: 3 }],
      },
    ],
  },
]
