import type { Translate } from '@acheron/engine/words'
import { lateWords } from '../app/lateWords.ts'
import type { Words } from './words/compiled/keys.ts'
import { loadWords } from './words/compiled/load.ts'

export type SayDice = Translate<Words>

/** The words about the dice one can check. */
export const useDiceWords = lateWords(loadWords)
