import { charonsObol } from '@acheron/games/charons-obol'
import { voicesOf } from '../../board/voices.ts'
import { loadWords } from './words/compiled/load.ts'

/** The board's own words, and those of the rules. */
export const { loadVoice, voiceOf } = voicesOf(loadWords, charonsObol.words)
export type Voice = ReturnType<typeof voiceOf>
