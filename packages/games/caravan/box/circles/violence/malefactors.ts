import type { Malefactor } from '../../vocabulary.ts'

export const malefactors: readonly Malefactor[] = [
  {
    id: 'minotaur',
    size: 'large',
    decks: [
      {
        id: 'minotaur-deck',
        tray: 'A',
        sturdiness: 10,
        threshold: 2,
        cards: [
          'minotaur-charge',
          'minotaur-gore',
          'minotaur-toss',
          'minotaur-bite-himself',
          'minotaur-blind-rush',
          'minotaur-labyrinth',
          'minotaur-bellow',
          'minotaur-trample',
          'minotaur-hunger',
        ],
      },
    ],
    skills: [
      {
        kind: 'trigger',
        on: { on: 'malefactor-wounded', who: 'self' },
        fx: [{ do: 'enrage', to: 'self', n: 1 }],
        limit: 'once-per-turn',
      },
      {
        kind: 'trigger',
        on: { on: 'stepped', who: 'self' },
        if: { is: ['self', { area: ['A2'] }] },
        fx: [{ do: 'counter', name: 'clew', add: 1 }],
        limit: 'once-per-turn',
      },
      {
        kind: 'trigger',
        on: { on: 'round-start' },
        if: { compare: [{ stat: 'enrage', of: 'self' }, '>=', 3] },
        fx: [
          { do: 'lose-token', to: 'self', token: 'enrage', n: 'all' },
          { do: 'mod', mod: 'sturdiness', n: -1, to: 'self', until: 'round-end' },
        ],
      },
    ],
  },
  {
    id: 'nessus',
    size: 'large',
    decks: [
      {
        id: 'nessus-deck',
        tray: 'B',
        sturdiness: 9,
        threshold: 2,
        cards: [
          'nessus-shafts',
          'nessus-gallop',
          'nessus-poisoned-shirt',
          'nessus-herd',
          'nessus-ford',
          'nessus-deianira',
          'nessus-warning-shot',
          'nessus-rear',
        ],
      },
    ],
    skills: [
      {
        kind: 'trigger',
        on: { on: 'malefactors-turn-end' },
        if: { exists: { of: 'champion', where: ['here'], pick: 'each' } },
        fx: [{ do: 'move', who: 'self', n: 2, mode: 'distance', target: 'fiercest-here' }],
      },
      {
        kind: 'passive',
        when: { compare: [{ stat: 'deck', of: '#minotaur' }, '>=', 8] },
        mods: [{ mod: 'invulnerable' }],
      },
    ],
  },
]
