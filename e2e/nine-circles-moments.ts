import { descent, severalClaims } from './nine-circles.ts'

/** Moments of the game worth looking at: the gallery opens them. */

export const moments = {
  'several claims': severalClaims().buffer,
  'a claim in circle 5': descent({ claimIn: 5 }).buffer,
  'the end': descent().buffer,
}
