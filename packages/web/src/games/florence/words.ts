import { florence } from '@acheron/games/florence'
import type { T } from '@acheron/games/florence/board.ts'
import { type Voice as AnyVoice, voicesOf } from '../../board/voices.ts'
import type { Words } from './words/compiled/keys.ts'
import { loadWords } from './words/compiled/load.ts'

export type Voice = AnyVoice<Words, T>

export const { loadVoice, voiceOf } = voicesOf(loadWords, florence.words)
