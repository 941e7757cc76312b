import { nineCircles } from '@acheron/games/nine-circles'
import { type Voice as AnyVoice, voicesOf } from '../../board/voices.ts'
import type { Words } from './words/compiled/keys.ts'
import { loadWords } from './words/compiled/load.ts'

/** The words of the rules: names of circles, moves and events as prose. */
export type GameWords = Parameters<(typeof nineCircles)['describeMove']>[2]

export type Voice = AnyVoice<Words, GameWords>

export const { loadVoice, voiceOf } = voicesOf(loadWords, nineCircles.words)
