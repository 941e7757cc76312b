import { hellgame } from '@acheron/games/hellgame'
import type { HellgameWords } from '@acheron/games/hellgame/board.ts'
import { type Voice as AnyVoice, voicesOf } from '../../board/voices.ts'
import type { Words } from './words/compiled/keys.ts'
import { loadWords } from './words/compiled/load.ts'

export type Voice = AnyVoice<Words, HellgameWords>

export const { loadVoice, voiceOf } = voicesOf(loadWords, hellgame.words)
