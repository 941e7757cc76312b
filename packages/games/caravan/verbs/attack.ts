import { enter } from '@acheron/engine'
import { newAttack } from '../attacks/begin.ts'
import type { Effect } from '../box/vocabulary.ts'
import { done, type EffectOf, type VerbFor, type Verbs } from './run.ts'

type Steps = { begin: undefined; end: undefined }

/** R13: an Attack is a separate procedure; it reads the card's part from the effect below. */
const attacking = <E extends Effect>(special: boolean): VerbFor<E, Steps> => ({
  begin(run) {
    const { state, card } = run
    const { you } = card.source
    if (you === null) return done(run)
    enter(state, { ...newAttack(you, special), serial: ++state.fight.serial })
    return 'end'
  },
  end: done,
})

export const attackVerbs = {
  attack: attacking<EffectOf<'attack'>>(false),
  'special-attack': attacking<EffectOf<'special-attack'>>(true),
} satisfies Partial<Verbs>
