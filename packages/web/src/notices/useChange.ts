import type { Notices } from '@acheron/protocol'
import { useState } from 'react'
import { useWords } from '../app/words.tsx'
import { tell, tellFailure } from '../ui/notes.tsx'

/** What a part of the page is given. */
export interface PartProps {
  readonly notices: Notices
  /** The house has answered. */
  onChange(notices: Notices): void
}

/** Does something about notices, and says what was refused. */
export function useChange({ onChange }: Pick<PartProps, 'onChange'>) {
  const t = useWords()
  const [busy, setBusy] = useState(false)
  const run = async (change: () => Promise<Notices | null>, after = '') => {
    setBusy(true)
    try {
      const notices = await change()
      if (notices) onChange(notices)
      if (notices && after) tell(after)
    } catch (error) {
      tellFailure(t, error)
    } finally {
      setBusy(false)
    }
  }
  return { busy, run }
}
