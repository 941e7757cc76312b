import type { Language, Translate, WordMap } from '@acheron/engine/words'
import type { Words as BoxWords } from '../box/words/compiled/keys.ts'
import { loadWords as loadBox } from '../box/words/compiled/load.ts'
import { loadStory } from '../chronicle/story/texts.ts'
import type { Words as OwnWords } from '../words/compiled/keys.ts'
import { loadWords as loadOwn } from '../words/compiled/load.ts'

/** The names of the box and the sentences about it; the story, which the log quotes, has its own way in (`story/texts.ts`). */
export type Words = BoxWords & OwnWords
export type T = Translate<Words>

type Say = Translate<WordMap>

/** A key that the sentences lack is a name of the box, else of the story: no key stands in two of them. */
function together(own: Say, ...others: Say[]): T {
  const say: (...message: Parameters<Say>) => string = (...message) => {
    let text = own(...message)
    for (let i = 0; i < others.length && text === message[0]; i++) text = others[i]!(...message)
    return text
  }
  return Object.assign(say, { lang: own.lang }) as unknown as T
}

/** The words in one language; the others are not loaded. */
export async function words(language: Language): Promise<T> {
  const [own, box, story] = await Promise.all([loadOwn(language), loadBox(language), loadStory(language)])
  return together(own as unknown as Say, box as unknown as Say, story as unknown as Say)
}
