import type { Report } from '@acheron/bots/analyse'
import { Icon } from '../icons/Icon.tsx'
import { changeText, errorText, worthText } from './figures.ts'
import { MarkSign } from './Mark.tsx'
import { mostOf, type Told } from './turning.ts'
import './Verdict.css'
import { type SayAnalysis, useAnalysisWords } from './words.tsx'

interface Props {
  readonly report: Report
  /** The chosen decision; null at the end. */
  readonly told: Told | null
  readonly ownVirgil: boolean
}

/** The better move and the one that was played, each with its worth. */
export function Verdict({ report, told, ownVirgil }: Props) {
  const t = useAnalysisWords()
  return (
    <section className="would" aria-labelledby="would-title">
      <header>
        <Icon name="quill-ink" size={22} />
        <h2 id="would-title" className="small-caps">
          {t('would', { who: ownVirgil ? 'nobody' : 'virgil' })}
        </h2>
        <span className="muted">{judgeText(report, t)}</span>
      </header>
      <div role="status">
        {told ? <Moves report={report} told={told} /> : <p className="muted">{t('would.end')}</p>}
      </div>
      <p className="muted would-means">{t('would.means', { exact: report.exact ? 'yes' : 'no' })}</p>
    </section>
  )
}

/** The exact solution, or so many tries of the search; of any other judge, its name. */
function judgeText({ exact, bot }: Report, t: SayAnalysis): string {
  const tries = /^search:iterations=(\d+)$/.exec(bot)?.[1]
  if (exact) return t('would.judge', { by: 'exact', tries: 0, bot })
  return t('would.judge', { by: tries === undefined ? 'bot' : 'search', tries: Number(tries ?? 0), bot })
}

function Moves({ report, told }: Pick<Props, 'report'> & { readonly told: Told }) {
  const t = useAnalysisWords()
  const { mark, played, best, worth, cost, error, chances, seat } = told
  const { unit } = report
  // What cost nothing has no better move, whatever was tried beside it.
  const same = mark === 'forced' || mark === 'best' || cost === 0
  const figure = (value: number | undefined) => value ?? chances[seat] ?? 0
  if (same)
    return (
      <>
        <Row text={played.text} mark={mark} worth={figure(worth?.best)} {...{ report }} />
        <p className="muted">{t(mark === 'forced' ? 'would.forced' : 'would.same')}</p>
      </>
    )
  return (
    <>
      <Row text={best.text} mark="best" worth={figure(worth?.best)} {...{ report }} />
      <Row text={played.text} mark={mark} worth={figure(worth?.played)} error={error} played {...{ report }} />
      <p className="muted">
        {t('would.cost', { figure: changeText(unit, -cost, t.lang) })}
        {error > 0 && ` (${errorText(unit, error, t.lang)})`}
      </p>
    </>
  )
}

interface RowProps {
  readonly report: Report
  readonly text: string
  readonly mark: Told['mark']
  readonly worth: number
  readonly error?: number
  readonly played?: boolean
}

function Row({ report, text, mark, worth, error = 0, played = false }: RowProps) {
  const t = useAnalysisWords()
  const percent = (value: number) => Math.max(0, Math.min(100, (100 * value) / mostOf(report)))
  const [low, high] = [percent(worth - error), percent(worth + error)]
  return (
    <div className="would-move">
      <p>
        <strong>{text}</strong> <MarkSign mark={mark} worded />{' '}
        {played && <span className="tag">{t('would.played')}</span>}
        <span className="would-worth">{worthText(report.unit, worth, t.lang)}</span>
      </p>
      <span className="would-bar" data-mark={mark} aria-hidden="true">
        <span style={{ width: `${percent(worth)}%` }} />
        {error > 0 && <i style={{ left: `${low}%`, width: `${high - low}%` }} />}
      </span>
    </div>
  )
}
