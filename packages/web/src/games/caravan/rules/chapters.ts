/** The chapters of the rule book in their order; prompts link to them by these names. */
export const chapterIds = [
  // Nine circles, three phases, votes, how it is won.
  'campaign',
  // Entries, Regions, dilemmas, Treasures, Discoveries, Paths.
  'chronicle',
  // Attribute dice, Effort, the Hand of Fate, and the dice themselves.
  'ordeals',
  // Who carries what; Sacred Treasures; what Champions learn.
  'transition',
  // Areas, Spaces, Levels, arcs, being Engaged.
  'board',
  'movement',
  // PUSH, SHOVE, THROW, HOLD, ARREST.
  'displacement',
  // Buildings, Stairs, Pillars, Arks, Palisades, Traps.
  'platforms',
  // The Caravan's Turn, Maneuvers and Basic Actions, the Fierceness Track.
  'turn',
  'attacks',
  'counterattacks',
  'damage',
  // Vigor, Slots, Wounds, Cooldowns, Sins, defeat.
  'wounds',
  'companions',
  // Weapons, Relics, Traits, Findings.
  'equipment',
  // Action decks, Arcana, Events, Minions, Objectives.
  'malefactors',
  'reactions',
  'difficulty',
  'keywords',
] as const

export type ChapterId = (typeof chapterIds)[number]
