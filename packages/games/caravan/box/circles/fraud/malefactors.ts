import type { Malefactor, MinionType } from '../../vocabulary.ts'

export const malefactors: readonly Malefactor[] = [
  {
    id: 'circe',
    size: 'large',
    decks: [
      {
        id: 'circe-deck',
        tray: 'A',
        sturdiness: 10,
        threshold: 2,
        cards: [
          'circe-wand',
          'circe-cup',
          'circe-loom',
          'circe-song',
          'circe-menagerie',
          'circe-lonely',
          'circe-mirror',
          'circe-herbs',
          'circe-scylla',
        ],
      },
    ],
    skills: [
      { kind: 'trigger', on: { on: 'malefactors-turn-start' }, fx: [{ do: 'enable', to: 'each-champion' }] },
      {
        kind: 'trigger',
        on: { on: 'round-end' },
        if: { round: ['>=', 5] },
        fx: [{ do: 'enrage', to: 'each-malefactor', n: 1 }],
      },
      {
        kind: 'trigger',
        on: { on: 'malefactors-turn-end' },
        if: { exists: { of: 'champion', where: ['here'], pick: 'each' } },
        fx: [{ do: 'move', who: 'self', n: 1, mode: 'distance', target: 'fiercest-here' }],
      },
      {
        kind: 'reaction',
        on: { on: 'attack-result', who: 'self' },
        if: { exists: { of: 'minion', where: [{ range: 1 }], pick: 'each' } },
        fx: [{ do: 'redirect', to: { of: 'minion', where: [{ range: 1 }], pick: 'nearest' } }],
        limit: 'once-per-turn',
      },
    ],
  },
  {
    id: 'geryon',
    size: 'oversized',
    decks: [
      {
        id: 'geryon-deck',
        tray: 'B',
        sturdiness: 10,
        threshold: 3,
        cards: [
          'geryon-spiral',
          'geryon-sting',
          'geryon-honest-face',
          'geryon-swoop',
          'geryon-coils',
          'geryon-barge',
          'geryon-fraud',
          'geryon-descent',
        ],
      },
    ],
    skills: [
      {
        kind: 'trigger',
        on: { on: 'action-revealed', who: 'self' },
        if: { is: ['self', 'flown'] },
        fx: [{ do: 'reappear', who: 'self' }],
      },
      {
        kind: 'passive',
        when: { compare: [{ stat: 'deck', of: '#circe' }, '>=', 7] },
        mods: [{ mod: 'invulnerable' }],
      },
    ],
  },
]

export const minions: readonly MinionType[] = [
  {
    id: 'malebranche',
    sturdiness: 6,
    engages: true,
    activate: [
      [{ do: 'move', n: 2, mode: 'approach', target: 'least-fierce', climb: true }],
      [
        { do: 'damage', to: 'fiercest-here', n: 3 },
        { do: 'push', to: 'that', n: 1 },
      ],
    ],
  },
]
