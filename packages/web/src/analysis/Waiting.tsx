import { Link } from '../app/Link.tsx'
import type { Route } from '../app/routes.ts'
import { Icon } from '../icons/Icon.tsx'
import type { Analysing } from './useAnalysis.ts'
import { useAnalysisWords } from './words.tsx'

interface Props {
  readonly analysing: Analysing
  readonly back: Route
}

/** Until the analysis is there: how far it has come, or why there is none. */
export function Waiting({ analysing: { look, cancel, resume }, back }: Props) {
  const t = useAnalysisWords()
  const text = () => {
    if (look.is === 'running' || look.is === 'stopped') return t(look.is, { done: look.done, total: look.total })
    return look.is === 'done' ? '' : t(look.is)
  }
  const ended = look.is === 'stopped' || look.is === 'failed'
  return (
    <section className="analysis-waiting">
      <Icon name="quill-ink" size={48} />
      <p role={look.is === 'running' ? undefined : 'status'}>{text()}</p>
      {look.is === 'failed' && <p className="muted">{look.why}</p>}
      {look.is === 'running' && (
        <>
          <progress value={look.done} max={Math.max(1, look.total)} aria-label={text()} />
          <button type="button" className="button" onClick={cancel}>
            {t('cancel')}
          </button>
        </>
      )}
      {ended && (
        <button type="button" className="button primary" onClick={resume}>
          {t('resume')}
        </button>
      )}
      <Link to={back} className="button quiet">
        {t('back')}
      </Link>
    </section>
  )
}
