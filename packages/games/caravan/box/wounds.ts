import type { Wound } from './vocabulary.ts'

export const wounds: readonly Wound[] = [
  { id: 'bloody-eye', grim: [{ kind: 'passive', mods: [{ mod: 'attack-dice', n: -1, penalty: true }] }] },
  { id: 'cracked-ribs', grim: [{ kind: 'passive', mods: [{ mod: 'invigorate-bonus', n: -1 }] }] },
  { id: 'torn-hamstring', grim: [{ kind: 'passive', mods: [{ mod: 'basic-cost', action: 'move', n: 1 }] }] },
  { id: 'broken-fingers', grim: [{ kind: 'passive', mods: [{ mod: 'cannot', what: ['interact', 'deliver'] }] }] },
  { id: 'split-scalp', grim: [{ kind: 'passive', mods: [{ mod: 'hand-size', n: -1 }] }] },
  { id: 'pierced-lung', grim: [{ kind: 'passive', mods: [{ mod: 'vigor-max', n: -4 }] }] },
  {
    id: 'festering-cut',
    grim: [
      {
        kind: 'trigger',
        on: { on: 'preparation', who: 'you' },
        fx: [{ do: 'damage', to: 'you', n: 1, kind: 'suffer' }],
      },
    ],
  },
  { id: 'dislocated-shoulder', grim: [{ kind: 'passive', mods: [{ mod: 'attack-precision', n: -1 }] }] },
  {
    id: 'ringing-skull',
    grim: [
      {
        kind: 'passive',
        mods: [
          { mod: 'attribute', attr: 'prowess', n: -1 },
          { mod: 'attribute', attr: 'willpower', n: -1 },
        ],
      },
    ],
  },
  {
    id: 'open-vein',
    grim: [
      {
        kind: 'trigger',
        on: { on: 'maneuver-played', who: 'you' },
        fx: [{ do: 'damage', to: 'you', n: 1, kind: 'suffer' }],
        limit: 'once-per-turn',
      },
    ],
  },
  { id: 'burned-hands', grim: [{ kind: 'passive', mods: [{ mod: 'token-cap', n: -2 }] }] },
  { id: 'shaken-nerve', grim: [{ kind: 'passive', mods: [{ mod: 'fierceness-bonus', n: 1 }] }] },
]
