import { doomOf } from './foresee.ts'
import type { Claim, Sheet } from './types.ts'
import type { Voice } from './words.ts'

/** What a claim costs, in a few words; a circle that it puts out of reach matters more than the dice it loses. */
export function costOfClaim(view: Sheet, claim: Claim, { t, game }: Voice): { said: string; doomed: boolean } {
  const doom = doomOf(view, claim)
  if (doom) return { said: t(`cost.doom.${doom.missing}`, { name: game(`circle.${doom.circle}.name`) }), doomed: true }
  return { said: t('cost.dice', { count: view.active.length - claim.use.length }), doomed: false }
}
