import type { Effect } from '../box/vocabulary.ts'
import { attackVerbs } from './attack.ts'
import { championVerbs } from './champions.ts'
import { adaptive, control } from './control.ts'
import { damageVerbs } from './damage.ts'
import { displacement } from './displacement.ts'
import { malefactorVerbs } from './malefactors.ts'
import { movement } from './movement.ts'
import { reactionVerbs } from './reactions.ts'
import type { AnyVerb, Verbs } from './run.ts'
import { terrainVerbs } from './terrain.ts'

/** The effect of every word of the vocabulary (5). */
const verbs: Verbs = {
  ...control,
  ...movement,
  ...displacement,
  ...terrainVerbs,
  ...attackVerbs,
  ...damageVerbs,
  ...reactionVerbs,
  ...championVerbs,
  ...malefactorVerbs,
}

/** The verb of an effect; undefined for an unknown word. */
export function verbOf(fx: Effect): AnyVerb | undefined {
  // The table has a verb for each word, of that word's own type.
  return ('so' in fx ? adaptive : verbs[fx.do]) as AnyVerb | undefined
}
