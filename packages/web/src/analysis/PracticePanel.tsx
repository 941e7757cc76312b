import type { Report } from '@acheron/bots/analyse'
import type { Move, View } from '@acheron/engine'
import { withNames } from '@acheron/engine/words'
import { useEffect, useMemo, useRef } from 'react'
import type { GameFace } from '../board/face.ts'
import { changeText } from './figures.ts'
import './Practice.css'
import type { Practice } from './usePractice.ts'
import { type SayAnalysis, useAnalysisWords } from './words.tsx'

interface Props {
  readonly practice: Practice
  readonly report: Report
  readonly of: number
  readonly face: GameFace
  /** The position; null until it has come. */
  readonly view: View | null
  readonly names: readonly string[]
}

/** A position of one's own in which something better was possible: the moves, and what each answer is worth. */
export function PracticePanel({ practice, report, of, face, view, names }: Props) {
  const t = useAnalysisWords()
  const { n, told, moves, verdict } = practice
  const title = useRef<HTMLHeadingElement>(null)
  // A new position is read from its title on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each position
  useEffect(() => title.current?.focus({ preventScroll: true }), [n])
  const choices = useMemo(
    () => (view && moves.length > 0 ? choicesOf(face, view, moves, names) : []),
    [face, view, moves, names],
  )
  if (n === null || !told) return null
  const isOver = verdict?.is === 'shown' || (verdict?.is === 'judged' && verdict.mark === 'best')
  return (
    <section className="practice" aria-labelledby="practice-title">
      <h2 id="practice-title" ref={title} tabIndex={-1} className="small-caps">
        {t('practise')}
      </h2>
      <p className="muted">{t('practise.at', { n: n + 1, of, at: told.entry })}</p>
      <p>{t('practise.ask')}</p>
      <p role="status" className="practice-verdict">
        {verdictText(practice, report, t)}
      </p>
      {!isOver && choices.length > 0 && (
        <ol className="practice-choices" aria-label={t('practise.choices')}>
          {choices.map(({ move, label, more }) => (
            <li key={JSON.stringify(move)}>
              <button type="button" onClick={() => practice.choose(move)}>
                <span>{label}</span>
                {more && <span className="muted">{more}</span>}
              </button>
            </li>
          ))}
        </ol>
      )}
      <div className="practice-ways">
        {!isOver && (
          <button type="button" className="button quiet" onClick={practice.show}>
            {t('practise.show')}
          </button>
        )}
        {of > 1 && (
          <button type="button" className="button" onClick={practice.next}>
            {t('practise.next')}
          </button>
        )}
        <button type="button" className="button" onClick={practice.leave}>
          {t('practise.leave')}
        </button>
      </div>
    </section>
  )
}

function verdictText({ told, verdict }: Practice, report: Report, t: SayAnalysis): string {
  if (!told || !verdict) return ''
  const move = told.best.text
  if (verdict.is === 'thinking') return t('practise.thinking')
  if (verdict.is === 'shown' || verdict.mark === 'best') return t('practise.best', { move })
  if (verdict.mark === 'good') return t('practise.good', { move })
  const figure = changeText(report.unit, verdict.cost, t.lang).replace('+', '')
  return verdict.same ? t('practise.same', { figure }) : t('practise.worse', { mark: verdict.mark, figure })
}

/** As the prompt lists them; every move by itself where the game asks in a panel of its own. */
function choicesOf(face: GameFace, view: View, moves: readonly Move[], names: readonly string[]) {
  const prompt = face.prompt(view, moves)
  const rows = prompt.panel
    ? moves.map(move => ({ move, label: face.game.describeMove(move, view, face.t), more: '' }))
    : prompt.choices.map(({ move, label, consequence = '' }) => ({ move, label, more: consequence }))
  return rows.map(row => ({ ...row, label: withNames(row.label, names), more: withNames(row.more, names) }))
}
