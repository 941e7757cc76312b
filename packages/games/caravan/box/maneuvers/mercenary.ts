import type { Maneuver } from '../vocabulary.ts'

export const mercenary: readonly Maneuver[] = [
  {
    id: 'transversal-swing',
    owner: 'mercenary',
    level: 1,
    fierceness: 1,
    lines: [[{ do: 'move', n: 1 }], [{ do: 'attack', dice: 1, collateral: [{ do: 'push', to: 'target', n: 1 }] }]],
  },
  {
    id: 'magistral-blow',
    owner: 'mercenary',
    level: 1,
    fierceness: 2,
    lines: [[{ do: 'attack', dice: 4, exchange: [{ cost: { discard: 1 }, gain: { dice: 3 }, times: 2 }] }]],
  },
  {
    id: 'hold-the-line',
    owner: 'mercenary',
    level: 1,
    fierceness: 1,
    lines: [[{ do: 'invigorate', to: 'you', n: 2 }]],
    stance: [
      {
        kind: 'reaction',
        on: { on: 'damage-inflicted', who: 'champion-here', by: 'malefactor' },
        fx: [{ do: 'block', n: 2 }],
        limit: 'once-per-turn',
      },
    ],
  },
  {
    id: 'shoulder-charge',
    owner: 'mercenary',
    level: 1,
    fierceness: 2,
    lines: [[{ do: 'move', n: 2 }], [{ do: 'attack', dice: 0, ifs: [{ if: { moved: ['>=', 1] }, add: { dice: 2 } }] }]],
  },
  {
    id: 'battle-cry',
    owner: 'mercenary',
    level: 1,
    fierceness: 3,
    lines: [
      [{ do: 'invigorate', to: 'you', n: 3 }],
      [
        { do: 'empower', to: 'you', n: 1 },
        { do: 'empower', to: { of: 'champion', where: ['other', { range: 1 }], pick: 'choose' }, n: 1 },
      ],
    ],
  },
  {
    id: 'cover-the-flank',
    owner: 'mercenary',
    level: 1,
    fierceness: 1,
    lines: [
      [{ do: 'move', n: 1 }],
      [{ do: 'invigorate', to: { of: 'champion', where: ['other', 'here'], pick: 'each' }, n: 2 }],
      [{ do: 'attack', dice: 0, ifs: [{ if: { attack: 'flanking' }, add: { dice: 2 } }] }],
    ],
  },
  {
    id: 'measured-thrust',
    owner: 'mercenary',
    level: 1,
    fierceness: 1,
    lines: [[{ do: 'attack', dice: 1, precision: 1 }]],
  },
  {
    id: 'sundering-strike',
    owner: 'mercenary',
    level: 2,
    fierceness: 2,
    lines: [
      [
        {
          do: 'attack',
          dice: 3,
          collateral: [{ do: 'mod', mod: 'sturdiness', n: -1, to: 'target', until: 'turn-end' }],
        },
      ],
    ],
  },
  {
    id: 'iron-guard',
    owner: 'mercenary',
    level: 2,
    fierceness: 1,
    lines: [[{ do: 'move', n: 1 }], [{ do: 'invigorate', to: 'you', n: 2 }]],
    stance: [
      { kind: 'passive', mods: [{ mod: 'damage-taken', n: -1, scope: 'you' }] },
      {
        kind: 'trigger',
        on: { on: 'damage-inflicted', who: 'you', by: 'malefactor' },
        fx: [{ do: 'empower', to: 'you', n: 1 }],
        limit: 'once-per-turn',
      },
    ],
  },
  {
    id: 'drive-back',
    owner: 'mercenary',
    level: 2,
    fierceness: 2,
    lines: [
      [{ do: 'attack', dice: 2, precision: 1, collateral: [{ do: 'push', to: 'target', n: 2 }] }],
      [{ do: 'move', n: 1 }],
    ],
  },
  {
    id: 'rally-the-company',
    owner: 'mercenary',
    level: 2,
    fierceness: 2,
    lines: [
      [{ do: 'invigorate', to: { of: 'champion', where: ['other', { range: 2 }], pick: 'each' }, n: 2 }],
      [{ do: 'prepare', to: { of: 'champion', where: ['other', { range: 2 }], pick: 'choose' }, n: 1 }],
    ],
  },
  {
    id: 'reaping-arc',
    owner: 'mercenary',
    level: 3,
    fierceness: 3,
    lines: [
      [{ do: 'move', n: 1 }],
      [{ do: 'attack', dice: 5 }],
      [{ do: 'special-attack', dice: 6, target: { of: 'minion', where: [{ range: 1 }], pick: 'choose' }, range: 1 }],
    ],
  },
  {
    id: 'stand-as-one',
    owner: 'mercenary',
    level: 3,
    fierceness: 1,
    lines: [
      [{ do: 'prepare', to: { of: 'champion', where: ['other', { range: 1 }], pick: 'choose' }, n: 1 }],
      [{ do: 'invigorate', to: 'each-here', n: 2 }],
    ],
    stance: [
      {
        kind: 'reaction',
        on: { on: 'damage-inflicted', who: 'champion-here', by: 'malefactor' },
        fx: [{ do: 'block', n: 2 }],
        limit: 'once-per-round-each',
      },
    ],
  },
  {
    id: 'executioners-patience',
    owner: 'mercenary',
    level: 3,
    fierceness: 2,
    lines: [[{ do: 'attack', dice: 4, precision: 2, exchange: [{ cost: { vigor: 1 }, gain: { dice: 1 }, times: 3 }] }]],
  },
  {
    id: 'breach',
    owner: 'mercenary',
    level: 3,
    fierceness: 2,
    lines: [
      [{ do: 'move', n: 2, climb: true }],
      [{ do: 'attack', dice: 5, ifs: [{ if: { attack: 'from-back' }, add: { dice: 2 } }] }],
    ],
  },
  {
    id: 'warlords-verdict',
    owner: 'mercenary',
    level: 4,
    fierceness: 3,
    ultimate: true,
    lines: [
      [
        {
          do: 'attack',
          dice: 8,
          exchange: [
            { cost: { vigor: 1 }, gain: { dice: 1 }, times: 6 },
            { cost: { discard: 1 }, gain: { dice: 3 }, times: 2 },
          ],
          collateral: [{ do: 'mod', mod: 'sturdiness', n: -2, to: 'target', until: 'turn-end' }],
        },
      ],
    ],
  },
  {
    id: 'wall-of-steel',
    owner: 'mercenary',
    level: 4,
    fierceness: 2,
    lines: [[{ do: 'invigorate', to: 'each-here', n: 3 }]],
    stance: [
      { kind: 'passive', mods: [{ mod: 'damage-taken', n: -2, scope: 'you' }] },
      {
        kind: 'reaction',
        on: { on: 'about-to-damage', who: 'other-champion', by: 'malefactor' },
        if: { is: ['subject', { range: 1, from: 'you' }] },
        fx: [{ do: 'redirect', to: 'you' }],
        limit: 'once-per-turn',
      },
    ],
  },
  {
    id: 'avalanche',
    owner: 'mercenary',
    level: 4,
    fierceness: 3,
    lines: [
      [{ do: 'move', n: 3, climb: true }],
      [
        {
          do: 'attack',
          dice: 6,
          ifs: [{ if: { moved: ['>=', 2] }, add: { dice: 2 } }],
          collateral: [{ do: 'push', to: 'target', n: 1 }],
        },
      ],
    ],
  },
  {
    id: 'last-oath',
    owner: 'mercenary',
    level: 4,
    fierceness: 3,
    lines: [
      [{ do: 'attack', dice: 5, hits: { mul: [2, { stat: 'wounds', of: 'you' }] } }],
      [{ do: 'invigorate', to: 'you', n: 2 }],
    ],
  },
]
