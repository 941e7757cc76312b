import { useEffect } from 'react'
import { useWords } from '../../app/words.tsx'
import { Sigil } from '../../icons/Sigil.tsx'
import { interrupt } from '../../ui/announce.tsx'

interface Props {
  readonly seat: number
  readonly name: string
  onReady(): void
}

/** Until the next player holds the device; nothing secret is shown meanwhile. */
export function HandOverPanel({ seat, name, onReady }: Props) {
  const t = useWords()
  const title = t('handOver.title', { who: name })
  useEffect(() => interrupt(title), [title])
  return (
    <section className="prompt yours hand-over" aria-labelledby="prompt-title">
      <h2 id="prompt-title" className="prompt-title">
        <Sigil seat={seat} /> {title}
      </h2>
      <p className="prompt-text">{t('handOver.text')}</p>
      <div className="prompt-actions">
        <button type="button" className="button primary" onClick={onReady}>
          {t('handOver.ready', { who: name })}
        </button>
      </div>
    </section>
  )
}
