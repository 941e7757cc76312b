import { lateWords } from '../app/lateWords.ts'
import { loadWords } from './words/compiled/load.ts'

/** The words of the pages about order. */
export const useOrderWords = lateWords(loadWords)
