import { Link } from '../app/Link.tsx'
import { useWords } from '../app/words.tsx'
import type { TableSource } from '../table/source.ts'

/** At a branch that was left: where the campaign goes on. */
export function ContinuedPanel({ source, to }: { readonly source: TableSource; readonly to: string }) {
  const t = useWords()
  return (
    <section className="prompt" aria-labelledby="prompt-title">
      <h2 id="prompt-title" className="prompt-title">
        {t('continued.title')}
      </h2>
      <p className="prompt-text muted">{t('continued.text')}</p>
      <div className="prompt-actions">
        <Link to={{ page: source.kind === 'remote' ? 'table' : 'local', id: to }} className="button primary">
          {t('saves.go')}
        </Link>
      </div>
    </section>
  )
}
