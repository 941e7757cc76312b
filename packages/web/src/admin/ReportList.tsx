import type { Reports } from '@acheron/protocol'
import { useCallback, useState } from 'react'
import { gameName } from '../account/Tallies.tsx'
import { Link } from '../app/Link.tsx'
import { useWords } from '../app/words.tsx'
import { textOf } from '../table/talk/useTalk.ts'
import { moment } from '../ui/dates.ts'
import { adminApi } from './api.ts'
import { BanForm } from './BanForm.tsx'
import { Reasoned } from './Reasoned.tsx'
import { type Loaded, useLoaded } from './useLoaded.ts'
import { useOrderWords } from './words.tsx'

type Report = Reports['reports'][number]

/** Reports, with what was said around each. */
export function ReportList({ state }: { readonly state: 'open' | 'done' }) {
  const t = useOrderWords()
  const [before, setBefore] = useState<number | null>(null)
  const load = useCallback(() => adminApi.reports(state, before), [state, before])
  const loaded = useLoaded(load)
  const { value } = loaded
  if (!value) return null
  const last = value.reports.at(-1)
  return (
    <section>
      {value.reports.length === 0 && <p className="muted">{t('reports.none')}</p>}
      {value.reports.map(report => (
        <ReportCard key={report.no} report={report} act={loaded.act} />
      ))}
      {value.more && last && (
        <button type="button" className="button" onClick={() => setBefore(last.no)}>
          {t('older')}
        </button>
      )}
    </section>
  )
}

function ReportCard({ report, act }: { readonly report: Report; readonly act: Loaded<unknown>['act'] }) {
  const t = useOrderWords()
  const words = useWords()
  const { no, at, by, about, table, reason, said, context, done, note } = report
  const head = { by: by.name, who: about?.name ?? t('report.table') }
  return (
    <article className="admin-card">
      <h2>
        {words(`report.reason.${reason}`)} · {t('report.head', head)}
      </h2>
      <p className="muted">
        {moment(words.lang, at)} · {gameName(words, report.game)} ·{' '}
        <Link to={{ page: 'table', id: table }} className="text-link">
          {t('report.look')}
        </Link>
      </p>
      {report.words && <blockquote>{report.words}</blockquote>}
      <ol className="admin-context">
        {context.map(message => (
          <li key={message.n} className={message.n === said ? 'meant' : ''}>
            <b>{message.theirs ? `${message.name} ◂` : message.name}</b> {textOf(message, words)}
          </li>
        ))}
      </ol>
      <div className="admin-acts">
        {about && <BanForm person={about.id} name={about.name} act={act} />}
        <Reasoned label={t('table.close')} onDone={why => act(adminApi.close(table, why))} />
        <Reasoned
          label={done ? t('report.reopen') : t('report.settle')}
          first={note}
          optional
          onDone={text => act(adminApi.settle(no, !done, text))}
        />
      </div>
    </article>
  )
}
