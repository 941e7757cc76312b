import { Bar } from '../app/Bar.tsx'
import { Link } from '../app/Link.tsx'
import { useWords } from '../app/words.tsx'
import { talkApi } from '../remote/talkApi.ts'
import { personName } from '../table/players/seats.ts'
import { moment } from '../ui/dates.ts'
import { Notes } from '../ui/notes.tsx'
import { reasonOf } from './reason.ts'
import { useLoaded } from './useLoaded.ts'
import './admin.css'
import { useOrderWords } from './words.tsx'

/** What was decided about the viewer, and whom they do not hear. */
export default function OrderPage() {
  const t = useOrderWords()
  const { value } = useLoaded(talkApi.decisions)
  return (
    <>
      <Bar title={t('mine')} />
      <main className="admin fade-in" aria-busy={value === null}>
        {value?.admin && (
          <Link to={{ page: 'admin' }} className="button">
            {t('admin')}
          </Link>
        )}
        <Decided />
        <Unheard />
      </main>
      <Notes />
    </>
  )
}

function Decided() {
  const t = useOrderWords()
  const words = useWords()
  const { value } = useLoaded(talkApi.decisions)
  if (!value) return null
  return (
    <section>
      <h2 className="small-caps">{t('mine.decided')}</h2>
      {value.bans.map(({ until, reason }) => (
        <p key={until} className="admin-ban">
          {t('mine.ban', { until: moment(words.lang, until) })} {reason}
        </p>
      ))}
      {value.acts.length === 0 && <p className="muted">{t('mine.nothing')}</p>}
      <ol className="admin-log">
        {value.acts.map(({ at, act, table, words: why }) => (
          <li key={`${at} ${act} ${table}`}>
            <span className="muted">{moment(words.lang, at)}</span> {t(`mine.act.${act}`)}{' '}
            {reasonOf(act, why, words.lang)}
            {table !== null && (
              <>
                {' '}
                <Link to={{ page: 'table', id: table }} className="text-link">
                  {t('report.look')}
                </Link>
              </>
            )}
          </li>
        ))}
      </ol>
      {value.reports.length > 0 && <h2 className="small-caps">{t('mine.reports')}</h2>}
      <ol className="admin-log">
        {value.reports.map(({ at, reason, done }) => (
          <li key={at}>
            <span className="muted">{moment(words.lang, at)}</span> {words(`report.reason.${reason}`)}:{' '}
            {t(done ? 'mine.report.done' : 'mine.report.open')}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Unheard() {
  const t = useOrderWords()
  const words = useWords()
  const { value, act } = useLoaded(talkApi.hushed)
  if (!value) return null
  return (
    <section>
      <h2 className="small-caps">{t('unheard')}</h2>
      {value.people.length === 0 && <p className="muted">{t('unheard.none')}</p>}
      <ul className="admin-log admin-unheard">
        {value.people.map(({ id, name, how }) => (
          <li key={id}>
            <b>{personName(name, words)}</b> <span className="muted">{t(`unheard.${how}`)}</span>
            <button type="button" className="button" onClick={() => act(talkApi.unhush(id))}>
              {t('unheard.again')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
