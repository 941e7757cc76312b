import { useWords } from '../../app/words.tsx'
import { Glyph } from '../../icons/Glyph.tsx'

interface Props {
  /** The seat that is offered to the viewer. */
  readonly free: number | null
  onSit(seat: number): void
  onInvite(): void
}

/** Until every seat is taken. */
export function GatheringPanel({ free, onSit, onInvite }: Props) {
  const t = useWords()
  return (
    <section className="prompt" aria-labelledby="prompt-title">
      <h2 id="prompt-title" className="prompt-title">
        {t('gathering.title')}
      </h2>
      <p className="prompt-text muted">{free === null ? t('gathering.text') : t('gathering.free')}</p>
      <div className="prompt-actions">
        {free !== null && (
          <button type="button" className="button primary" onClick={() => onSit(free)}>
            {t('seat.sit')}
          </button>
        )}
        <button type="button" className={free === null ? 'button primary' : 'button'} onClick={onInvite}>
          <Glyph name="link" size={18} />
          {t('share.invite')}
        </button>
      </div>
    </section>
  )
}
