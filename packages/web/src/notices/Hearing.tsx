import type { TableNotices } from '@acheron/protocol'
import { useEffect, useState } from 'react'
import { Link } from '../app/Link.tsx'
import { useWords } from '../app/words.tsx'
import { noticesApi } from '../remote/notices.ts'
import { tellFailure } from '../ui/notes.tsx'

/** Whether the visitor is told of their turn at this table when they are away, and how to change that. Unknown, it says nothing. */
export function Hearing({ table }: { readonly table: string }) {
  const t = useWords()
  const [told, setTold] = useState<TableNotices | null>(null)
  useEffect(() => {
    noticesApi.atTable(table).then(setTold, () => {})
  }, [table])
  const mute = (muted: boolean) =>
    noticesApi.mute(table, muted).then(setTold, (error: unknown) => tellFailure(t, error))
  if (!told) return null
  if (!told.turn && !told.muted)
    return (
      <p className="prompt-text">
        <Link to={{ page: 'notices' }} className="text-link">
          {t('waiting.offer')}
        </Link>
      </p>
    )
  return (
    <>
      <p className="prompt-text muted">{t(told.muted ? 'waiting.muted' : 'waiting.told')}</p>
      <p className="prompt-text">
        <button type="button" className="text-link" onClick={() => mute(!told.muted)}>
          {t(told.muted ? 'waiting.unmute' : 'waiting.mute')}
        </button>
      </p>
    </>
  )
}
