import { useWords } from '../app/words.tsx'

/** The prompt's place while one looks back: nothing can be done there. */
export function PastPanel({ at, entries, onBack }: { at: number; entries: number; onBack(): void }) {
  const t = useWords()
  return (
    <section className="prompt" aria-labelledby="prompt-title">
      <h2 id="prompt-title" className="prompt-title">
        {t('past.title')}
      </h2>
      <p className="prompt-text muted">{t('past.text', { at, entries })}</p>
      <div className="prompt-actions">
        <button type="button" className="button" onClick={onBack}>
          {t('past.back')}
        </button>
      </div>
    </section>
  )
}

/** The prompt's place while others' decisions are played back. */
export function WatchPanel({ left, onSkip }: { left: number; onSkip(): void }) {
  const t = useWords()
  return (
    <section className="prompt" aria-labelledby="prompt-title">
      <h2 id="prompt-title" className="prompt-title">
        {t('watch.title')}
      </h2>
      <p className="prompt-text muted">{t('watch.text', { left })}</p>
      <div className="prompt-actions">
        <button type="button" className="button" onClick={onSkip}>
          {t('watch.skip')}
        </button>
      </div>
    </section>
  )
}
