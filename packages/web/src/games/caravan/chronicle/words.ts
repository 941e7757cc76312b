import { type CaravanWords, shownGame } from '@acheron/games/caravan/board.ts'
import { type Voice, voicesOf } from '../../../board/voices.ts'
import type { Words } from './words/compiled/keys.ts'
import { loadWords } from './words/compiled/load.ts'

/** The words of the road, with those of the rules. */
export type RoadVoice = Voice<Words, CaravanWords>

/** To be loaded with the face, before any of it is shown. */
export const { loadVoice: loadRoad, voiceOf: roadVoice } = voicesOf(loadWords, shownGame.words)
