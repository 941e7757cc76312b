import { impRace } from '@acheron/games/imp-race'
import type { ImpRaceWords } from '@acheron/games/imp-race/board.ts'
import { type Voice as AnyVoice, voicesOf } from '../../board/voices.ts'
import type { Words } from './words/compiled/keys.ts'
import { loadWords } from './words/compiled/load.ts'

export type Voice = AnyVoice<Words, ImpRaceWords>

export const { loadVoice, voiceOf } = voicesOf(loadWords, impRace.words)
