import { useWords } from '../app/words.tsx'
import type { Replay } from './useReplay.ts'

interface PastProps {
  readonly replay: Replay
  readonly entries: number
}

/** The prompt's place while one looks back: nothing can be done there. It names the moment that is shown, not the one wished. */
export function PastPanel({ replay: { at, past, failed, again }, entries }: PastProps) {
  const t = useWords()
  const text = () => {
    if (failed) return failed === 'rules' ? t('past.rules') : t('past.failed', { at: at ?? 0 })
    return past ? t('past.text', { at: past.entry, entries }) : t('past.opening')
  }
  return (
    <section className="prompt" aria-labelledby="prompt-title">
      <h2 id="prompt-title" className="prompt-title">
        {t('past.title')}
      </h2>
      <p className="prompt-text muted" role={failed ? 'alert' : undefined}>
        {text()}
      </p>
      {failed === 'now' && (
        <div className="prompt-actions">
          <button type="button" className="button" onClick={again}>
            {t('again')}
          </button>
        </div>
      )}
    </section>
  )
}

interface WatchProps {
  /** How many decisions are still to be shown. */
  readonly left: number
  /** They were made while the page was closed or out of sight. */
  readonly away: boolean
  onSkip(): void
}

/** The prompt's place while others' decisions are played back. */
export function WatchPanel({ left, away, onSkip }: WatchProps) {
  const t = useWords()
  return (
    <section className="prompt" aria-labelledby="prompt-title">
      <h2 id="prompt-title" className="prompt-title">
        {t(away ? 'watch.away.title' : 'watch.title')}
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
