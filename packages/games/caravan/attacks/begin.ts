import type { Archetype } from '../box/vocabulary.ts'
import type { AttackFrame } from './frames.ts'

/** R13.4: an Attack before its target is chosen. */
export const newAttack = (attacker: Archetype, special: boolean): AttackFrame => ({
  kind: 'attack',
  serial: 0,
  step: 'target',
  attacker,
  special,
  target: null,
  deck: null,
  pool: 0,
  dice: [],
  hits: 0,
  fumbles: 0,
  precision: 0,
  used: {},
  collateral: [],
  paying: null,
  noCounter: false,
  range: 0,
  ignoreEngagement: false,
  fumbleFace: 'fumble',
  extra: 0,
  facts: [],
  rerolls: 0,
  rerolled: [],
})
