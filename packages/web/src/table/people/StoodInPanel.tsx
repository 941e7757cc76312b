import type { OpenTable } from '@acheron/protocol'
import { useWords } from '../../app/words.tsx'
import { seatsApi } from '../../remote/seatsApi.ts'
import { useAct } from './useAct.ts'

/** While a bot plays for the viewer: one press, and the seat is theirs again. */
export function StoodInPanel({ table }: { readonly table: OpenTable }) {
  const t = useWords()
  const { busy, run } = useAct()
  return (
    <section className="prompt" aria-labelledby="prompt-title">
      <h2 id="prompt-title" className="prompt-title">
        {t('stoodIn.title')}
      </h2>
      <p className="prompt-text muted">{t('stoodIn.text')}</p>
      {table.info.rated && <p className="prompt-text">{t('rated.out')}</p>}
      <div className="prompt-actions">
        <button
          type="button"
          className="button primary"
          disabled={busy}
          onClick={() => run(() => seatsApi.takeBack(table.info.id))}
        >
          {t('stoodIn.back')}
        </button>
      </div>
    </section>
  )
}
