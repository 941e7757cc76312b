import type { Treasure } from './vocabulary.ts'

/** R17.9: twelve lines of three ranks. */
export const sacredTreasures: readonly Treasure[] = [
  {
    type: 'weapon',
    id: 'venetian-dagger',
    proficiency: 'melee',
    power: 4,
    sacred: { line: 'dagger', rank: 1, next: 'florentine-dagger' },
    properties: [
      {
        kind: 'reaction',
        on: { on: 'damage-inflicted', who: 'you' },
        cost: { stun: { n: 1, fatigue: 3 } },
        fx: [{ do: 'block', n: 2 }],
      },
    ],
  },
  {
    type: 'weapon',
    id: 'florentine-dagger',
    proficiency: 'melee',
    power: 5,
    sacred: { line: 'dagger', rank: 2, next: 'medici-dagger' },
    properties: [
      {
        kind: 'reaction',
        on: { on: 'damage-inflicted', who: 'you' },
        cost: { stun: { n: 1, fatigue: 3 } },
        fx: [{ do: 'block', n: 4 }],
      },
    ],
  },
  {
    type: 'weapon',
    id: 'medici-dagger',
    proficiency: 'melee',
    power: 6,
    sacred: { line: 'dagger', rank: 3 },
    properties: [
      {
        kind: 'reaction',
        on: { on: 'damage-inflicted', who: 'you' },
        cost: { stun: { n: 1, fatigue: 2 } },
        fx: [{ do: 'block', n: 6 }],
      },
      { kind: 'passive', mods: [{ mod: 'attack-dice', n: 1, if: { attack: 'from-back' } }] },
    ],
  },
  {
    type: 'weapon',
    id: 'viking-ax',
    proficiency: 'melee',
    power: 4,
    sacred: { line: 'ax', rank: 1, next: 'barbarian-ax' },
    properties: [
      { kind: 'attack-option', step: '1E', cost: { suffer: 2 }, gain: { dice: 2 }, limit: 'once-per-attack' },
    ],
  },
  {
    type: 'weapon',
    id: 'barbarian-ax',
    proficiency: 'melee',
    power: 5,
    sacred: { line: 'ax', rank: 2, next: 'warlords-ax' },
    properties: [
      { kind: 'attack-option', step: '1E', cost: { suffer: 2 }, gain: { dice: 3 }, limit: 'once-per-attack' },
    ],
  },
  {
    type: 'weapon',
    id: 'warlords-ax',
    proficiency: 'melee',
    power: 6,
    sacred: { line: 'ax', rank: 3 },
    properties: [
      { kind: 'attack-option', step: '1E', cost: { suffer: 2 }, gain: { dice: 4 }, limit: 'once-per-attack' },
      {
        kind: 'trigger',
        on: { on: 'malefactor-wounded', by: 'you' },
        fx: [{ do: 'invigorate', to: 'you', n: 1 }],
        limit: 'once-per-turn',
      },
    ],
  },
  {
    type: 'weapon',
    id: 'infernal-thurible',
    proficiency: 'symbol',
    power: 4,
    sacred: { line: 'thurible', rank: 1, next: 'abyssal-thurible' },
    properties: [
      {
        kind: 'free-action',
        cost: { vigor: 2 },
        fx: [{ do: 'empower', to: 'another-champion', n: 1 }],
        limit: 'once-per-turn',
      },
    ],
  },
  {
    type: 'weapon',
    id: 'abyssal-thurible',
    proficiency: 'symbol',
    power: 5,
    sacred: { line: 'thurible', rank: 2, next: 'empyrean-thurible' },
    properties: [
      {
        kind: 'free-action',
        cost: { vigor: 2 },
        fx: [{ do: 'empower', to: 'another-champion', n: 2 }],
        limit: 'once-per-turn',
      },
    ],
  },
  {
    type: 'weapon',
    id: 'empyrean-thurible',
    proficiency: 'symbol',
    power: 6,
    sacred: { line: 'thurible', rank: 3 },
    properties: [
      {
        kind: 'free-action',
        cost: { vigor: 2 },
        fx: [
          { do: 'empower', to: 'another-champion', n: 2 },
          { do: 'inspire', to: 'that', n: 1 },
        ],
        limit: 'once-per-turn',
      },
    ],
  },
  {
    type: 'weapon',
    id: 'cracked-reliquary',
    proficiency: 'symbol',
    power: 4,
    sacred: { line: 'reliquary', rank: 1, next: 'gilded-reliquary' },
    properties: [
      {
        kind: 'free-action',
        cost: { vigor: 3 },
        fx: [{ do: 'remove-sin', to: 'any-champion', n: 1, from: 'hand' }],
        limit: 'once-per-turn',
      },
    ],
  },
  {
    type: 'weapon',
    id: 'gilded-reliquary',
    proficiency: 'symbol',
    power: 5,
    sacred: { line: 'reliquary', rank: 2, next: 'reliquary-of-the-thorn' },
    properties: [
      {
        kind: 'free-action',
        cost: { vigor: 2 },
        fx: [
          { do: 'remove-sin', to: 'any-champion', n: 1, from: 'hand' },
          { do: 'invigorate', to: 'that', n: 1 },
        ],
        limit: 'once-per-turn',
      },
    ],
  },
  {
    type: 'weapon',
    id: 'reliquary-of-the-thorn',
    proficiency: 'symbol',
    power: 6,
    sacred: { line: 'reliquary', rank: 3 },
    properties: [
      {
        kind: 'free-action',
        cost: { vigor: 2 },
        fx: [
          {
            do: 'choose',
            by: 'you',
            options: [
              {
                label: 'lift-a-sin',
                fx: [
                  { do: 'remove-sin', to: 'any-champion', n: 1, from: 'hand' },
                  { do: 'invigorate', to: 'that', n: 2 },
                ],
              },
              { label: 'expiate', fx: [{ do: 'expiate', to: 'any-champion', n: 1 }] },
            ],
          },
        ],
        limit: 'once-per-turn',
      },
    ],
  },
  {
    type: 'weapon',
    id: 'welsh-warbow',
    proficiency: 'ranged',
    power: 4,
    range: 3,
    sacred: { line: 'warbow', rank: 1, next: 'saracen-warbow' },
    properties: [
      { kind: 'attack-option', step: '2C', cost: { vigor: 1 }, gain: { reroll: 1 }, limit: 'once-per-attack' },
    ],
  },
  {
    type: 'weapon',
    id: 'saracen-warbow',
    proficiency: 'ranged',
    power: 5,
    range: 3,
    sacred: { line: 'warbow', rank: 2, next: 'warbow-of-dis' },
    properties: [
      { kind: 'attack-option', step: '2C', cost: { vigor: 1 }, gain: { reroll: 2 }, limit: 'once-per-attack' },
    ],
  },
  {
    type: 'weapon',
    id: 'warbow-of-dis',
    proficiency: 'ranged',
    power: 6,
    range: 4,
    sacred: { line: 'warbow', rank: 3 },
    properties: [
      { kind: 'attack-option', step: '2C', cost: { vigor: 1 }, gain: { reroll: 3 }, limit: 'once-per-attack' },
    ],
  },
  {
    type: 'weapon',
    id: 'genoese-arbalest',
    proficiency: 'ranged',
    power: 4,
    range: 3,
    sacred: { line: 'arbalest', rank: 1, next: 'windlass-arbalest' },
    properties: [{ kind: 'passive', mods: [{ mod: 'attack-precision', n: 1 }] }],
  },
  {
    type: 'weapon',
    id: 'windlass-arbalest',
    proficiency: 'ranged',
    power: 5,
    range: 3,
    sacred: { line: 'arbalest', rank: 2, next: 'cathedral-arbalest' },
    properties: [
      {
        kind: 'passive',
        mods: [
          { mod: 'attack-precision', n: 1 },
          { mod: 'attack-hits', n: 1, if: { attack: 'from-above' } },
        ],
      },
    ],
  },
  {
    type: 'weapon',
    id: 'cathedral-arbalest',
    proficiency: 'ranged',
    power: 6,
    range: 4,
    sacred: { line: 'arbalest', rank: 3 },
    properties: [
      {
        kind: 'passive',
        mods: [
          { mod: 'attack-precision', n: 1 },
          { mod: 'attack-hits', n: 2, if: { attack: 'from-above' } },
        ],
      },
    ],
  },
  {
    type: 'relic',
    id: 'dented-buckler',
    sacred: { line: 'shield', rank: 1, next: 'templar-shield' },
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
    id: 'templar-shield',
    sacred: { line: 'shield', rank: 2, next: 'aegis' },
    properties: [
      {
        kind: 'reaction',
        on: { on: 'damage-inflicted', who: 'champion-here' },
        fx: [{ do: 'block', n: 3 }],
        limit: 'once-per-round',
      },
    ],
  },
  {
    type: 'relic',
    id: 'aegis',
    sacred: { line: 'shield', rank: 3 },
    properties: [
      {
        kind: 'reaction',
        on: { on: 'damage-inflicted', who: 'champion-here' },
        fx: [{ do: 'block', n: 3 }],
        limit: 'once-per-turn',
      },
      {
        kind: 'reaction',
        on: { on: 'about-to-suffer-wound', who: 'you' },
        cost: { spend: true },
        fx: [{ do: 'block-wound', n: 1 }],
      },
    ],
  },
  {
    type: 'relic',
    id: 'tin-lantern',
    sacred: { line: 'lantern', rank: 1, next: 'hermits-lantern' },
    properties: [
      {
        kind: 'free-action',
        cost: { spend: true },
        fx: [
          { do: 'prepare', to: 'any-champion', n: 1 },
          { do: 'invigorate', to: 'that', n: 2 },
        ],
      },
    ],
  },
  {
    type: 'relic',
    id: 'hermits-lantern',
    sacred: { line: 'lantern', rank: 2, next: 'lantern-of-dawn' },
    properties: [
      {
        kind: 'free-action',
        cost: { spend: true },
        fx: [
          { do: 'prepare', to: 'any-champion', n: 2 },
          { do: 'invigorate', to: 'each-champion', n: 2 },
        ],
      },
    ],
  },
  {
    type: 'relic',
    id: 'lantern-of-dawn',
    sacred: { line: 'lantern', rank: 3 },
    properties: [
      {
        kind: 'free-action',
        cost: { spend: true },
        fx: [
          { do: 'prepare', to: 'each-champion', n: 1 },
          { do: 'invigorate', to: 'each-champion', n: 4 },
        ],
      },
    ],
  },
  {
    type: 'relic',
    id: 'pilgrims-boots',
    sacred: { line: 'boots', rank: 1, next: 'couriers-boots' },
    properties: [{ kind: 'passive', mods: [{ mod: 'move-bonus', n: 1 }] }],
  },
  {
    type: 'relic',
    id: 'couriers-boots',
    sacred: { line: 'boots', rank: 2, next: 'talaria' },
    properties: [
      { kind: 'passive', mods: [{ mod: 'move-bonus', n: 1 }, { mod: 'no-falling' }] },
      { kind: 'free-action', fx: [{ do: 'move', n: 1 }], limit: 'once-per-turn' },
    ],
  },
  {
    type: 'relic',
    id: 'talaria',
    sacred: { line: 'boots', rank: 3 },
    properties: [
      { kind: 'passive', mods: [{ mod: 'move-bonus', n: 1 }, { mod: 'climb' }, { mod: 'no-falling' }] },
      { kind: 'free-action', fx: [{ do: 'move', n: 2, climb: true }], limit: 'once-per-turn' },
    ],
  },
  {
    type: 'trait',
    id: 'meticulous',
    sacred: { line: 'meticulous', rank: 1, next: 'calculating' },
    properties: [
      { kind: 'attack-option', step: '1E', cost: { vigor: 1 }, gain: { precision: 1 }, limit: 'once-per-attack' },
    ],
  },
  {
    type: 'trait',
    id: 'calculating',
    sacred: { line: 'meticulous', rank: 2, next: 'unerring' },
    properties: [
      { kind: 'attack-option', step: '1E', cost: { vigor: 1 }, gain: { precision: 2 }, limit: 'once-per-attack' },
    ],
  },
  {
    type: 'trait',
    id: 'unerring',
    sacred: { line: 'meticulous', rank: 3 },
    properties: [
      {
        kind: 'attack-option',
        step: '1E',
        cost: { vigor: 1 },
        gain: { precision: 2, dice: 1 },
        limit: 'once-per-attack',
      },
    ],
  },
  {
    type: 'trait',
    id: 'patient',
    sacred: { line: 'stoic', rank: 1, next: 'stoic' },
    properties: [{ kind: 'passive', mods: [{ mod: 'vigor-reset', n: 7 }] }],
  },
  {
    type: 'trait',
    id: 'stoic',
    sacred: { line: 'stoic', rank: 2, next: 'unmoved' },
    properties: [
      {
        kind: 'passive',
        mods: [
          { mod: 'vigor-reset', n: 8 },
          { mod: 'cannot', what: ['be-pushed'] },
        ],
      },
    ],
  },
  {
    type: 'trait',
    id: 'unmoved',
    sacred: { line: 'stoic', rank: 3 },
    properties: [
      {
        kind: 'passive',
        mods: [
          { mod: 'vigor-reset', n: 9 },
          { mod: 'invigorate-bonus', n: 1 },
          { mod: 'cannot', what: ['be-pushed'] },
        ],
      },
    ],
  },
  {
    type: 'trait',
    id: 'fervent',
    sacred: { line: 'fervent', rank: 1, next: 'ardent' },
    properties: [{ kind: 'trigger', on: { on: 'sin-drawn', who: 'you' }, fx: [{ do: 'empower', to: 'you', n: 2 }] }],
  },
  {
    type: 'trait',
    id: 'ardent',
    sacred: { line: 'fervent', rank: 2, next: 'seraphic' },
    properties: [
      {
        kind: 'trigger',
        on: { on: 'sin-drawn', who: 'you' },
        fx: [
          { do: 'empower', to: 'you', n: 2 },
          { do: 'inspire', to: 'you', n: 1 },
        ],
      },
    ],
  },
  {
    type: 'trait',
    id: 'seraphic',
    sacred: { line: 'fervent', rank: 3 },
    properties: [
      {
        kind: 'trigger',
        on: { on: 'sin-drawn', who: 'you' },
        fx: [
          { do: 'empower', to: 'you', n: 3 },
          { do: 'inspire', to: 'you', n: 1 },
          { do: 'invigorate', to: 'you', n: 2 },
        ],
      },
      { kind: 'passive', mods: [{ mod: 'attack-dice', n: { stat: 'hand-sins', of: 'you' } }] },
    ],
  },
]
