import type { Report } from '@acheron/bots/analyse'
import { useWords } from '../app/words.tsx'
import type { GameFace } from '../board/face.ts'
import { Reasons } from '../hint/ConsideredMoves.tsx'
import { lineText } from '../hint/lineText.ts'
import { Icon } from '../icons/Icon.tsx'
import { changeText, errorText, worthText } from './figures.ts'
import type { Why } from './job.ts'
import { MarkSign } from './Mark.tsx'
import { mostOf, type Told } from './turning.ts'
import { hasBetter } from './useWhy.ts'
import './Verdict.css'
import { type SayAnalysis, useAnalysisWords } from './words.tsx'

interface Props {
  readonly report: Report
  /** The chosen decision; null at the end. */
  readonly told: Told | null
  readonly why: Why | null
  readonly face: GameFace
  readonly names: readonly string[]
}

/** The better move and the one that was played, each with its worth. */
export function Verdict({ report, told, why, face, names }: Props) {
  const t = useAnalysisWords()
  return (
    <section className="would" aria-labelledby="would-title">
      <header>
        <Icon name="quill-ink" size={22} />
        <h2 id="would-title" className="small-caps">
          {t('would', { who: face.ownVirgil ? 'nobody' : 'virgil' })}
        </h2>
        <span className="muted">{judgeText(report, t)}</span>
      </header>
      <div role="status">
        {told ? <Moves {...{ report, told, why, face, names }} /> : <p className="muted">{t('would.end')}</p>}
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

function Moves({ report, told, why, face, names }: Props & { readonly told: Told }) {
  const site = useWords()
  const t = useAnalysisWords()
  const { mark, played, best, worth, cost, error, chances, seat } = told
  const { unit } = report
  const figure = (value: number | undefined) => value ?? chances[seat] ?? 0
  const becauseOf = (n: number) => <Reasons of={why?.reasons[n] ?? []} {...{ face, names }} />
  const line = why ? lineText(why.line, seat, face, names, site) : ''
  if (!hasBetter(told))
    return (
      <>
        <Row text={played.text} mark={mark} worth={figure(worth?.best)} {...{ report }} />
        <p className="muted">{t(mark === 'forced' ? 'would.forced' : 'would.same')}</p>
      </>
    )
  return (
    <>
      <Row text={best.text} mark="best" worth={figure(worth?.best)} {...{ report }} />
      <div className="would-why">
        {becauseOf(0)}
        {line && <span>{line}</span>}
      </div>
      <Row text={played.text} mark={mark} worth={figure(worth?.played)} error={error} played {...{ report }} />
      <div className="would-why">{becauseOf(1)}</div>
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
