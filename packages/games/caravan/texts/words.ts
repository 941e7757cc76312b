import type { Language, Translate, WordMap } from '@acheron/engine/words'
import type { Words as BoxWords } from '../box/words/compiled/keys.ts'
import { loadWords as loadBox } from '../box/words/compiled/load.ts'
import type { Words as OwnWords } from '../words/compiled/keys.ts'
import { loadWords as loadOwn } from '../words/compiled/load.ts'

/** The names of the box and the sentences about it; the story is loaded by itself (`story/texts.ts`). */
export type Words = BoxWords & OwnWords
export type T = Translate<Words>

type Say = Translate<WordMap>

/** A key that the sentences lack is a name of the box: no key stands in both. */
function both(own: Say, box: Say): T {
  const say: (...message: Parameters<Say>) => string = (...message) => {
    const text = own(...message)
    return text === message[0] ? box(...message) : text
  }
  return Object.assign(say, { lang: own.lang }) as unknown as T
}

/** The words in one language; the others are not loaded. */
export async function words(language: Language): Promise<T> {
  const [own, box] = await Promise.all([loadOwn(language), loadBox(language)])
  return both(own as unknown as Say, box as unknown as Say)
}
