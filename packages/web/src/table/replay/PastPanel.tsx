import { useWords } from '../../app/words.tsx'
import type { Replay } from './useReplay.ts'

interface Props {
  readonly replay: Replay
  readonly entries: number
}

/** While the viewer looks back. It names the moment that is shown, not the one asked for. */
export function PastPanel({ replay: { at, past, failed, again }, entries }: Props) {
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
