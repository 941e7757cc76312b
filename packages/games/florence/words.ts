import { type Language, type Translate, translator } from '@acheron/engine/words'
import type { Words } from './words/compiled/keys.ts'

/** The game's words in one language; the others are not loaded. */
export async function words(language: Language): Promise<Translate<Words>> {
  switch (language) {
    case 'en':
      return translator((await import('./words/compiled/en.ts')).en)
    case 'es':
      return translator((await import('./words/compiled/es.ts')).es)
    case 'sv':
      return translator((await import('./words/compiled/sv.ts')).sv)
  }
}
