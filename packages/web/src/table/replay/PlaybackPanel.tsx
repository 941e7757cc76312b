import { useWords } from '../../app/words.tsx'

interface Props {
  /** How many decisions are still to be shown. */
  readonly left: number
  /** They were made while the page was closed or out of sight. */
  readonly away: boolean
  onSkip(): void
}

/** While others' decisions are shown one after the other. */
export function PlaybackPanel({ left, away, onSkip }: Props) {
  const t = useWords()
  return (
    <section className="prompt" aria-labelledby="prompt-title">
      <h2 id="prompt-title" className="prompt-title">
        {t(away ? 'playback.away' : 'playback.title')}
      </h2>
      <p className="prompt-text muted">{t('playback.left', { left })}</p>
      <div className="prompt-actions">
        <button type="button" className="button" onClick={onSkip}>
          {t('playback.skip')}
        </button>
      </div>
    </section>
  )
}
