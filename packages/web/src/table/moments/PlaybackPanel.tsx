import { useWords } from '../../app/words.tsx'

/** While the last decisions are played back before the result. */
export function PlaybackPanel({ left }: { readonly left: number }) {
  const t = useWords()
  return (
    <section className="prompt" aria-labelledby="prompt-title">
      <h2 id="prompt-title" className="prompt-title" tabIndex={-1}>
        {t('playback.title')}
      </h2>
      <p className="prompt-text muted">{t('playback.left', { left })}</p>
    </section>
  )
}
