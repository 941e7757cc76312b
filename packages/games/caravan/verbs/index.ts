import { attackVerbs } from './attack.ts'
import { championVerbs } from './champions.ts'
import { control } from './control.ts'
import { damageVerbs } from './damage.ts'
import { displacement } from './displacement.ts'
import { malefactorVerbs } from './malefactors.ts'
import { movement } from './movement.ts'
import { reactionVerbs } from './reactions.ts'
import type { Verbs } from './run.ts'
import { terrainVerbs } from './terrain.ts'

/** What every word of the vocabulary does (5). */
export const verbs: Required<Verbs> = {
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
