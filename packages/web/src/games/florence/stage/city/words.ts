import type { Language } from '@acheron/engine/words'
import { florence } from '@acheron/games/florence'
import type { T } from '@acheron/games/florence/board.ts'
import { type Voice, voicesOf } from '../../../../board/voices.ts'
import type { Words } from '../words/compiled/keys.ts'
import { loadWords } from '../words/compiled/load.ts'

/** The words of city, house and cards, with those of the rules. */
export type CityVoice = Voice<Words, T>

const voices = voicesOf(loadWords, florence.words)

/** Loaded with the face, before any of it is shown. */
export const loadCity = voices.loadVoice

/** The words in the language of the board's own voice. */
export function cityVoice({ t }: { readonly t: { readonly lang: Language } }): CityVoice {
  return voices.voiceOf(t.lang)
}
