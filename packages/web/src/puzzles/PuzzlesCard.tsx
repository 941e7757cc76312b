import { useWords } from '../app/words.tsx'
import { PuzzlesToday } from './PuzzlesToday.tsx'

/** On the home page, beside the descent of the day. */
export function PuzzlesCard() {
  const t = useWords()
  return (
    <section className="puzzles-card" aria-labelledby="puzzles-title">
      <h2 id="puzzles-title" className="small-caps">
        {t('puzzles')}
      </h2>
      <p className="muted">{t('puzzles.text')}</p>
      <PuzzlesToday />
    </section>
  )
}
