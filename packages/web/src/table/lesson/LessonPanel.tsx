import { useState } from 'react'
import { useWords } from '../../app/words.tsx'
import type { LessonStep } from '../../board/face.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import './LessonPanel.css'

interface Props {
  readonly steps: readonly LessonStep[]
  readonly at: number
  /** A foe acts: what the step says is about what comes after it. */
  readonly waits: boolean
  onNext(): void
  onSkip(): void
}

/** A step of the guided first game: its text, the progress, and a way out apart from the way on. */
export function LessonPanel({ steps, at, waits, onNext, onSkip }: Props) {
  const t = useWords()
  const [leaving, setLeaving] = useState(false)
  const step = steps[at]
  if (!step) return null
  const last = at + 1 === steps.length
  return (
    <section className="lesson" aria-label={t('lesson')}>
      <div className="lesson-head">
        <span className="muted">{t('lesson.at', { at: at + 1, steps: steps.length })}</span>
        <progress className="lesson-progress" max={steps.length} value={at + 1} aria-label={t('lesson.progress')} />
        {!last && (
          <button type="button" className="text-link lesson-skip" onClick={() => setLeaving(true)}>
            {t('lesson.skip')}
          </button>
        )}
      </div>
      {waits ? <p className="muted">{t('lesson.watch')}</p> : <Told step={step} last={last} onNext={onNext} />}
      {leaving && (
        <Dialog title={t('lesson.leave.title')} onClose={() => setLeaving(false)}>
          <p>{t('lesson.leave.text')}</p>
          <div className="prompt-actions">
            <button type="button" className="button primary" onClick={() => setLeaving(false)}>
              {t('lesson.leave.no')}
            </button>
            <button type="button" className="button" onClick={onSkip}>
              {t('lesson.leave.yes')}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  )
}

/** What the step says, and how it goes on. */
function Told({ step, last, onNext }: { readonly step: LessonStep; readonly last: boolean; onNext(): void }) {
  const t = useWords()
  return (
    <>
      <p className="story lesson-text" key={step.id}>
        {step.text}
      </p>
      {/* The button's place is kept when a move is asked for instead. */}
      <div className="lesson-foot">
        {step.allow === null ? (
          <button type="button" className="button primary" onClick={onNext}>
            {last ? t('lesson.end') : t('lesson.next')}
          </button>
        ) : (
          <span className="muted">{t('lesson.yourMove')}</span>
        )}
      </div>
    </>
  )
}
