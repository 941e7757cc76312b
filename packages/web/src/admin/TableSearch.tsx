import { useCallback, useState } from 'react'
import { gameName } from '../account/Tallies.tsx'
import { Link } from '../app/Link.tsx'
import { useWords } from '../app/words.tsx'
import { personName } from '../table/players/seats.ts'
import { moment } from '../ui/dates.ts'
import { adminApi } from './api.ts'
import { Reasoned } from './Reasoned.tsx'
import { SearchForm } from './SearchForm.tsx'
import { useLoaded } from './useLoaded.ts'
import { useOrderWords } from './words.tsx'

/** All tables, newest first, or those that are looked for by id, name or person. */
export function TableSearch() {
  const t = useOrderWords()
  const words = useWords()
  const [wanted, setWanted] = useState<{ find: string; before: number | null }>({ find: '', before: null })
  const load = useCallback(() => adminApi.tables(wanted.find, wanted.before), [wanted])
  const { value, act } = useLoaded(load)
  const last = value?.tables.at(-1)
  return (
    <section>
      <SearchForm label={t('tables.find')} onSearch={find => setWanted({ find, before: null })} />
      {value?.tables.length === 0 && <p className="muted">{t('tables.none')}</p>}
      {value?.tables.map(({ id, name, game, visibility, status, opened, people }) => (
        <article key={id} className="admin-card">
          <h2>{name}</h2>
          <p className="muted">
            {[
              gameName(words, game),
              t('tables.status', { status }),
              words('invite.may', { who: visibility }),
              moment(words.lang, opened),
            ].join(' · ')}
          </p>
          <p>{people.length === 0 ? t('tables.nobody') : people.map(each => personName(each, words)).join(', ')}</p>
          <p>
            <Link to={{ page: 'table', id }} className="text-link">
              {t('report.look')}
            </Link>{' '}
            <code className="muted">{id}</code>
          </p>
          {status !== 'closed' && status !== 'over' && (
            <div className="admin-acts">
              <Reasoned label={t('table.close')} onDone={why => act(adminApi.close(id, why))} />
            </div>
          )}
        </article>
      ))}
      {value?.more && last && (
        <button type="button" className="button" onClick={() => setWanted({ ...wanted, before: last.no })}>
          {t('older')}
        </button>
      )}
    </section>
  )
}
