import { type CaravanWords, shownGame } from '@acheron/games/caravan/board.ts'
import { type Voice, voicesOf } from '../../../board/voices.ts'
import type { Words } from './words/compiled/keys.ts'
import { loadWords } from './words/compiled/load.ts'

/** The words of the end and of the lines about a seat, with those of the rules. */
export type EndVoice = Voice<Words, CaravanWords>

/** To be loaded with the face, before any of it is shown. */
export const { loadVoice: loadEnd, voiceOf: endVoice } = voicesOf(loadWords, shownGame.words)
