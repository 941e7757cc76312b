import type { Report } from '@acheron/bots/analyse'
import type { Move, View } from '@acheron/engine'
import { withNames } from '@acheron/engine/words'
import { useEffect, useRef } from 'react'
import type { GameFace } from '../board/face.ts'
import { changeText } from './figures.ts'
import type { Why } from './job.ts'
import './Practice.css'
import { PracticeChoices } from './PracticeChoices.tsx'
import type { Practice } from './usePractice.ts'
import { Verdict } from './Verdict.tsx'
import { type SayAnalysis, useAnalysisWords } from './words.tsx'

interface Props {
  readonly practice: Practice
  readonly report: Report
  /** What speaks for the best move, and for others, once that is known. */
  readonly why: Why | null
  readonly of: number
  readonly face: GameFace
  /** The position; null until it has come. */
  readonly view: View | null
  readonly names: readonly string[]
}

/** A position of one's own in which something better was possible: the moves, what an answer is worth, and in the end why. */
export function PracticePanel({ practice, report, why, of, face, view, names }: Props) {
  const t = useAnalysisWords()
  const { n, told, moves, isOver } = practice
  const title = useRef<HTMLHeadingElement>(null)
  const onward = useRef<HTMLButtonElement>(null)
  // A new position is read from its title on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each position
  useEffect(() => title.current?.focus({ preventScroll: true }), [n])
  // The answers are gone then, and with them the focus.
  useEffect(() => {
    if (isOver) onward.current?.focus({ preventScroll: true })
  }, [isOver])
  if (n === null || !told) return null
  const words = (move: Move) => withNames(view ? face.game.describeMove(move, view, face.t) : '', names)
  return (
    <section className="practice" aria-labelledby="practice-title">
      <h2 id="practice-title" ref={title} tabIndex={-1} className="small-caps">
        {t('practise')}
      </h2>
      <p className="muted">{t('practise.at', { n: n + 1, of, at: told.entry })}</p>
      {!isOver && <p>{t('practise.ask')}</p>}
      <p role="status" className="practice-verdict">
        {verdictText(practice, report, words, t)}
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
          <button ref={onward} type="button" className="button" onClick={practice.next}>
            {t('practise.next')}
          </button>
        )}
        <button ref={of > 1 ? null : onward} type="button" className="button" onClick={practice.leave}>
          {t('practise.leave')}
        </button>
      </div>
      {isOver && <Verdict {...{ report, told, why, face, names }} />}
    </section>
  )
}

function verdictText(
  { told, verdict }: Practice,
  report: Report,
  words: (move: Move) => string,
  t: SayAnalysis,
): string {
  if (!told || !verdict) return ''
  const best = told.best.text
  if (verdict.is === 'thinking') return t('practise.thinking')
  if (verdict.is === 'shown') return t('practise.shown', { move: best })
  if (verdict.mark === 'best') return t('practise.best', { move: best })
  const figure = changeText(report.unit, verdict.cost, t.lang).replace('+', '')
  const move = words(verdict.move)
  if (verdict.mark === 'good') return t('practise.good', { move, best })
  return verdict.same ? t('practise.same', { figure, move }) : t('practise.worse', { mark: verdict.mark, figure, move })
}
