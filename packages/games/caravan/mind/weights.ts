/**
 * The worth of things to the plain player. The unit is one card of a deck that must be emptied: one Wound on a
 * Malefactor. Found by playing many fights with each value changed.
 */
export const weights = {
  /** The total worth of a Champion's Vigor, at 0 to 12: the first points are dear, the last are hardly needed. */
  vigor: [0, 0.28, 0.52, 0.72, 0.9, 1.06, 1.2, 1.32, 1.42, 1.5, 1.57, 1.62, 1.65],
  /** The cost of the next Wound to a Champion with none, one, or two blocked Slots: the last one loses the fight. */
  wound: [0.9, 1.6, 14],
  /** A RESTORE, by how many Slots are blocked. */
  restore: [0, 0.9, 1.9, 3],
  /** A Slot or a token that is lost for a turn, and one that is won back when it can still be used, or only later. */
  cooldown: 0.4,
  prepare: { now: 0.55, later: 0.25 },
  /** A Maneuver in the hand: it will be replaced, but the deck is rebuilt sooner, which costs a Sin. */
  card: 0.15,
  /** A Sin in the hand takes the place of a Maneuver; one on a Slot is like a Wound. */
  handSin: 0.5,
  /** The worth of losing one of none, one, ... four Sins in the hand. */
  clogged: [0, 0.3, 0.6, 1.2, 2.2],
  /** Tokens that are kept until they serve. */
  inspiration: 0.28,
  aggressiveness: 0.7,
  prowess: 0.8,
  willpower: 0.5,
  finding: 0.45,
  trap: 0.45,
  stance: 0.2,
  /** Cards of decks that need not be emptied. */
  aside: 0.2,
  minion: 0.3,
  /** By how much cards of the decks grow dearer with each Round after the third. */
  urgency: 0.25,
  /** An Ark less for a Malefactor that feeds on Arks. */
  ark: 0.9,
  /** Being one place higher on the Fierceness Track. */
  fierceness: 0.04,
  /** The least gain for which an action is taken: doing something later may be better. */
  least: 0.06,
  /** The Round from which every action is taken. */
  patience: 14,
} as const
