import { Bar } from '../app/Bar.tsx'
import { Link } from '../app/Link.tsx'
import { Failed } from '../app/Opening.tsx'
import { useWords } from '../app/words.tsx'
import { Glyph } from '../icons/Glyph.tsx'
import { dayName } from '../ui/dates.ts'
import { Notes } from '../ui/notes.tsx'
import { useShare } from '../ui/useShare.ts'
import { Board } from './Board.tsx'
import { DailyStart, isOver } from './DailyCard.tsx'
import { dailyGame } from './dailyGame.ts'
import './DailyCard.css'
import { useDaily } from './useDaily.ts'

/** The plain address of the day's descent, as it is shared. */
export default function DailyPage() {
  const t = useWords()
  return dailyGame ? <Day game={dailyGame} /> : <Failed message={t('page.nowhere')} detail="" />
}

function Day({ game }: { readonly game: string }) {
  const t = useWords()
  const daily = useDaily(game)
  const shareIt = useShare()
  return (
    <>
      <Bar title={t('daily.title')} {...(typeof daily === 'object' ? { detail: dayName(t.lang, daily.date) } : {})} />
      <main className="daily-page fade-in" aria-busy={daily === 'asking'}>
        <p className="story">{daily === 'away' ? t('daily.away') : t('daily.text')}</p>
        {typeof daily === 'object' && (
          <>
            <div className="daily-actions">
              <DailyStart game={game} begun={daily.mine !== null} over={isOver(daily)} />
              <button type="button" className="button" onClick={() => shareIt('', location.href)}>
                <Glyph name="link" size={18} />
                {t('share.invite')}
              </button>
            </div>
            <p className="muted">{t('daily.friends')}</p>
            <Board game={game} daily={daily} />
          </>
        )}
        {daily === 'away' && (
          <Link to={{ page: 'home' }} className="button">
            {t('home.back')}
          </Link>
        )}
      </main>
      <Notes />
    </>
  )
}
