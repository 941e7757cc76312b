/** Vigor after a Wound (R3.11). */
const reset = 6

/** R4.4: how many Wounds so many dice of Effort cost: one each time Vigor has come down to 0. */
export function woundsBy(vigor: number, dice: number): number {
  return dice < vigor ? 0 : 1 + Math.floor((dice - vigor) / reset)
}
