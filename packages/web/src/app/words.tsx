import type { Translate } from '@acheron/engine/words'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useSettings } from '../settings/store.ts'
import type { Words } from '../words/compiled/keys.ts'
import { loadWords } from '../words/compiled/load.ts'

export type Say = Translate<Words>

const WordsContext = createContext<Say | null>(null)

/** The shell's words; `t.lang` is the language of the page. */
export function useWords(): Say {
  const words = useContext(WordsContext)
  if (!words) throw new Error('useWords outside of WordsProvider')
  return words
}

/** Gives the page its words. After a change of language the old ones stay until the new ones have loaded. */
export function WordsProvider({ first, children }: { readonly first: Say; readonly children: ReactNode }) {
  const { language } = useSettings()
  const [words, setWords] = useState({ say: first })
  useEffect(() => {
    let current = true
    loadWords(language).then(say => {
      if (current) setWords({ say })
    })
    return () => {
      current = false
    }
  }, [language])
  useEffect(() => {
    document.documentElement.lang = words.say.lang
  }, [words])
  return <WordsContext value={words.say}>{children}</WordsContext>
}
