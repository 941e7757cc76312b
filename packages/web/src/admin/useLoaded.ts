import { useCallback, useEffect, useState } from 'react'
import { useWords } from '../app/words.tsx'
import { tellFailure } from '../ui/notes.tsx'

export interface Loaded<T> {
  /** Null until it has come. */
  readonly value: T | null
  readonly failed: boolean
  again(): void
  /** Does something, tells a failure, and loads again. */
  act(work: Promise<unknown>): Promise<boolean>
}

/** What the server tells, loaded anew after every act. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const t = useWords()
  const [value, setValue] = useState<T | null>(null)
  const [failed, setFailed] = useState(false)
  const [count, setCount] = useState(0)
  const again = useCallback(() => setCount(before => before + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a higher count loads again
  useEffect(() => {
    let current = true
    load().then(
      found => current && setValue(() => found),
      () => current && setFailed(true),
    )
    return () => {
      current = false
    }
  }, [load, count])
  const act = async (work: Promise<unknown>): Promise<boolean> => {
    try {
      await work
      again()
      return true
    } catch (error) {
      tellFailure(t, error)
      return false
    }
  }
  return { value, failed, again, act }
}
