import type { Malefactor, MinionType } from '../../vocabulary.ts'

export const malefactors: readonly Malefactor[] = [
  {
    id: 'plutus',
    size: 'large',
    decks: [
      {
        id: 'plutus-deck',
        tray: 'A',
        sturdiness: 8,
        threshold: 2,
        cards: [
          'plutus-hurl',
          'plutus-call-the-crowds',
          'plutus-hoard',
          'plutus-usury',
          'plutus-swell',
          'plutus-pape-satan',
          'plutus-collector',
          'plutus-bribe',
          'plutus-foreclose',
          'plutus-crush',
        ],
      },
    ],
    skills: [
      {
        kind: 'trigger',
        on: { on: 'round-end' },
        if: { exists: { of: 'ark', pick: 'each' } },
        fx: [{ do: 'fortify', n: 1 }],
      },
      { kind: 'trigger', on: { on: 'round-end' }, if: { round: ['>=', 4] }, fx: [{ do: 'enrage', n: 1 }] },
      {
        kind: 'trigger',
        on: { on: 'malefactor-wounded', who: 'self' },
        fx: [{ do: 'lose-token', to: 'self', token: 'fortify', n: 1 }],
        limit: 'once-per-turn',
      },
    ],
  },
]

export const minions: readonly MinionType[] = [
  {
    id: 'roller',
    sturdiness: 4,
    activate: [
      [{ do: 'move', n: 2, mode: 'approach', target: 'nearest' }],
      [
        { do: 'damage', to: 'fiercest-here', n: 3 },
        { do: 'push', to: 'that', n: 1 },
      ],
    ],
  },
]
