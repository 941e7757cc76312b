/** The worth of things to the plain player, in infamy; found by playing against itself. */
export const weights = {
  /** A Drachma and a Florin, to a seat that has few, some or many. */
  drachma: { few: 1.6, some: 1.4, many: 0.6 },
  florin: { few: 0.9, some: 0.5, many: 0.2 },
  /** A loan, as a part of what it costs in the end. */
  loan: 0.85,
  /** The first disc on the Wall of Dis, and each one more as a part of the one before. */
  disc: { first: 3.5, next: 0.63 },
  /** The next floor, to a tower that is full, nearly so, or not. */
  floor: { full: 3.5, tight: 2, loose: 0.8 },
  /** An urchin out of the reserve; a member out of the tower, if few or enough are ready. */
  urchin: 2.2,
  freed: { few: 2.2, enough: 1.4 },
  /** A member back from Florence. */
  back: { few: 1.1, enough: 0.5 },
  /** A member who goes into the tower, with room enough or not. */
  sheltered: { roomy: 0.8, tight: 1.2 },
  /** A guest, each floor below it, and what it promises of the best track that it opens. */
  guest: 2.6,
  guestFloor: 0.5,
  guestTrack: 0.1,
  /** The first barrel, and another. */
  barrel: { first: 4.5, other: 3 },
  /** Storing a barrel now, and what waiting for more is worth at the start. */
  store: 0.6,
  wait: 3.5,
  /** A fraud card that can be played from the hand, or from the line-up. */
  card: { hand: 4, lineUp: 3 },
  /** A card's end side, with its barrel or without. */
  endSide: { owned: 0.8, missing: 0.3 },
  half: { first: 2.5, second: 5 },
  guardian: 1.5,
  /** A place to accuse from: in general, and per level there. */
  foothold: { place: 0.4, level: 0.35 },
  /** An accusation by itself. */
  accusation: 0.5,
  /** How much of the diploma that Dante now awards is counted. */
  award: 0.5,
  /** How much of a lead counts when the last step ends the game. */
  lead: 0.1,
  /** The worth of a level, as a part of its apparent worth. */
  level: 1.25,
  /** Chances of a diploma: what a tie is worth in levels, and how much the present levels count. */
  tie: 0.4,
  sure: { now: 4, ever: 0.9 },
  /** A level without a chance of the diploma, with a pair of half-diplomas or not. */
  spare: { pair: 0.3, none: 0.1 },
  /** How much of a circle's empty shields is filled by the time Dante arrives, seen from the start. */
  fills: 0.6,
  /** The cost of a soul that the next player could lay down, to the player who leaves it there. */
  threat: 0.75,
  /** The Styx beyond its levels. */
  styx: 0.3,
}
