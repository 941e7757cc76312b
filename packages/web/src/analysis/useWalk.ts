import { useEffect } from 'react'
import { takesKeys } from '../board/takesKeys.ts'

interface Walk {
  /** So many moves on or back. */
  by(moves: number): void
  to(at: 'start' | 'end'): void
  /** So many rows of the list. */
  rows(by: number): void
  slip(by: 1 | -1): void
}

/** The keys of the analysis. */
export function useWalk({ by, to, rows, slip }: Walk): void {
  useEffect(() => {
    const meanings: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => by(-1),
      ArrowRight: () => by(1),
      ArrowUp: () => rows(-1),
      ArrowDown: () => rows(1),
      Home: () => to('start'),
      End: () => to('end'),
      n: () => slip(1),
      N: () => slip(-1),
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (takesKeys(event.target) || document.querySelector('dialog[open]')) return
      const meaning = meanings[event.key]
      if (!meaning) return
      event.preventDefault()
      meaning()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [by, to, rows, slip])
}
