import { type CaravanWords, shownGame } from '@acheron/games/caravan/board.ts'
import { type Voice as AnyVoice, voicesOf } from '../../board/voices.ts'
import type { Words } from './words/compiled/keys.ts'
import { loadWords } from './words/compiled/load.ts'

export type Voice = AnyVoice<Words, CaravanWords>

export const { loadVoice, voiceOf } = voicesOf(loadWords, shownGame.words)
