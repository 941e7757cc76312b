import type { Finding } from './vocabulary.ts'

export const findings: readonly Finding[] = [
  { id: 'charred-bread', use: { kind: 'free-action', fx: [{ do: 'invigorate', to: 'you', n: 5 }] } },
  {
    id: 'lethe-flask',
    use: {
      kind: 'free-action',
      fx: [{ do: 'remove-sin', to: { of: 'champion', where: [{ range: 1 }], pick: 'choose' }, n: 1, from: 'either' }],
    },
  },
  {
    id: 'demons-salve',
    use: {
      kind: 'free-action',
      fx: [{ do: 'restore', to: { of: 'champion', where: [{ range: 1 }], pick: 'choose' }, n: 1 }],
    },
  },
  { id: 'brimstone-vial', use: { kind: 'free-action', fx: [{ do: 'special-attack', dice: 8, range: 2 }] } },
  {
    id: 'mark-of-indolence',
    use: {
      kind: 'free-action',
      fx: [
        {
          do: 'mod',
          mod: 'move-bonus',
          n: -3,
          to: { of: 'malefactor', where: [{ range: 3 }], pick: 'choose' },
          until: 'next-caravan-turn',
        },
        { do: 'mod', mod: 'damage-dealt', n: -1, to: 'that', until: 'next-caravan-turn' },
      ],
    },
  },
  {
    id: 'burden-of-sisyphus',
    use: { kind: 'free-action', if: { is: ['you', 'on-building'] }, fx: [{ do: 'sisyphus', by: 'you' }] },
  },
  {
    id: 'miry-sinkhole',
    use: {
      kind: 'free-action',
      fx: [
        {
          do: 'wound',
          to: { of: 'malefactor', where: [{ range: 2 }, { deckNotEmpty: true }], pick: 'choose' },
          n: 1,
          kind: 'inflict',
          deck: 'lowest-sturdiness',
        },
      ],
    },
  },
  {
    id: 'hornet-jar',
    use: {
      kind: 'free-action',
      fx: [
        {
          do: 'mod',
          mod: 'threshold',
          n: 2,
          to: { of: 'malefactor', where: [{ range: 2 }], pick: 'choose' },
          until: 'turn-end',
        },
      ],
    },
  },
  {
    id: 'rusted-grapnel',
    use: {
      kind: 'free-action',
      fx: [
        { do: 'advance', who: 'you', to: { within: 2, allow: ['area', 'building-top', 'pillar-top'] } },
        { do: 'empower', to: 'you', n: 2 },
      ],
    },
  },
  {
    id: 'imps-whistle',
    use: {
      kind: 'free-action',
      fx: [
        {
          do: 'choose',
          by: 'you',
          options: [
            {
              label: 'draw-their-eyes',
              fx: [
                { do: 'fierceness', to: 'any-champion', set: 'top' },
                { do: 'invigorate', to: 'that', n: 3 },
              ],
            },
            {
              label: 'slip-from-sight',
              fx: [
                { do: 'fierceness', to: 'any-champion', set: 'bottom' },
                { do: 'invigorate', to: 'that', n: 3 },
              ],
            },
          ],
        },
      ],
    },
  },
  { id: 'stolen-halo', use: { kind: 'free-action', fx: [{ do: 'empower', to: 'you', n: 4 }] } },
  {
    id: 'cracked-lens',
    use: {
      kind: 'free-action',
      fx: [
        { do: 'inspire', to: 'you', n: 2 },
        { do: 'inspire', to: { of: 'champion', where: ['other'], pick: 'choose', upTo: true }, n: 1 },
      ],
    },
  },
  { id: 'poachers-wire', use: { kind: 'free-action', fx: [{ do: 'trap', n: 1, range: 1 }] } },
  {
    id: 'shades-shroud',
    use: { kind: 'reaction', on: { on: 'damage-inflicted', who: 'you' }, fx: [{ do: 'block', n: 6 }] },
  },
  {
    id: 'ferrymans-obol',
    use: { kind: 'reaction', on: { on: 'counterattack-revealed', who: 'you' }, fx: [{ do: 'cancel' }] },
  },
  {
    id: 'smelling-salts',
    use: {
      kind: 'free-action',
      fx: [{ do: 'prepare', to: { of: 'champion', where: [{ range: 1 }], pick: 'choose' }, n: 2 }],
    },
  },
  {
    id: 'folding-stakes',
    use: { kind: 'free-action', fx: [{ do: 'place', what: 'palisade', at: { free: 'area', within: 1 }, by: 'you' }] },
  },
  {
    id: 'sulphur-lamp',
    use: {
      kind: 'free-action',
      fx: [
        {
          do: 'for',
          each: 'each-malefactor',
          fx: [
            { do: 'lose-token', to: 'that', token: 'fortify', n: 'all' },
            { do: 'lose-token', to: 'that', token: 'enrage', n: 'all' },
          ],
        },
        { do: 'invigorate', to: 'you', n: 2 },
      ],
    },
  },
  {
    id: 'gaolers-key',
    use: {
      kind: 'free-action',
      fx: [
        {
          do: 'choose',
          by: 'you',
          options: [
            {
              label: 'free-a-captive',
              if: { exists: { of: 'champion', where: [{ any: ['held', 'arrested'] }], pick: 'each' } },
              fx: [
                {
                  do: 'for',
                  each: { of: 'champion', where: [{ any: ['held', 'arrested'] }], pick: 'choose' },
                  fx: [
                    { do: 'release', to: 'that' },
                    { do: 'invigorate', to: 'that', n: 3 },
                  ],
                },
              ],
            },
            { label: 'open-a-locked-coffer', fx: [{ do: 'gain-token', to: 'you', attr: 'prowess', n: 1 }] },
          ],
        },
      ],
    },
  },
  {
    id: 'leaf-of-the-book',
    use: {
      kind: 'free-action',
      fx: [
        { do: 'recall', to: 'you', n: 1 },
        { do: 'draw', to: 'you', n: 1 },
      ],
    },
  },
]
