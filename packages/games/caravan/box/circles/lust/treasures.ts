import type { Treasure } from '../../vocabulary.ts'

export const treasures: readonly Treasure[] = [
  {
    type: 'weapon',
    id: 'aeneas-blade',
    chapter: 2,
    proficiency: 'melee',
    power: 4,
    properties: [
      { kind: 'attack-option', step: '1E', cost: { suffer: 1 }, gain: { dice: 2 }, limit: 'once-per-attack' },
    ],
  },
  {
    type: 'weapon',
    id: 'paris-bow',
    chapter: 2,
    proficiency: 'ranged',
    power: 4,
    range: 3,
    properties: [{ kind: 'passive', mods: [{ mod: 'attack-dice', n: 2, if: { attack: 'from-back' } }] }],
  },
  {
    type: 'weapon',
    id: 'ash-of-pelion',
    chapter: 2,
    proficiency: 'melee',
    power: 4,
    properties: [
      {
        kind: 'attack-option',
        step: '1B',
        cost: { vigor: 2 },
        gain: { dice: 1, precision: 1 },
        limit: 'once-per-attack',
      },
      {
        kind: 'free-action',
        cost: { vigor: 3 },
        fx: [{ do: 'special-attack', dice: 6, range: 3 }],
        limit: 'once-per-turn',
      },
    ],
  },
  {
    type: 'relic',
    id: 'garland-of-babylon',
    chapter: 2,
    properties: [
      {
        kind: 'free-action',
        cost: { spend: true },
        fx: [
          { do: 'prepare', to: 'you', n: 2 },
          { do: 'empower', to: 'you', n: 2 },
        ],
      },
    ],
  },
  {
    type: 'relic',
    id: 'second-cup',
    chapter: 2,
    properties: [
      {
        kind: 'reaction',
        on: { on: 'damage-inflicted', who: 'other-champion' },
        if: { is: ['subject', { range: 2, from: 'you' }] },
        cost: { vigor: 1 },
        fx: [
          { do: 'block', n: 2 },
          { do: 'inspire', to: 'subject', n: 1 },
        ],
        limit: 'once-per-round',
      },
    ],
  },
  {
    type: 'relic',
    id: 'helens-mirror',
    chapter: 2,
    properties: [
      {
        kind: 'reaction',
        on: { on: 'counterattack-revealed', who: 'you' },
        cost: { spend: true },
        fx: [{ do: 'cancel' }, { do: 'damage', to: 'cause', n: 5 }],
      },
    ],
  },
  {
    type: 'trait',
    id: 'compassion',
    chapter: 2,
    properties: [
      {
        kind: 'trigger',
        on: { on: 'wound-assigned', who: 'other-champion' },
        fx: [
          { do: 'invigorate', to: 'subject', n: 2 },
          { do: 'inspire', to: 'you', n: 1 },
        ],
      },
    ],
  },
]
