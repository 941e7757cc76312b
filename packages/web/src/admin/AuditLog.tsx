import { useCallback, useState } from 'react'
import { useWords } from '../app/words.tsx'
import { moment } from '../ui/dates.ts'
import { adminApi } from './api.ts'
import { useLoaded } from './useLoaded.ts'
import { useOrderWords } from './words.tsx'

/** Every act of an admin, newest first. */
export function AuditLog() {
  const t = useOrderWords()
  const { lang } = useWords()
  const [before, setBefore] = useState<number | null>(null)
  const load = useCallback(() => adminApi.audit(before), [before])
  const { value } = useLoaded(load)
  if (!value) return null
  const last = value.acts.at(-1)
  return (
    <section>
      {value.acts.length === 0 && <p className="muted">{t('mine.nothing')}</p>}
      <ol className="admin-log">
        {value.acts.map(({ no, at, by, act, about, table, words }) => (
          <li key={no}>
            <span className="muted">{moment(lang, at)}</span> <b>{by}</b> {t(`act.${act}`)}{' '}
            {[about, table, words].filter(Boolean).join(' · ')}
          </li>
        ))}
      </ol>
      {value.more && last && (
        <button type="button" className="button" onClick={() => setBefore(last.no)}>
          {t('older')}
        </button>
      )}
    </section>
  )
}
