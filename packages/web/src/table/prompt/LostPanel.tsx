import { useWords } from '../../app/words.tsx'

/** While the server is out of reach: nothing can be decided, and nothing is lost. */
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
