import { type Language, type Translate, translator } from '@acheron/engine/words'
import { type Voice, voicesOf } from '../../../voices.ts'
import { florence } from '../../rules.ts'
import type { GameWords } from '../../types.ts'
import type { Words } from '../words/compiled/keys.ts'

/** The words of city, house and cards, with those of the rules. */
export type CityVoice = Voice<Words, GameWords>

async function catalogue(language: Language): Promise<Translate<Words>> {
  switch (language) {
    case 'en':
      return translator((await import('../words/compiled/en.ts')).en)
    case 'es':
      return translator((await import('../words/compiled/es.ts')).es)
    case 'sv':
      return translator((await import('../words/compiled/sv.ts')).sv)
  }
}

const voices = voicesOf(catalogue, florence.words)

/** To be loaded with the face, before any of it is shown. */
export const loadCity = voices.loadVoice

/** The same language as the board's own voice. */
export function cityVoice({ t }: { readonly t: { readonly lang: Language } }): CityVoice {
  return voices.voiceOf(t.lang)
}
