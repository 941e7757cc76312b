import type { Report } from '@acheron/bots/analyse'
import type { View } from '@acheron/engine'
import { useEffect, useRef } from 'react'
import type { GameFace } from '../board/face.ts'
import { changeText } from './figures.ts'
import './Practice.css'
import { PracticeChoices } from './PracticeChoices.tsx'
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
      {!isOver && view && moves.length > 0 && (
        <PracticeChoices {...{ face, view, moves, names }} label={t('practise.choices')} onChoose={practice.choose} />
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
