import type { Treasure } from '../../vocabulary.ts'

export const treasures: readonly Treasure[] = [
  {
    type: 'weapon',
    id: 'thorn-of-pier',
    chapter: 7,
    proficiency: 'symbol',
    power: 5,
    properties: [
      {
        kind: 'free-action',
        cost: { suffer: 2 },
        fx: [
          { do: 'empower', to: 'another-champion', n: 2 },
          { do: 'empower', to: 'you', n: 1 },
        ],
        limit: 'once-per-turn',
      },
    ],
  },
  {
    type: 'weapon',
    id: 'horn-bow',
    chapter: 7,
    proficiency: 'ranged',
    power: 6,
    range: 3,
    properties: [
      { kind: 'attack-option', step: '2C', cost: { vigor: 2 }, gain: { reroll: 'fumbles' }, limit: 'once-per-attack' },
    ],
  },
  {
    type: 'weapon',
    id: 'centaurs-spear',
    chapter: 7,
    proficiency: 'melee',
    power: 6,
    properties: [
      { kind: 'attack-option', step: '1E', cost: { vigor: 1 }, gain: { precision: 1 }, limit: 'once-per-attack' },
      { kind: 'passive', mods: [{ mod: 'attack-dice', n: 1, if: { attack: 'from-front' } }] },
    ],
  },
  {
    type: 'relic',
    id: 'brunettos-treasure',
    chapter: 7,
    properties: [
      {
        kind: 'free-action',
        cost: { vigor: 2 },
        fx: [
          { do: 'draw', to: 'you', n: 1 },
          { do: 'discard', to: 'you', n: 1 },
        ],
        limit: 'once-per-turn',
      },
      { kind: 'free-action', cost: { spend: true }, fx: [{ do: 'recall', to: 'you', n: 1 }] },
    ],
  },
  {
    type: 'relic',
    id: 'belt-of-capaneus',
    chapter: 7,
    properties: [
      {
        kind: 'passive',
        mods: [
          { mod: 'vigor-max', n: 3 },
          { mod: 'invigorate-bonus', n: 1 },
        ],
      },
    ],
  },
  {
    type: 'trait',
    id: 'hunted',
    chapter: 7,
    properties: [
      {
        kind: 'reaction',
        on: { on: 'about-to-push', who: 'you' },
        fx: [
          { do: 'mod', mod: 'cannot', what: ['be-pushed'], to: 'you', until: 'line-end' },
          { do: 'move', n: 1 },
        ],
        limit: 'once-per-turn',
      },
    ],
  },
]
