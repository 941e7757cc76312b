import type { Report } from '@acheron/bots/analyse'
import type { Reason } from '@acheron/engine'
import { withNames } from '@acheron/engine/words'
import { useWords } from '../app/words.tsx'
import type { GameFace } from '../board/face.ts'
import { Reasons } from '../hint/ConsideredMoves.tsx'
import { worthText as exactText } from '../hint/exact/figures.ts'
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

/** The best move, the one that was played and the next best, each with its worth. */
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

/** A row: a move with its mark and worth, and what speaks for it. */
interface Listed {
  readonly text: string
  readonly mark: Told['mark']
  readonly worth: number
  readonly error: number
  readonly played: boolean
  readonly reasons: readonly Reason[]
}

function Moves({ report, told, why, face, names }: Props & { readonly told: Told }) {
  const site = useWords()
  const t = useAnalysisWords()
  const { mark, played, best, worth, cost, error, chances, seat } = told
  const better = hasBetter(told)
  const highest = worth?.best ?? chances[seat] ?? 0
  const reasons = (n: number) => why?.reasons[n] ?? []
  const first: Listed = better
    ? { text: best.text, mark: 'best', worth: highest, error: 0, played: false, reasons: reasons(0) }
    : { text: played.text, mark, worth: highest, error: 0, played: true, reasons: reasons(0) }
  const others = (why?.others ?? []).map(
    (other): Listed => ({
      ...other,
      text: withNames(face.game.describeMove(other.move, why!.view, face.t), names),
      worth: highest - other.cost,
      played: false,
    }),
  )
  const own: readonly Listed[] = better
    ? [{ text: played.text, mark, worth: worth?.played ?? highest - cost, error, played: true, reasons: reasons(1) }]
    : []
  const rest = [...own, ...others].sort((a, b) => b.worth - a.worth)
  const line = why ? lineText(why.line, seat, face, names, site) : ''
  return (
    <>
      <ol className="would-moves" aria-label={site('hint.considered')}>
        {[first, ...rest].map((listed, i) => (
          <li key={`${i} ${listed.text}`}>
            <Row of={listed} report={report} />
            <div className="would-why">
              <Reasons of={listed.reasons} {...{ face, names }} />
              {i === 0 && line && <span>{line}</span>}
            </div>
          </li>
        ))}
      </ol>
      {better ? (
        <p className="muted">
          {t('would.cost', { figure: changeText(report.unit, -cost, t.lang) })}
          {error > 0 && ` (${errorText(report.unit, error, t.lang)})`}
        </p>
      ) : (
        <p className="muted">{t(mark === 'forced' ? 'would.forced' : 'would.same')}</p>
      )}
    </>
  )
}

function Row({ of: { text, mark, worth, error, played }, report }: { readonly of: Listed; readonly report: Report }) {
  const t = useAnalysisWords()
  const percent = (value: number) => Math.max(0, Math.min(100, (100 * value) / mostOf(report)))
  const [low, high] = [percent(worth - error), percent(worth + error)]
  return (
    <div className="would-move">
      <p>
        <strong>{text}</strong> <MarkSign mark={mark} worded />{' '}
        {played && <span className="tag">{t('would.played')}</span>}
        <span className="would-worth">
          {(report.exact ? exactText : worthText)(report.unit, worth, t.lang)}{' '}
          {error > 0 && <small>{errorText(report.unit, error, t.lang)}</small>}
        </span>
      </p>
      <span className="would-bar" data-mark={mark} aria-hidden="true">
        <span style={{ width: `${percent(worth)}%` }} />
        {error > 0 && <i style={{ left: `${low}%`, width: `${high - low}%` }} />}
      </span>
    </div>
  )
}
