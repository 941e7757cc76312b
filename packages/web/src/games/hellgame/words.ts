import { type Language, type Translate, translator } from '@acheron/engine/words'
import { hellgame } from './rules.ts'
import type { GameWords } from './types.ts'
import type { Words } from './words/compiled/keys.ts'

/** The board's words and those of the rules, in one language. */
export interface Voice {
  readonly t: Translate<Words>
  readonly game: GameWords
}

const voices = new Map<Language, Voice>()

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

export async function loadVoice(language: Language): Promise<Voice> {
  const [t, game] = await Promise.all([catalogue(language), hellgame.words(language)])
  const voice = { t, game }
  voices.set(language, voice)
  return voice
}

/** A voice that has been loaded; a board is never shown before its face, and the face loads it. */
export function voiceOf(language: Language): Voice {
  const voice = voices.get(language) ?? [...voices.values()][0]
  if (!voice) throw new Error('the words of Hellgame are not loaded')
  return voice
}
