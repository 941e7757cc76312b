import { useWords } from '../app/words.tsx'
import type { LessonStep } from '../games/face.ts'
import './LessonPanel.css'

interface Props {
  readonly steps: readonly LessonStep[]
  readonly at: number
  onNext(): void
  onSkip(): void
}

/** A step of the guided first game: what to see or to do, how far one is, and the way out. */
export function LessonPanel({ steps, at, onNext, onSkip }: Props) {
  const t = useWords()
  const step = steps[at]
  if (!step) return null
  return (
    <section className="lesson" aria-label={t('lesson')}>
      <p className="story lesson-text" key={step.id}>
        {step.text}
      </p>
      <div className="lesson-foot">
        <span className="muted">{t('lesson.at', { at: at + 1, steps: steps.length })}</span>
        <progress className="lesson-progress" max={steps.length} value={at + 1} aria-label={t('lesson.progress')} />
        <button type="button" className="button quiet" onClick={onSkip}>
          {t('lesson.skip')}
        </button>
        {step.allow === null && (
          <button type="button" className="button primary" onClick={onNext}>
            {at + 1 < steps.length ? t('lesson.next') : t('lesson.end')}
          </button>
        )}
      </div>
    </section>
  )
}
