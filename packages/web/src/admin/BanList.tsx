import { useWords } from '../app/words.tsx'
import { moment } from '../ui/dates.ts'
import { adminApi } from './api.ts'
import { useLoaded } from './useLoaded.ts'
import { useOrderWords } from './words.tsx'

/** The bans that hold. */
export function BanList() {
  const t = useOrderWords()
  const { lang } = useWords()
  const { value, act } = useLoaded(adminApi.bans)
  if (!value) return null
  return (
    <section>
      {value.bans.length === 0 && <p className="muted">{t('bans.none')}</p>}
      {value.bans.map(({ id, name, until, reason }) => (
        <article key={id} className="admin-card">
          <h2>{name ?? t('bans.address')}</h2>
          <p>
            {t('mine.ban', { until: moment(lang, until) })} {reason}
          </p>
          <button type="button" className="button" onClick={() => act(adminApi.unban(id))}>
            {t('bans.lift')}
          </button>
        </article>
      ))}
    </section>
  )
}
