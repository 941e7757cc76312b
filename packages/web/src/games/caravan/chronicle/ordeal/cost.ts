/** Vigor after a Wound (R3.11). */
const reset = 6

/** R4.4: the Wounds that a number of Effort dice costs: one each time Vigor has come down to 0. */
export function woundsBy(vigor: number, dice: number): number {
  return dice < vigor ? 0 : 1 + Math.floor((dice - vigor) / reset)
}

/** R4.4: the Vigor that is left then: after a Wound it begins anew. */
export function leftBy(vigor: number, dice: number): number {
  return dice < vigor ? vigor - dice : reset - ((dice - vigor) % reset)
}
