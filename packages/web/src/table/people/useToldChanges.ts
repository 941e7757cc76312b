import type { TableInfo } from '@acheron/protocol'
import { useEffect, useRef } from 'react'
import { useWords } from '../../app/words.tsx'
import { tell } from '../../ui/notes.tsx'
import { changesOf } from './changes.ts'

/** Tells whoever is here what was changed about the table, as it happens. */
export function useToldChanges(info: TableInfo): void {
  const t = useWords()
  const last = useRef(info)
  useEffect(() => {
    const changes = changesOf(last.current, info, t)
    last.current = info
    if (changes.length > 0) tell(changes.join(' '))
  }, [info, t])
}
