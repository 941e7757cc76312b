import { enter } from '@acheron/engine'
import type { Effect } from '../box/vocabulary.ts'
import type { AttackFrame } from '../frames.ts'
import { done, type EffectOf, type VerbFor, type Verbs } from './run.ts'

type Steps = { begin: undefined; end: undefined }

/** R13: an Attack is a separate procedure; it reads the card's part from the effect below. */
const attacking = <E extends Effect>(special: boolean): VerbFor<E, Steps> => ({
  begin(run) {
    const { state, card } = run
    const { you } = card.source
    if (you === null) return done(run)
    enter(state, { ...blank(you, special), serial: ++state.fight.serial })
    return 'end'
  },
  end: done,
})

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
  attack: attacking<EffectOf<'attack'>>(false),
  'special-attack': attacking<EffectOf<'special-attack'>>(true),
} satisfies Partial<Verbs>
