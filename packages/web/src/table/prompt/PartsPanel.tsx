import { list } from '@acheron/engine/words'
import type { TableInfo } from '@acheron/protocol'
import { useWords } from '../../app/words.tsx'
import { missing } from '../../dice/ownPart.ts'
import type { OwnPartState } from '../../dice/useOwnPart.ts'

interface Props {
  readonly info: TableInfo
  readonly names: readonly string[]
  readonly part: OwnPartState
  /** For the owner: who does not come can be replaced. */
  readonly onRun: (() => void) | null
}

/** Until everybody has added to the seed. */
export function PartsPanel({ info, names, part, onRun }: Props) {
  const t = useWords()
  const others = missing(info).filter(seat => !info.seats[seat]?.you)
  const round = info.parts?.round ?? 0
  return (
    <section className="prompt" aria-labelledby="prompt-title">
      <h2 id="prompt-title" className="prompt-title">
        {t('parts.title')}
      </h2>
      <p className="prompt-text muted">{t('parts.text')}</p>
      {others.length > 0 && (
        <p className="prompt-text">
          {t('parts.missing', {
            who: list(
              t.lang,
              others.map(seat => names[seat] ?? ''),
            ),
          })}
        </p>
      )}
      {(part.is === 'elsewhere' || part.is === 'broken' || part.is === 'failed') && (
        <p className="prompt-text" role="status">
          {t(`parts.${part.is}`)}
        </p>
      )}
      {round > 0 && <p className="prompt-text muted">{t('parts.round', { round })}</p>}
      <div className="prompt-actions">
        {part.is === 'elsewhere' && (
          <button type="button" className="button primary" onClick={part.replace}>
            {t('parts.here')}
          </button>
        )}
        {part.is === 'failed' && (
          <button type="button" className="button primary" onClick={part.again}>
            {t('again')}
          </button>
        )}
        {onRun && (
          <button type="button" className="button gathering-run" onClick={onRun}>
            {t('owner')}
          </button>
        )}
      </div>
    </section>
  )
}
