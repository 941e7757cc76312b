import type { Malefactor } from '../../vocabulary.ts'

export const malefactors: readonly Malefactor[] = [
  {
    id: 'achilles',
    size: 'large',
    decks: [
      {
        id: 'achilles-deck',
        tray: 'A',
        sturdiness: 7,
        threshold: 2,
        cards: [
          'achilles-spear-cast',
          'achilles-charge',
          'achilles-duel',
          'achilles-swift-footed',
          'achilles-rage',
          'achilles-drag',
          'achilles-grief',
          'achilles-shield',
          'achilles-scatter',
          'achilles-call-of-pelion',
        ],
      },
    ],
    skills: [
      {
        kind: 'passive',
        when: { exists: { of: 'spear', pick: 'each' } },
        mods: [
          { mod: 'sturdiness', n: -1, scope: 'self' },
          { mod: 'threshold', n: 1, scope: 'self' },
        ],
      },
      {
        kind: 'trigger',
        on: { on: 'attack-overcomes', who: 'self' },
        if: { and: [{ attack: 'from-back' }, { hasDiscovery: 'the-heel' }] },
        fx: [{ do: 'counter', name: 'heel', add: 1 }],
        limit: 'once-per-turn',
      },
      { kind: 'trigger', on: { on: 'round-end' }, if: { round: ['>=', 1] }, fx: [{ do: 'enrage', n: 1 }] },
    ],
  },
  {
    id: 'cleopatra',
    size: 'large',
    decks: [
      {
        id: 'cleopatra-deck',
        tray: 'B',
        sturdiness: 5,
        threshold: 3,
        cards: [
          'cleopatra-asp',
          'cleopatra-song',
          'cleopatra-barge',
          'cleopatra-pearl',
          'cleopatra-to-me',
          'cleopatra-tears',
          'cleopatra-sandstorm',
          'cleopatra-pair',
        ],
      },
    ],
    skills: [
      {
        kind: 'reaction',
        on: { on: 'attack-result', who: 'self' },
        if: {
          exists: {
            of: 'malefactor',
            where: [{ is: '#achilles' }, { range: 2 }, { deckNotEmpty: true }],
            pick: 'each',
          },
        },
        fx: [{ do: 'redirect', to: '#achilles' }],
        limit: 'once-per-round',
      },
      {
        kind: 'passive',
        when: { compare: [{ stat: 'deck', of: '#achilles' }, '>=', 7] },
        mods: [{ mod: 'invulnerable' }],
      },
    ],
  },
]
