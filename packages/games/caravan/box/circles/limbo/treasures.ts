import type { Treasure } from '../../vocabulary.ts'

export const treasures: readonly Treasure[] = [
  {
    type: 'weapon',
    id: 'angelic-sword',
    chapter: 1,
    proficiency: 'melee',
    power: 4,
    properties: [
      { kind: 'passive', mods: [{ mod: 'attack-dice', n: 1, if: { top: 'arcana' } }] },
      { kind: 'collateral', if: { overcomes: 2 }, fx: [{ do: 'remove-sin', to: 'you', n: 1, from: 'hand' }] },
    ],
  },
  {
    type: 'weapon',
    id: 'ballista',
    chapter: 1,
    proficiency: 'ranged',
    power: 5,
    range: 3,
    properties: [
      {
        kind: 'trigger',
        on: { on: 'attack-rolled', by: 'you' },
        fx: [{ do: 'push', to: 'you', n: 1, from: 'target' }],
      },
    ],
  },
  {
    type: 'weapon',
    id: 'byzantine-sacrament',
    chapter: 1,
    proficiency: 'symbol',
    power: 4,
    properties: [
      {
        kind: 'free-action',
        cost: { vigor: 2 },
        fx: [{ do: 'inspire', to: 'another-champion', n: 1 }],
        limit: 'once-per-turn',
      },
    ],
  },
  {
    type: 'relic',
    id: 'charons-rags',
    chapter: 1,
    properties: [
      {
        kind: 'reaction',
        on: { on: 'about-to-suffer-wound', who: 'you' },
        cost: { spend: true },
        fx: [
          { do: 'block-wound', n: 1 },
          { do: 'fierceness', to: 'you', set: 'bottom' },
        ],
      },
    ],
  },
  {
    type: 'relic',
    id: 'clockwork-wings',
    chapter: 1,
    properties: [
      {
        kind: 'free-action',
        if: { not: { is: ['you', 'held'] } },
        fx: [{ do: 'advance', who: 'you', to: { within: 2, allow: ['area', 'building-top', 'pillar-top'] } }],
        limit: 'once-per-turn',
      },
    ],
  },
  {
    type: 'relic',
    id: 'saladins-cloak',
    chapter: 1,
    properties: [
      {
        kind: 'reaction',
        on: { on: 'damage-inflicted', who: 'you' },
        fx: [{ do: 'block', n: 2 }],
        limit: 'once-per-round',
      },
    ],
  },
  {
    type: 'relic',
    id: 'spotted-pelt',
    chapter: 1,
    properties: [{ kind: 'free-action', fx: [{ do: 'move', n: 1, climb: true }], limit: 'once-per-turn' }],
  },
  {
    type: 'relic',
    id: 'blank-banner',
    chapter: 1,
    properties: [
      {
        kind: 'free-action',
        cost: { spend: true },
        fx: [
          { do: 'invigorate', to: 'each-champion', n: 2 },
          { do: 'fierceness', to: 'you', set: 'top' },
        ],
      },
    ],
  },
  {
    type: 'trait',
    id: 'vow-of-redemption',
    chapter: 1,
    properties: [
      {
        kind: 'reaction',
        on: { on: 'sin-drawn', who: 'you' },
        cost: { vigor: 3 },
        fx: [{ do: 'remove-sin', to: 'you', n: 1, from: 'hand' }],
        limit: 'once-per-round',
      },
    ],
  },
  {
    type: 'trait',
    id: 'merciless',
    chapter: 1,
    properties: [
      { kind: 'collateral', if: { overcomes: 2 }, cost: { vigor: 'any' }, fx: [{ do: 'add-hits', n: { x: 'paid' } }] },
    ],
  },
  {
    type: 'trait',
    id: 'peripatetic',
    chapter: 1,
    properties: [
      {
        kind: 'trigger',
        on: { on: 'move-ended', who: 'you' },
        if: { moved: ['>=', 2] },
        fx: [{ do: 'empower', to: 'you', n: 1 }],
        limit: 'once-per-turn',
      },
    ],
  },
]
