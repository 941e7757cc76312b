import type { Maneuver } from '../vocabulary.ts'

export const artist: readonly Maneuver[] = [
  {
    id: 'flourish',
    owner: 'artist',
    level: 1,
    fierceness: 1,
    lines: [[{ do: 'move', n: 1, climb: true }], [{ do: 'attack', dice: 0, combo: { dice: 2 } }]],
  },
  {
    id: 'cutpurse',
    owner: 'artist',
    level: 1,
    fierceness: 1,
    lines: [[{ do: 'attack', dice: 0, combo: { dice: 2 }, collateral: [{ do: 'draw-finding', to: 'you' }] }]],
  },
  {
    id: 'human-ladder',
    owner: 'artist',
    level: 1,
    fierceness: 0,
    lines: [[{ do: 'move', n: 1, climb: true }], [{ do: 'invigorate', to: 'you', n: 2 }]],
    stance: [
      { kind: 'passive', mods: [{ mod: 'improvised-stairs' }] },
      {
        kind: 'trigger',
        on: { on: 'level-changed-via', who: 'other-champion', by: 'you' },
        fx: [{ do: 'empower', to: 'subject', n: 2 }],
        limit: 'once-per-round-each',
      },
    ],
  },
  {
    id: 'encore',
    owner: 'artist',
    level: 1,
    fierceness: 1,
    lines: [
      [{ do: 'recall', to: 'you', n: 1 }],
      [
        { do: 'invigorate', to: 'you', n: 1 },
        { if: { combo: true }, so: [{ do: 'draw', to: 'you', n: 1 }] },
      ],
    ],
  },
  {
    id: 'pirouette',
    owner: 'artist',
    level: 1,
    fierceness: 2,
    lines: [
      [{ do: 'attack', dice: 1, ifs: [{ if: { attack: 'flanking' }, add: { dice: 2 } }], combo: { precision: 2 } }],
    ],
  },
  {
    id: 'crowd-pleaser',
    owner: 'artist',
    level: 1,
    fierceness: 2,
    lines: [
      [
        { do: 'inspire', to: 'you', n: 1 },
        { do: 'inspire', to: 'another-champion', n: 1 },
      ],
      [{ if: { combo: true }, so: [{ do: 'invigorate', to: 'each-other-champion', n: 1 }] }],
    ],
  },
  {
    id: 'somersault',
    owner: 'artist',
    level: 1,
    fierceness: 0,
    lines: [
      [{ do: 'move', n: 2, climb: true }],
      [
        { do: 'empower', to: 'you', n: 1 },
        { if: { combo: true }, so: [{ do: 'empower', to: 'you', n: 2 }] },
      ],
    ],
  },
  {
    id: 'blade-dance',
    owner: 'artist',
    level: 2,
    fierceness: 2,
    lines: [
      [{ do: 'attack', dice: 1 }],
      [{ do: 'move', n: 1, climb: true }],
      [{ do: 'attack', dice: 0, combo: { dice: 2 } }],
    ],
  },
  {
    id: 'sleight',
    owner: 'artist',
    level: 2,
    fierceness: 0,
    lines: [
      [{ do: 'draw-finding', to: 'you' }],
      [
        { do: 'move', n: 1 },
        {
          if: { combo: true },
          so: [
            { do: 'give-finding', from: 'you', to: { of: 'champion', where: ['other'], pick: 'choose', upTo: true } },
          ],
        },
      ],
    ],
  },
  {
    id: 'trapeze',
    owner: 'artist',
    level: 2,
    fierceness: 1,
    lines: [
      [{ do: 'swap', a: 'you', b: { of: 'champion', where: ['other', { range: 3 }], pick: 'choose' } }],
      [
        { do: 'empower', to: 'you', n: 2 },
        { do: 'empower', to: 'that', n: 1 },
      ],
    ],
  },
  {
    id: 'stage-lunge',
    owner: 'artist',
    level: 2,
    fierceness: 1,
    lines: [
      [
        {
          do: 'attack',
          dice: 2,
          precision: 1,
          ifs: [{ if: { attack: 'from-back' }, add: { dice: 2 } }],
          combo: { dice: 1 },
        },
      ],
    ],
  },
  {
    id: 'danse-macabre',
    owner: 'artist',
    level: 3,
    fierceness: 3,
    lines: [[{ do: 'attack', dice: 4, combo: { dice: 3, precision: 1 } }], [{ do: 'recall', to: 'you', n: 1 }]],
  },
  {
    id: 'understudy',
    owner: 'artist',
    level: 3,
    fierceness: 1,
    lines: [[{ do: 'copy', from: { of: 'maneuver', where: 'ally-board' } }]],
  },
  {
    id: 'smoke-and-mirrors',
    owner: 'artist',
    level: 3,
    fierceness: 0,
    lines: [[{ do: 'fierceness', to: 'you', set: 'bottom' }], [{ do: 'move', n: 2, climb: true }]],
    stance: [
      {
        kind: 'reaction',
        on: { on: 'about-to-damage', who: 'you', by: 'malefactor' },
        cost: { vigor: 1 },
        fx: [{ do: 'block', n: 4 }],
        limit: 'once-per-round',
      },
    ],
  },
  {
    id: 'coup-de-theatre',
    owner: 'artist',
    level: 3,
    fierceness: 2,
    lines: [
      [{ do: 'move', n: 1, climb: true }],
      [{ do: 'attack', dice: 4, collateral: [{ do: 'inspire', to: 'each-champion', n: 1 }], combo: { dice: 2 } }],
    ],
  },
  {
    id: 'grand-finale',
    owner: 'artist',
    level: 4,
    fierceness: 3,
    ultimate: true,
    lines: [[{ do: 'attack', dice: 6, combo: { dice: 4, noCounter: true } }], [{ do: 'recall', to: 'you', n: 2 }]],
  },
  {
    id: 'thousand-cuts',
    owner: 'artist',
    level: 4,
    fierceness: 2,
    lines: [[{ do: 'attack', dice: 4 }], [{ do: 'attack', dice: 2, combo: { dice: 2 } }]],
  },
  {
    id: 'death-defying-leap',
    owner: 'artist',
    level: 4,
    fierceness: 1,
    lines: [
      [{ do: 'advance', to: { within: 3, allow: ['area', 'building-top', 'pillar-top'] } }],
      [{ do: 'attack', dice: 5, ifs: [{ if: { attack: 'from-back' }, add: { dice: 2, precision: 1 } }] }],
    ],
  },
  {
    id: 'curtain-call',
    owner: 'artist',
    level: 4,
    fierceness: 1,
    lines: [
      [{ do: 'prepare', to: 'each-champion', n: 1 }],
      [{ do: 'inspire', to: 'each-champion', n: 1 }],
      [{ if: { combo: true }, so: [{ do: 'invigorate', to: 'each-champion', n: 2 }] }],
    ],
  },
]
