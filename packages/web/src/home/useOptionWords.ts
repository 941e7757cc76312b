import type { Translate, WordMap } from '@acheron/engine/words'
import { findGame } from '@acheron/games'
import { useEffect, useState } from 'react'
import { useWords } from '../app/words.tsx'

/** The words of the game's options. They load with its rules, after the form is shown. */
export function useOptionWords(id: string): Translate<WordMap> | null {
  const t = useWords()
  const [words, setWords] = useState<Translate<WordMap> | null>(null)
  useEffect(() => {
    let current = true
    findGame(id)
      .load()
      .then(game => game.optionWords?.(t.lang) ?? game.words(t.lang))
      // A translator is a function, which a setter would call.
      .then(loaded => current && setWords(() => loaded))
    return () => {
      current = false
    }
  }, [id, t.lang])
  return words
}
