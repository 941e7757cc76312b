import { lateWords } from '../../app/lateWords.ts'
import { loadWords } from './words/compiled/load.ts'

/** The words about exact figures, luck and skill. */
export const useExactWords = lateWords(loadWords)
