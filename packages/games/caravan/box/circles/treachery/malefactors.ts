import type { Malefactor } from '../../vocabulary.ts'

export const malefactors: readonly Malefactor[] = [
  {
    id: 'lucifer',
    size: 'oversized',
    decks: [
      {
        id: 'lucifer-red',
        tray: 'A',
        sturdiness: 10,
        threshold: 3,
        cards: ['red-gnash', 'red-hatred', 'red-grasp', 'red-silence', 'red-weep-blood', 'red-flail', 'red-pride'],
      },
      {
        id: 'lucifer-pale',
        tray: 'B',
        sturdiness: 10,
        threshold: 3,
        cards: [
          'pale-cold',
          'pale-freeze',
          'pale-impotence',
          'pale-hail',
          'pale-shackle',
          'pale-feed',
          'pale-stillness',
        ],
      },
      {
        id: 'lucifer-black',
        tray: 'C',
        sturdiness: 9,
        threshold: 3,
        cards: [
          'black-wings',
          'black-ignorance',
          'black-whisper',
          'black-fall',
          'black-silence',
          'black-night',
          'black-fate',
        ],
      },
    ],
    skills: [
      { kind: 'passive', mods: [{ mod: 'cannot', what: ['move', 'be-moved', 'be-pushed', 'turn-around'] }] },
      {
        kind: 'passive',
        mods: [
          { mod: 'invulnerable', deck: 'lucifer-red', if: { not: { attack: 'from-front' } } },
          { mod: 'invulnerable', deck: 'lucifer-pale', if: { attack: 'from-front' } },
          { mod: 'invulnerable', deck: 'lucifer-black', if: { attack: 'from-front' } },
        ],
      },
      { kind: 'trigger', on: { on: 'malefactor-wounded', who: 'self' }, fx: [{ do: 'enable', to: 'cause' }] },
      {
        kind: 'trigger',
        on: { on: 'round-end' },
        if: {
          or: [
            { and: [{ deckEmpty: 'lucifer-red' }, { deckEmpty: 'lucifer-pale' }] },
            { and: [{ deckEmpty: 'lucifer-red' }, { deckEmpty: 'lucifer-black' }] },
            { and: [{ deckEmpty: 'lucifer-pale' }, { deckEmpty: 'lucifer-black' }] },
          ],
        },
        fx: [{ do: 'counter', name: 'called', add: 1 }],
      },
      { kind: 'trigger', on: { on: 'round-end' }, if: { round: ['>=', 3] }, fx: [{ do: 'enrage', n: 1 }] },
    ],
  },
]
