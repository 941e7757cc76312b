import { lateWords } from '../app/lateWords.ts'
import { loadWords } from './words/compiled/load.ts'

/** The words of the page about notices. */
export const useNoticeWords = lateWords(loadWords)
