import type { Language } from '@acheron/engine/words'
import { use } from 'react'
import { useWords } from './words.tsx'

/** A hook for words that come with their own page or dialog, not with the site's first load. */
export function lateWords<W>(load: (language: Language) => Promise<W>): () => W {
  const loading = new Map<Language, Promise<W>>()
  return function useLateWords() {
    const { lang } = useWords()
    const words = loading.get(lang) ?? load(lang)
    loading.set(lang, words)
    return use(words)
  }
}
