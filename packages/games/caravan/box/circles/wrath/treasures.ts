import type { Treasure } from '../../vocabulary.ts'

export const treasures: readonly Treasure[] = [
  {
    type: 'weapon',
    id: 'phlegyas-oar',
    chapter: 5,
    proficiency: 'melee',
    power: 5,
    properties: [{ kind: 'collateral', cost: { vigor: 1 }, fx: [{ do: 'push', to: 'target', n: 2 }] }],
  },
  {
    type: 'weapon',
    id: 'silver-bit',
    chapter: 5,
    proficiency: 'melee',
    power: 4,
    properties: [
      { kind: 'passive', mods: [{ mod: 'attack-precision', n: 1 }] },
      {
        kind: 'trigger',
        on: { on: 'attack-overcomes', by: 'you' },
        fx: [{ do: 'invigorate', to: { of: 'champion', where: ['other', 'here'], pick: 'choose' }, n: 1 }],
        limit: 'once-per-turn',
      },
    ],
  },
  {
    type: 'weapon',
    id: 'quiver-of-the-fallen',
    chapter: 5,
    proficiency: 'ranged',
    power: 5,
    range: 3,
    properties: [
      { kind: 'attack-option', step: '1E', cost: { vigor: 2 }, gain: { dice: 2 }, limit: 'once-per-attack' },
      {
        kind: 'free-action',
        cost: { vigor: 2 },
        fx: [{ do: 'mod', mod: 'attack-range', n: 4, to: 'you', until: 'turn-end' }],
        limit: 'once-per-turn',
      },
    ],
  },
  {
    type: 'weapon',
    id: 'marsh-pipe',
    chapter: 5,
    proficiency: 'symbol',
    power: 5,
    properties: [
      {
        kind: 'free-action',
        cost: { vigor: 2 },
        fx: [{ do: 'lose-token', to: 'any-malefactor', token: 'enrage', n: 1 }],
        limit: 'once-per-turn',
      },
    ],
  },
  {
    type: 'relic',
    id: 'black-pennon',
    chapter: 5,
    properties: [
      {
        kind: 'free-action',
        cost: { spend: true },
        fx: [
          { do: 'empower', to: 'each-champion', n: 2 },
          { do: 'fierceness', to: 'you', set: 'top' },
        ],
      },
    ],
  },
  {
    type: 'trait',
    id: 'cold-anger',
    chapter: 5,
    properties: [
      {
        kind: 'trigger',
        on: { on: 'damage-inflicted', who: 'you', by: 'malefactor' },
        fx: [{ do: 'inspire', to: 'you', n: 1 }],
        limit: 'once-per-turn',
      },
    ],
  },
  {
    type: 'trait',
    id: 'sad-in-the-sweet-air',
    chapter: 5,
    properties: [
      {
        kind: 'reaction',
        on: { on: 'about-to-stun', who: 'you' },
        cost: { vigor: 1 },
        fx: [{ do: 'mod', mod: 'cannot', what: ['be-stunned'], to: 'you', until: 'line-end' }],
        limit: 'once-per-round',
      },
    ],
  },
]
