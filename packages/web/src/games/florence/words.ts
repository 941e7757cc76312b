import { type Language, type Translate, translator } from '@acheron/engine/words'
import { type Voice as AnyVoice, voicesOf } from '../voices.ts'
import { florence } from './rules.ts'
import type { GameWords } from './types.ts'
import type { Words } from './words/compiled/keys.ts'

export type Voice = AnyVoice<Words, GameWords>

async function catalogue(language: Language): Promise<Translate<Words>> {
  switch (language) {
    case 'en':
      return translator((await import('./words/compiled/en.ts')).en)
    case 'es':
      return translator((await import('./words/compiled/es.ts')).es)
    case 'sv':
      return translator((await import('./words/compiled/sv.ts')).sv)
  }
}

export const { loadVoice, voiceOf } = voicesOf(catalogue, florence.words)
