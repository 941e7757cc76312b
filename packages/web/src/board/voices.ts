import type { Language, Translate, WordMap } from '@acheron/engine/words'

/** The words of a board and of its rules, in one language. */
export interface Voice<W, G> {
  readonly t: Translate<W>
  readonly game: G
}

/** Words by keys that are put together at run time, which types cannot check. */
export function byAnyKey<W>(t: Translate<W>): Translate<WordMap> {
  return t as unknown as Translate<WordMap>
}

/** A game's voices: the face loads them, and every part of the board asks for its own by language. */
export function voicesOf<W, G>(
  board: (language: Language) => Promise<Translate<W>>,
  rules: (language: Language) => Promise<G>,
) {
  const voices = new Map<Language, Voice<W, G>>()
  return {
    async loadVoice(language: Language): Promise<Voice<W, G>> {
      const [t, game] = await Promise.all([board(language), rules(language)])
      const voice = { t, game }
      voices.set(language, voice)
      return voice
    },

    /** A voice that has been loaded; a board is never shown before its face, and the face loads it. */
    voiceOf(language: Language): Voice<W, G> {
      const voice = voices.get(language) ?? [...voices.values()][0]
      if (!voice) throw new Error('the words of the game are not loaded')
      return voice
    },
  }
}
