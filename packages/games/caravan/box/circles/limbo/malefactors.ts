import type { Malefactor } from '../../vocabulary.ts'

export const malefactors: readonly Malefactor[] = [
  {
    id: 'minos',
    size: 'large',
    decks: [
      {
        id: 'minos-deck',
        tray: 'A',
        sturdiness: 5,
        threshold: 2,
        cards: [
          'minos-haul',
          'minos-home-run',
          'minos-head-to-head',
          'minos-cast-down',
          'minos-tail-lash',
          'minos-count-the-coils',
          'minos-bellow',
          'minos-trample',
          'minos-summon-fate',
          'minos-verdict',
        ],
      },
    ],
    skills: [
      {
        kind: 'trigger',
        on: { on: 'malefactors-turn-end' },
        if: { holding: 'champion' },
        fx: [{ do: 'damage', to: 'held', n: 2 }],
      },
      { kind: 'trigger', on: { on: 'round-end' }, if: { round: ['>=', 1] }, fx: [{ do: 'enrage', n: 1 }] },
      {
        kind: 'trigger',
        on: { on: 'round-end' },
        if: { count: [{ of: 'player-champion', pick: 'each' }, '>=', 3] },
        fx: [{ do: 'enrage', n: 1 }],
      },
    ],
  },
  {
    id: 'pasiphae',
    size: 'large',
    decks: [
      {
        id: 'pasiphae-deck',
        tray: 'B',
        sturdiness: 4,
        threshold: 3,
        cards: [
          'pasiphae-borrowed-robe',
          'pasiphae-lure',
          'pasiphae-thread',
          'pasiphae-venom',
          'pasiphae-lullaby',
          'pasiphae-veil',
          'pasiphae-scorn',
          'pasiphae-mother-of-monsters',
          'pasiphae-plead',
        ],
      },
    ],
    skills: [
      {
        kind: 'passive',
        when: { compare: [{ stat: 'deck', of: '#minos' }, '>=', 12] },
        mods: [{ mod: 'invulnerable' }],
      },
      {
        kind: 'reaction',
        on: { on: 'attack-result', who: 'self' },
        if: {
          exists: { of: 'malefactor', where: [{ is: '#minos' }, { range: 1 }, { deckNotEmpty: true }], pick: 'each' },
        },
        fx: [{ do: 'redirect', to: '#minos' }],
        limit: 'once-per-round',
      },
    ],
  },
]
