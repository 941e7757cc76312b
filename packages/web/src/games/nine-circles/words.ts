import { nineCircles } from '@acheron/games/nine-circles'
import { type Voice as AnyVoice, voicesOf } from '../../board/voices.ts'
import type { GameWords } from './types.ts'
import type { Words } from './words/compiled/keys.ts'
import { loadWords } from './words/compiled/load.ts'

export type Voice = AnyVoice<Words, GameWords>

export const { loadVoice, voiceOf } = voicesOf(loadWords, nineCircles.words)
