import type { Daily } from '@acheron/protocol'
import { useWords } from '../app/words.tsx'
import { Results } from './Results.tsx'

/** The day's results: the ranking of those who are known, and guests apart. */
export function Board({ game, daily }: { readonly game: string; readonly daily: Daily }) {
  const t = useWords()
  const { ranked, guests } = daily
  if (ranked.length + guests.length === 0) return <p className="muted">{t('daily.nobody')}</p>
  return (
    <>
      {ranked.length > 0 && (
        <section className="daily-board" aria-labelledby="daily-ranked">
          <h2 id="daily-ranked">{t('daily.ranked')}</h2>
          <Results game={game} results={ranked} />
        </section>
      )}
      {guests.length > 0 && (
        <section className="daily-board" aria-labelledby="daily-guests">
          <h2 id="daily-guests">{t('daily.guests')}</h2>
          <p className="muted">{t('daily.guests.about')}</p>
          <Results game={game} results={guests} />
        </section>
      )}
    </>
  )
}
