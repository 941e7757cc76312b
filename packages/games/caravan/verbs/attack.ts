import { enter } from '@acheron/engine'
import type { AttackFrame } from '../frames.ts'
import { done, next, type Run, type Verbs } from './run.ts'

/** R13: an Attack is a procedure of its own; what the card says about it is read from the effect below. */
function attack(run: Run, special: boolean): void {
  const { state, frame, card } = run
  const { you } = card.source
  if (frame.step > 0 || you === null) done(run)
  else {
    next(run)
    enter(state, { ...blank(you, special), serial: ++state.fight.serial })
  }
}

const blank = (attacker: AttackFrame['attacker'], special: boolean): AttackFrame => ({
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

export const attackVerbs = {
  attack: run => attack(run, false),
  'special-attack': run => attack(run, true),
} satisfies Verbs
