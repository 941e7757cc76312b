import { useCallback, useState } from 'react'
import { useWords } from '../../app/words.tsx'
import { tellFailure } from '../../ui/notes.tsx'

export interface Act {
  readonly busy: boolean
  /** Carries it out, one at a time; gives whether it was done. A note tells why not. */
  run(action: () => Promise<unknown>): Promise<boolean>
}

/** What a person does about seats, beside the game. */
export function useAct(): Act {
  const t = useWords()
  const [busy, setBusy] = useState(false)
  const run = useCallback(
    async (action: () => Promise<unknown>) => {
      setBusy(true)
      try {
        await action()
        return true
      } catch (error) {
        tellFailure(t, error)
        return false
      } finally {
        setBusy(false)
      }
    },
    [t],
  )
  return { busy, run }
}
