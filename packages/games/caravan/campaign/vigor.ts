import type { Archetype } from '../box/vocabulary.ts'
import type { VigorSetting } from '../events.ts'
import { archetypes, type CaravanState, type Ctx } from '../state.ts'

type Vigors = { readonly [champion in Archetype]: number }

export const vigors = ({ champions: { mercenary, devotee, outlaw, artist } }: CaravanState): Vigors => ({
  mercenary: mercenary.vigor,
  devotee: devotee.vigor,
  outlaw: outlaw.vigor,
  artist: artist.vigor,
})

/** Vigor has been set anew: an event for each change, and one for the sentence. */
export function tellVigor(state: CaravanState, before: Vigors, why: VigorSetting, ctx: Ctx): void {
  const now = vigors(state)
  const changed = archetypes.filter(champion => now[champion] !== before[champion])
  if (changed.length === 0) return
  for (const champion of changed) {
    const to = now[champion]
    ctx.emit({ e: 'vigorChanged', champion, by: to - before[champion], to, why })
  }
  ctx.emit({ e: 'vigorSet', why, to: changed.map(champion => ({ champion, vigor: now[champion] })) })
}
