/** The chapters of the rule book in their order; prompts link to them by these names. */
export const chapterIds = [
  'aim',
  'board',
  'families',
  'turn',
  // One soul is led: lines, passing through, lying down, the fare, the plague.
  'leading',
  // The Wall of Dis and the safe-passage discs.
  'gates',
  // Florins, Drachmas, loans.
  'money',
  // The Florence phase: the quarter of the turn, bribe, send or accuse or council.
  'quarters',
  // What each of the eight does.
  'locations',
  // Floors, guests, barrels, the supply panel.
  'tower',
  // The accusation step by step, sin tracks, bonus tiles.
  'accusing',
  'dante',
  'guardians',
  'styx',
  'fraud',
  // Diplomas, half-diplomas and the Phlegethon.
  'diplomas',
  // Last turns, sudden death, final scoring.
  'end',
  'options',
] as const

export type ChapterId = (typeof chapterIds)[number]
