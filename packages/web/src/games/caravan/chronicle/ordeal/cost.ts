/** Vigor after a Wound (R3.11). */
const reset = 6

/** R4.4: the Wounds that a number of Effort dice costs: one each time Vigor has come down to 0. */
export function woundsBy(vigor: number, dice: number): number {
  return dice < vigor ? 0 : 1 + Math.floor((dice - vigor) / reset)
}
