import type { Sin } from './sins.ts'

/**
 * The effects of bonus tiles, fraud cards and families, in few verbs; `verbs/` carries them out. `may`: it is optional.
 * A choice (a gate, a cube, members) is carried by the move.
 */
export type Effect =
  | { readonly verb: 'florins' | 'drachmas' | 'infamy'; readonly n: number }
  /** The skull on that track rises one level, without the bonus tile (7.15). */
  | { readonly verb: 'skull'; readonly sin: Sin }
  /** Place a safe-passage disc on a gate. */
  | { readonly verb: 'disc'; readonly may?: true }
  /** Move one Phlegethon cube one space right. */
  | { readonly verb: 'cube' }
  /** Members of the family from the tower to the home. */
  | { readonly verb: 'home'; readonly most: 1 | 2; readonly may?: true }
  /** Play a guardian for nothing (R10). */
  | { readonly verb: 'guardian'; readonly may?: true }
  /** An urchin from the reserve to the home. */
  | { readonly verb: 'urchin' }
  /** The next tower floor. */
  | { readonly verb: 'floor' }
  /** A half-diploma token (R13.2). */
  | { readonly verb: 'half' }
  /** A barrel from the Market, a guest from the Palace: to the ground floor (2.11). */
  | { readonly verb: 'barrel' | 'guest' }

/** The counts of the end-game sides (2.13). */
export type Count = 'urchins' | 'floors' | 'guests' | 'barrels' | 'discs' | 'coins' | 'diplomas' | 'deep' | 'sheltered'

/** The effects of the end-game sides. */
export type EndEffect =
  | { readonly verb: 'skull'; readonly sin: Sin }
  /** The cube moves two spaces right (R14.2). */
  | { readonly verb: 'cube'; readonly sin: Sin }
  /** One infamy for each thing counted, at most `countCap`. */
  | { readonly verb: 'count'; readonly of: Count }

export const countCap = 4
export const endCubeSpaces = 2
