import type { FoundPeople } from '@acheron/protocol'
import { useCallback, useState } from 'react'
import { useWords } from '../app/words.tsx'
import { moment } from '../ui/dates.ts'
import { adminApi } from './api.ts'
import { BanForm } from './BanForm.tsx'
import { Reasoned } from './Reasoned.tsx'
import { SearchForm } from './SearchForm.tsx'
import { useLoaded } from './useLoaded.ts'
import { useOrderWords } from './words.tsx'

const nobody: FoundPeople = { people: [] }

/** People by the beginning of their name. */
export function PeopleSearch() {
  const t = useOrderWords()
  const { lang } = useWords()
  const [name, setName] = useState('')
  const load = useCallback(() => (name === '' ? Promise.resolve(nobody) : adminApi.people(name)), [name])
  const { value, act } = useLoaded(load)
  return (
    <section>
      <SearchForm label={t('people.name')} onSearch={setName} />
      {name !== '' && value?.people.length === 0 && <p className="muted">{t('people.none')}</p>}
      {value?.people.map(({ id, name: called, account, sessions, banned }) => (
        <article key={id} className="admin-card">
          <h2>{called}</h2>
          <p className="muted">
            {account === null ? t('people.guest') : t('people.account', { name: account })} ·{' '}
            {t('people.sessions', { count: sessions })}
            {banned !== null && ` · ${t('people.banned', { until: moment(lang, banned) })}`}
          </p>
          <div className="admin-acts">
            <BanForm person={id} name={called} act={act} />
            {/* Of a guest with one browser no session is stored, and there is none to be ended. */}
            {sessions > 0 && <Reasoned label={t('people.signOut')} onDone={why => act(adminApi.signOut(id, why))} />}
          </div>
        </article>
      ))}
    </section>
  )
}
