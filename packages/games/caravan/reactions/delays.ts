import type { Moment, Until } from '../box/vocabulary.ts'
import { enterCard } from '../cards/card.ts'
import type { FightingState } from '../state.ts'

/** Starts the first of the effects that wait for a moment (of a certain card); false when there is none. */
export function runDelay(state: FightingState, until: Moment, serial?: number): boolean {
  const { delays } = state.fight
  const at = delays.findIndex(delay => delay.until === until && (serial === undefined || delay.serial === serial))
  if (at < 0) return false
  const [delay] = delays.splice(at, 1)
  enterCard(state, delay!.source, [delay!.fx], delay!.bound)
  return true
}

/** Removes the Mods that last until one of these moments. */
export function expireMods({ fight }: FightingState, ...moments: Until[]): void {
  if (fight.mods.length > 0) fight.mods = fight.mods.filter(mod => !moments.includes(mod.until))
}
