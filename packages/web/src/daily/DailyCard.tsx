import { useState } from 'react'
import { Link } from '../app/Link.tsx'
import { go } from '../app/router.ts'
import { useWords } from '../app/words.tsx'
import { Icon } from '../icons/Icon.tsx'
import { api } from '../remote/api.ts'
import { dayName } from '../ui/dates.ts'
import { tellFailure } from '../ui/notes.tsx'
import './DailyCard.css'
import { DailyTerms } from './DailyTerms.tsx'
import { Results } from './Results.tsx'
import type { DailyState } from './useDaily.ts'

/** The card of the day's descent: the same dice for everyone. */
export function DailyStart({ game, begun, over }: { game: string; begun: boolean; over: boolean }) {
  const t = useWords()
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState(false)
  const start = async () => {
    setBusy(true)
    try {
      const { id } = await api.startDaily(game)
      go({ page: 'table', id })
    } catch (error) {
      setBusy(false)
      tellFailure(t, error)
    }
  }
  return (
    <>
      <button
        type="button"
        className={over ? 'button' : 'button primary'}
        disabled={busy}
        onClick={() => (begun || over ? start() : setAsking(true))}
      >
        {over ? t('daily.look') : begun ? t('daily.goOn') : t('daily.start')}
      </button>
      {asking && <DailyTerms onClose={() => setAsking(false)} onStart={start} />}
    </>
  )
}

export function DailyCard({ game, daily }: { readonly game: string; readonly daily: DailyState }) {
  const t = useWords()
  const day = typeof daily === 'object' ? daily.date : new Date().toISOString().slice(0, 10)
  return (
    <section className="panel daily-card" aria-labelledby="daily-title">
      <p className="daily-day">
        <Icon name="candle-flame" size={18} />
        {dayName(t.lang, day)}
      </p>
      <h2 id="daily-title">{t('daily.title')}</h2>
      <p className="story">{daily === 'away' ? t('daily.away') : t('daily.text')}</p>
      {typeof daily === 'object' && (
        <>
          <Results game={game} results={daily.results} best={5} />
          <div className="daily-actions">
            <DailyStart game={game} begun={daily.mine !== null} over={daily.results.some(({ you }) => you)} />
            {daily.results.length > 0 && (
              <Link to={{ page: 'daily' }} className="button quiet">
                {t('daily.all')}
              </Link>
            )}
          </div>
        </>
      )}
    </section>
  )
}
