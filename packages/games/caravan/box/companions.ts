import type { CompanionSide } from './vocabulary.ts'

/** The backs of the Champion cards: three Maneuvers each. */
export const companionSides: readonly CompanionSide[] = [
  {
    id: 'comp-gadisa-1',
    maneuvers: [
      { id: 'cg1-press', fierceness: 1, lines: [[{ do: 'move', n: 1 }], [{ do: 'attack', dice: 2 }]] },
      { id: 'cg1-heavy', fierceness: 2, lines: [[{ do: 'attack', dice: 4 }]] },
      {
        id: 'cg1-brace',
        fierceness: 1,
        lines: [[{ do: 'invigorate', to: 'you', n: 2 }]],
        stance: [{ kind: 'passive', mods: [{ mod: 'damage-taken', n: -2, scope: 'you' }] }],
      },
    ],
  },
  {
    id: 'comp-gadisa-2',
    maneuvers: [
      { id: 'cg2-press', fierceness: 1, lines: [[{ do: 'move', n: 1 }], [{ do: 'attack', dice: 3 }]] },
      { id: 'cg2-heavy', fierceness: 2, lines: [[{ do: 'attack', dice: 5 }]] },
      {
        id: 'cg2-brace',
        fierceness: 1,
        lines: [[{ do: 'invigorate', to: 'you', n: 3 }]],
        stance: [{ kind: 'passive', mods: [{ mod: 'damage-taken', n: -2, scope: 'you' }] }],
      },
    ],
  },
  {
    id: 'comp-gadisa-3',
    maneuvers: [
      { id: 'cg3-press', fierceness: 1, lines: [[{ do: 'move', n: 2 }], [{ do: 'attack', dice: 5 }]] },
      {
        id: 'cg3-heavy',
        fierceness: 2,
        lines: [[{ do: 'attack', dice: 6, collateral: [{ do: 'push', to: 'target', n: 1 }] }]],
      },
      {
        id: 'cg3-brace',
        fierceness: 1,
        lines: [[{ do: 'invigorate', to: { of: 'champion', where: ['here'], pick: 'each' }, n: 1 }]],
        stance: [{ kind: 'passive', mods: [{ mod: 'damage-taken', n: -2, scope: 'you' }] }],
      },
    ],
  },
  {
    id: 'comp-gadisa-4',
    maneuvers: [
      { id: 'cg4-press', fierceness: 1, lines: [[{ do: 'move', n: 2, climb: true }], [{ do: 'attack', dice: 6 }]] },
      {
        id: 'cg4-heavy',
        fierceness: 2,
        lines: [
          [
            {
              do: 'attack',
              dice: 7,
              collateral: [{ do: 'mod', mod: 'sturdiness', n: -1, to: 'target', until: 'turn-end' }],
            },
          ],
        ],
      },
      {
        id: 'cg4-brace',
        fierceness: 1,
        lines: [[{ do: 'invigorate', to: { of: 'champion', where: ['here'], pick: 'each' }, n: 2 }]],
        stance: [{ kind: 'passive', mods: [{ mod: 'damage-taken', n: -2, scope: 'you' }] }],
      },
    ],
  },
  {
    id: 'comp-anabelle-1',
    maneuvers: [
      { id: 'ca1-prayer', fierceness: 1, lines: [[{ do: 'attack', dice: 2, precision: 1 }]] },
      {
        id: 'ca1-comfort',
        fierceness: 0,
        lines: [
          [{ do: 'move', n: 1 }],
          [
            { do: 'invigorate', to: { of: 'champion', where: ['other', { range: 1 }], pick: 'choose' }, n: 3 },
            { do: 'invigorate', to: 'you', n: 1 },
          ],
        ],
      },
      {
        id: 'ca1-dress',
        fierceness: 0,
        lines: [
          [
            { do: 'pay', vigor: 1 },
            { do: 'restore', to: { of: 'champion', where: [{ range: 1 }], pick: 'choose' }, n: 1 },
          ],
        ],
      },
    ],
  },
  {
    id: 'comp-anabelle-2',
    maneuvers: [
      { id: 'ca2-prayer', fierceness: 1, lines: [[{ do: 'attack', dice: 3, precision: 1 }]] },
      {
        id: 'ca2-comfort',
        fierceness: 0,
        lines: [
          [{ do: 'move', n: 1 }],
          [
            { do: 'invigorate', to: { of: 'champion', where: ['other', { range: 2 }], pick: 'choose' }, n: 3 },
            { do: 'invigorate', to: 'you', n: 1 },
          ],
        ],
      },
      {
        id: 'ca2-dress',
        fierceness: 0,
        lines: [
          [
            { do: 'pay', vigor: 1 },
            { do: 'restore', to: { of: 'champion', where: [{ range: 1 }], pick: 'choose' }, n: 1 },
          ],
        ],
      },
    ],
  },
  {
    id: 'comp-anabelle-3',
    maneuvers: [
      { id: 'ca3-prayer', fierceness: 1, lines: [[{ do: 'attack', dice: 5, precision: 1 }]] },
      {
        id: 'ca3-comfort',
        fierceness: 0,
        lines: [
          [{ do: 'move', n: 2 }],
          [{ do: 'invigorate', to: { of: 'champion', where: ['other', { range: 2 }], pick: 'choose' }, n: 3 }],
        ],
      },
      {
        id: 'ca3-dress',
        fierceness: 0,
        lines: [
          [
            { do: 'pay', vigor: 2 },
            { do: 'restore', to: { of: 'champion', where: [{ range: 1 }], pick: 'choose' }, n: 1 },
          ],
        ],
      },
    ],
  },
  {
    id: 'comp-anabelle-4',
    maneuvers: [
      { id: 'ca4-prayer', fierceness: 1, lines: [[{ do: 'attack', dice: 6, precision: 1 }]] },
      {
        id: 'ca4-comfort',
        fierceness: 0,
        lines: [
          [{ do: 'move', n: 2 }],
          [
            { do: 'invigorate', to: 'another-champion', n: 3 },
            { do: 'inspire', to: 'that', n: 1 },
          ],
        ],
      },
      {
        id: 'ca4-dress',
        fierceness: 0,
        lines: [
          [
            { do: 'pay', vigor: 2 },
            { do: 'restore', to: { of: 'champion', where: [{ range: 2 }], pick: 'choose' }, n: 1 },
          ],
        ],
      },
    ],
  },
  {
    id: 'comp-caedan-1',
    maneuvers: [
      { id: 'cc1-loose', fierceness: 1, lines: [[{ do: 'attack', dice: 3 }]] },
      { id: 'cc1-aim', fierceness: 1, lines: [[{ do: 'attack', dice: 3, precision: 1 }]] },
      {
        id: 'cc1-slip',
        fierceness: 0,
        lines: [
          [{ do: 'move', n: 2, climb: true }],
          [
            { do: 'fierceness', to: 'you', set: 'bottom' },
            { do: 'invigorate', to: 'you', n: 2 },
          ],
        ],
      },
    ],
  },
  {
    id: 'comp-caedan-2',
    maneuvers: [
      { id: 'cc2-loose', fierceness: 1, lines: [[{ do: 'attack', dice: 4 }]] },
      { id: 'cc2-aim', fierceness: 1, lines: [[{ do: 'attack', dice: 4, precision: 1 }]] },
      {
        id: 'cc2-slip',
        fierceness: 0,
        lines: [
          [{ do: 'move', n: 2, climb: true }],
          [
            { do: 'fierceness', to: 'you', set: 'bottom' },
            { do: 'invigorate', to: 'you', n: 2 },
          ],
        ],
      },
    ],
  },
  {
    id: 'comp-caedan-3',
    maneuvers: [
      { id: 'cc3-loose', fierceness: 1, lines: [[{ do: 'attack', dice: 5 }]] },
      { id: 'cc3-aim', fierceness: 2, lines: [[{ do: 'attack', dice: 6, precision: 1 }]] },
      {
        id: 'cc3-snare',
        fierceness: 0,
        lines: [
          [{ do: 'move', n: 2, climb: true }],
          [
            { do: 'pay', vigor: 3 },
            { do: 'trap', range: 1 },
          ],
        ],
      },
    ],
  },
  {
    id: 'comp-caedan-4',
    maneuvers: [
      { id: 'cc4-loose', fierceness: 1, lines: [[{ do: 'attack', dice: 6, addRange: 1 }]] },
      { id: 'cc4-aim', fierceness: 2, lines: [[{ do: 'attack', dice: 6, precision: 2 }]] },
      {
        id: 'cc4-snare',
        fierceness: 0,
        lines: [
          [{ do: 'move', n: 2, climb: true }],
          [
            { do: 'pay', vigor: 2 },
            { do: 'trap', range: 2 },
          ],
        ],
      },
    ],
  },
  {
    id: 'comp-sophia-1',
    maneuvers: [
      {
        id: 'cs1-light',
        fierceness: 0,
        lines: [
          [{ do: 'move', n: 2, climb: true }],
          [
            { do: 'empower', to: 'you', n: 1 },
            { do: 'invigorate', to: 'you', n: 2 },
          ],
        ],
      },
      { id: 'cs1-lunge', fierceness: 1, lines: [[{ do: 'attack', dice: 3, precision: 1 }]] },
      {
        id: 'cs1-rifle',
        fierceness: 1,
        lines: [[{ do: 'attack', dice: 2, collateral: [{ do: 'draw-finding', to: 'you' }] }]],
      },
    ],
  },
  {
    id: 'comp-sophia-2',
    maneuvers: [
      {
        id: 'cs2-light',
        fierceness: 0,
        lines: [
          [{ do: 'move', n: 2, climb: true }],
          [
            { do: 'empower', to: 'you', n: 2 },
            { do: 'invigorate', to: 'you', n: 2 },
          ],
        ],
      },
      { id: 'cs2-lunge', fierceness: 1, lines: [[{ do: 'attack', dice: 4 }]] },
      {
        id: 'cs2-rifle',
        fierceness: 1,
        lines: [[{ do: 'attack', dice: 3, collateral: [{ do: 'draw-finding', to: 'you' }] }]],
      },
    ],
  },
  {
    id: 'comp-sophia-3',
    maneuvers: [
      {
        id: 'cs3-light',
        fierceness: 0,
        lines: [[{ do: 'move', n: 3, climb: true }], [{ do: 'empower', to: 'you', n: 2 }]],
      },
      {
        id: 'cs3-lunge',
        fierceness: 1,
        lines: [[{ do: 'attack', dice: 5, ifs: [{ if: { attack: 'flanking' }, add: { dice: 2 } }] }]],
      },
      {
        id: 'cs3-rifle',
        fierceness: 1,
        lines: [[{ do: 'attack', dice: 4, collateral: [{ do: 'draw-finding', to: 'you' }] }]],
      },
    ],
  },
  {
    id: 'comp-sophia-4',
    maneuvers: [
      {
        id: 'cs4-light',
        fierceness: 0,
        lines: [[{ do: 'move', n: 3, climb: true }], [{ do: 'empower', to: 'you', n: 3 }]],
      },
      {
        id: 'cs4-lunge',
        fierceness: 1,
        lines: [[{ do: 'attack', dice: 6, precision: 1, ifs: [{ if: { attack: 'flanking' }, add: { dice: 2 } }] }]],
      },
      {
        id: 'cs4-rifle',
        fierceness: 1,
        lines: [
          [
            {
              do: 'attack',
              dice: 4,
              collateral: [
                { do: 'draw-finding', to: 'you' },
                { do: 'inspire', to: 'another-champion', n: 1 },
              ],
            },
          ],
        ],
      },
    ],
  },
  {
    id: 'comp-capybara',
    maneuvers: [
      { id: 'ccap-nibble', fierceness: 0, lines: [[{ do: 'attack', dice: 1 }]] },
      { id: 'ccap-waddle', fierceness: 0, lines: [[{ do: 'move', n: 2 }], [{ do: 'invigorate', to: 'you', n: 1 }]] },
      {
        id: 'ccap-calm',
        fierceness: 0,
        lines: [[{ do: 'invigorate', to: { of: 'champion', where: ['other', 'here'], pick: 'each' }, n: 2 }]],
      },
    ],
  },
]
