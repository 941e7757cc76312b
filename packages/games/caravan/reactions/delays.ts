import type { Moment, Until } from '../box/vocabulary.ts'
import { enterCard } from '../cards/card.ts'
import type { FightingState } from '../state.ts'

/** Begins the first of the effects that were waiting for a moment; false when there is none. */
export function runDelay(state: FightingState, until: Moment): boolean {
  const { delays } = state.fight
  const at = delays.findIndex(delay => delay.until === until)
  if (at < 0) return false
  const [delay] = delays.splice(at, 1)
  enterCard(state, delay!.source, [delay!.fx], delay!.bound)
  return true
}

/** Mods that last until then are over. */
export function expireMods({ fight }: FightingState, ...moments: Until[]): void {
  if (fight.mods.length > 0) fight.mods = fight.mods.filter(mod => !moments.includes(mod.until))
}
