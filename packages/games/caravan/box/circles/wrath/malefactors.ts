import type { Malefactor } from '../../vocabulary.ts'

export const malefactors: readonly Malefactor[] = [
  {
    id: 'alecto',
    size: 'large',
    decks: [
      {
        id: 'alecto-deck',
        tray: 'A',
        sturdiness: 8,
        threshold: 2,
        cards: [
          'alecto-unceasing',
          'alecto-torch',
          'alecto-snatch',
          'alecto-wail',
          'alecto-vipers',
          'alecto-stoop',
          'alecto-sleepless',
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
        kind: 'trigger',
        on: { on: 'round-end' },
        if: { round: ['>=', 5] },
        fx: [{ do: 'enrage', to: 'each-malefactor', n: 1 }],
      },
    ],
  },
  {
    id: 'megaera',
    size: 'large',
    decks: [
      {
        id: 'megaera-deck',
        tray: 'B',
        sturdiness: 8,
        threshold: 2,
        cards: [
          'megaera-grudge',
          'megaera-envy',
          'megaera-curse',
          'megaera-lash',
          'megaera-shriek',
          'megaera-coil',
          'megaera-brood',
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
        kind: 'trigger',
        on: { on: 'malefactor-defeated', who: 'malefactor' },
        fx: [{ do: 'enrage', to: 'self', n: 2 }],
      },
    ],
  },
  {
    id: 'tisiphone',
    size: 'large',
    decks: [
      {
        id: 'tisiphone-deck',
        tray: 'C',
        sturdiness: 8,
        threshold: 3,
        cards: [
          'tisiphone-avenger',
          'tisiphone-whip',
          'tisiphone-blood-price',
          'tisiphone-keeper',
          'tisiphone-sisters',
          'tisiphone-bloody-robe',
          'tisiphone-let-medusa-come',
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
        kind: 'trigger',
        on: { on: 'malefactor-wounded', who: 'malefactor' },
        fx: [{ do: 'damage', to: 'cause', n: 1 }],
        limit: 'once-per-turn',
      },
    ],
  },
]
