import { useWords } from '../app/words.tsx'

/** The prompt's place while the line is lost: nothing can be decided, and nothing is gone. */
export function LostPanel({ sending }: { readonly sending: boolean }) {
  const t = useWords()
  return (
    <section className="prompt" aria-labelledby="prompt-title">
      <h2 id="prompt-title" className="prompt-title">
        {t('lost.title')}
      </h2>
      <p className="prompt-text muted">{t('lost.text')}</p>
      {sending && <p className="prompt-text muted">{t('lost.sending')}</p>}
    </section>
  )
}
