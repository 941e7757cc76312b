import type { Translate } from '@acheron/engine/words'
import { lateWords } from '../app/lateWords.ts'
import type { Words } from './words/compiled/keys.ts'
import { loadWords } from './words/compiled/load.ts'

export type SayAnalysis = Translate<Words>

/** The words of the analysis. */
export const useAnalysisWords = lateWords(loadWords)
