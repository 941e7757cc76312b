import type { Config, GameDefinition, Move, Result, Seat, View } from '@acheron/engine'
import type { Language, Translate, WordMap } from '@acheron/engine/words'
import type { Say } from '../words.ts'
import type { Paint } from './paint.ts'

/** What a stage draws: one seat's view of the table, and the moves that the player is looking at. */
export interface Scene {
  readonly game: GameDefinition
  readonly config: Config
  readonly view: View
  /** The seat whose view it is; null for spectators. */
  readonly seat: Seat | null
  readonly moves: readonly Move[]
  /** The moves under the cursor: the board shows in gold what they would touch. */
  readonly lit: readonly Move[]
  readonly paint: Paint
  readonly columns: number
  /** Whether there is height to spare. */
  readonly roomy: boolean
  readonly say: Say
  /** The game's own words. */
  readonly t: Translate<WordMap>
  /** A move in the game's words. */
  readonly describe: (move: Move) => string
}

/** Moves that belong together in a list. */
export interface Group {
  readonly title: string
  readonly moves: readonly Move[]
  /** Never folded: these must not be overlooked. */
  readonly open?: boolean
}

/** How a game looks in the terminal. A game without a stage of its own gets the plain one. */
export interface Stage {
  /** Loads what the stage reads besides the words of the game. */
  load?(language: Language): Promise<void>
  /** The state of the game, for the title bar. */
  standing(scene: Scene): string
  board(scene: Scene): string[]
  /** What is asked now, as a sentence. */
  prompt(scene: Scene): string
  groups(scene: Scene): Group[]
  /** A move in words that the game itself does not have; null where its own are right. */
  describe?(move: Move, scene: Scene): string | null
  /** A move in short, under the title of its group. */
  label(move: Move, scene: Scene): string
  /** The result with every point explained. */
  ending(scene: Scene, result: Result): string[]
  /** The rules in short, paragraphs of plain text. */
  rules(scene: Scene): string
}
