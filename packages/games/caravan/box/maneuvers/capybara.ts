import type { Maneuver } from '../vocabulary.ts'

export const capybara: readonly Maneuver[] = [
  {
    id: 'cap-nibble',
    owner: 'capybara',
    level: 0,
    fierceness: 0,
    copies: 2,
    lines: [[{ do: 'move', n: 1 }], [{ do: 'attack', dice: 2 }]],
  },
  {
    id: 'cap-sudden-bite',
    owner: 'capybara',
    level: 0,
    fierceness: 1,
    lines: [[{ do: 'attack', dice: 3, ifs: [{ if: { attack: 'from-back' }, add: { dice: 2 } }] }]],
  },
  {
    id: 'cap-waddle',
    owner: 'capybara',
    level: 0,
    fierceness: 0,
    lines: [[{ do: 'move', n: 3 }], [{ do: 'fierceness', to: 'you', set: 'bottom' }]],
  },
  { id: 'cap-mud-bath', owner: 'capybara', level: 0, fierceness: 0, lines: [[{ do: 'invigorate', to: 'you', n: 4 }]] },
  {
    id: 'cap-friend-to-all',
    owner: 'capybara',
    level: 0,
    fierceness: 0,
    lines: [
      [{ do: 'move', n: 2 }],
      [
        { do: 'invigorate', to: { of: 'champion', where: ['other', 'here'], pick: 'each' }, n: 2 },
        { do: 'inspire', to: { of: 'champion', where: ['other', 'here'], pick: 'each' }, n: 1 },
      ],
    ],
  },
  {
    id: 'cap-placid-gaze',
    owner: 'capybara',
    level: 0,
    fierceness: 0,
    lines: [
      [
        {
          do: 'mod',
          mod: 'damage-dealt',
          n: -1,
          to: { of: 'malefactor', where: [{ range: 1 }], pick: 'choose' },
          until: 'next-caravan-turn',
        },
      ],
      [{ do: 'remove-sin', to: 'you', n: 1, from: 'hand' }],
    ],
  },
]
