import { type Language, type Translate, translator, type WordMap } from '@acheron/engine/words'

/** The rule book's words; its chapters say by number which paragraphs they have. */
export async function bookWords(language: Language): Promise<Translate<WordMap>> {
  switch (language) {
    case 'en':
      return loose(translator((await import('./words/compiled/en.ts')).en))
    case 'es':
      return loose(translator((await import('./words/compiled/es.ts')).es))
    case 'sv':
      return loose(translator((await import('./words/compiled/sv.ts')).sv))
  }
}

function loose(t: unknown): Translate<WordMap> {
  return t as Translate<WordMap>
}
