import type { Dir, Id } from '../box/vocabulary.ts'
import type { Ctx, FightingState } from '../state.ts'

/** R8.9: a Malefactor turns; one that is defeated or off the board faces nothing. */
export function turnTo({ fight }: FightingState, malefactor: Id, facing: Dir, ctx: Ctx): void {
  const one = fight.malefactors[malefactor]
  if (!one || one.at === null || one.defeated || one.facing === facing) return
  one.facing = facing
  ctx.emit({ e: 'facingChanged', malefactor, facing })
}
