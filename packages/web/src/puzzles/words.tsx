import type { Translate } from '@acheron/engine/words'
import { lateWords } from '../app/lateWords.ts'
import type { Words } from './words/compiled/keys.ts'
import { loadWords } from './words/compiled/load.ts'

export type SayPuzzle = Translate<Words>

/** The words of the puzzles' page. */
export const usePuzzleWords = lateWords(loadWords)
