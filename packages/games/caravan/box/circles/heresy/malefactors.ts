import type { Malefactor, MinionType } from '../../vocabulary.ts'

export const malefactors: readonly Malefactor[] = [
  {
    id: 'aymeric',
    size: 'large',
    decks: [
      {
        id: 'aymeric-deck',
        tray: 'A',
        sturdiness: 9,
        threshold: 3,
        cards: [
          'aymeric-advance-the-line',
          'aymeric-stakes',
          'aymeric-volley',
          'aymeric-interrogate',
          'aymeric-unsleeping',
          'aymeric-sally',
          'aymeric-pyre',
          'aymeric-rule-of-the-order',
          'aymeric-mercy-stroke',
        ],
      },
    ],
    skills: [
      {
        kind: 'trigger',
        on: { on: 'round-end' },
        if: { round: ['>=', 4] },
        fx: [{ do: 'enrage', to: 'each-malefactor', n: 1 }],
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
    id: 'medusa',
    size: 'large',
    decks: [
      {
        id: 'medusa-deck',
        tray: 'B',
        sturdiness: 8,
        threshold: 2,
        cards: [
          'medusa-gaze',
          'medusa-statues',
          'medusa-hair',
          'medusa-grief',
          'medusa-crawl',
          'medusa-stone-rain',
          'medusa-turned-face',
        ],
      },
    ],
    skills: [
      {
        kind: 'passive',
        when: { compare: [{ stat: 'deck', of: '#aymeric' }, '>=', 5] },
        mods: [{ mod: 'invulnerable' }],
      },
      {
        kind: 'trigger',
        on: { on: 'attack-rolled', who: 'self' },
        if: { attack: 'from-front' },
        fx: [{ do: 'damage', to: 'cause', n: 1 }],
      },
    ],
  },
]

export const minions: readonly MinionType[] = [
  {
    id: 'sergeant',
    sturdiness: 5,
    engages: true,
    activate: [
      [{ do: 'move', n: 2, mode: 'approach', target: 'nearest' }],
      [{ do: 'damage', to: 'fiercest-here', n: 3 }],
    ],
  },
]
