import type { Daily } from '@acheron/protocol'
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

/** The way into the day's descent: equal decisions meet equal dice. */
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

/** Whether my descent of the day is over. */
export const isOver = ({ ranked, guests }: Daily) => [...ranked, ...guests].some(({ you }) => you)

export function DailyCard({ game, daily }: { readonly game: string; readonly daily: DailyState }) {
  const t = useWords()
  const best = typeof daily !== 'object' ? [] : daily.ranked.length > 0 ? daily.ranked : daily.guests
  const day = typeof daily === 'object' ? daily.date : new Date().toISOString().slice(0, 10)
  return (
    <section className="daily-card" aria-labelledby="daily-title">
      <div className="daily-head">
        <h2 id="daily-title" className="small-caps">
          {t('daily.title')}
        </h2>
        <p className="daily-day">
          <Icon name="candle-flame" size={18} />
          {dayName(t.lang, day)}
        </p>
      </div>
      <div className="panel daily-panel">
        <p>{daily === 'away' ? t('daily.away') : t('daily.text')}</p>
        {typeof daily === 'object' && (
          <>
            {best.length > 0 && <Results game={game} results={best} best={3} />}
            <div className="daily-actions">
              <DailyStart game={game} begun={daily.mine !== null} over={isOver(daily)} />
              {best.length > 0 ? (
                <Link to={{ page: 'daily' }} className="button quiet">
                  {t('daily.all')}
                </Link>
              ) : (
                <p className="muted">{t('daily.nobody')}</p>
              )}
            </div>
          </>
        )}
      </div>
    </section>
  )
}
