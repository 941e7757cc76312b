import { ratedGamesUntilShown as needed, type OpenTable, type TableRating } from '@acheron/protocol'
import { useEffect, useState } from 'react'
import { Link } from '../app/Link.tsx'
import { type Say, useWords } from '../app/words.tsx'
import { Sigil } from '../icons/Sigil.tsx'
import { tableRatings } from '../remote/profile.ts'
import { toldNames } from '../table/players/seats.ts'
import './rated.css'

/** At the end of a rated table: what it has meant to each whose rating is shown. */
export function RatedEnd({ table: { info } }: { readonly table: OpenTable }) {
  const t = useWords()
  const [ratings, setRatings] = useState<readonly TableRating[] | null>(null)
  useEffect(() => {
    let current = true
    // Without an answer the profile tells it.
    tableRatings(info.id).then(
      ({ seats }) => current && setRatings(seats),
      () => {},
    )
    return () => {
      current = false
    }
  }, [info.id])
  if (!ratings) return <p className="prompt-text muted">{t('rated.end')}</p>
  const names = toldNames(info.seats, t)
  const shown = ratings.filter(({ standing }) => standing !== null)
  const mine = ratings.find(({ you }) => you)
  return (
    <div className="rated-end">
      <p className="prompt-text muted">
        {mine && mine.standing === null ? t('rated.end.few', { games: mine.games, needed }) : t('rated.end')}{' '}
        {mine && <Link to={{ page: 'profile' }}>{t('rated.end.profile')}</Link>}
      </p>
      {shown.length > 0 && (
        <ul>
          {shown.map(rating => (
            <li key={rating.seat}>
              <Sigil seat={rating.seat} />
              <span>{rating.you ? t('rated.end.you') : (names[rating.seat] ?? '')}</span>
              <Points rating={rating} t={t} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Points({ rating: { standing, change }, t }: { readonly rating: TableRating; readonly t: Say }) {
  const { points, give } = standing!
  return (
    <>
      <b>{t('rated.points', { points: String(points), give: String(give) })}</b>
      {change !== null && (
        <span className={change > 0 ? 'rated-up' : 'rated-down'}>
          {change === 0 ? '±0' : new Intl.NumberFormat(t.lang, { signDisplay: 'always' }).format(change)}
        </span>
      )}
    </>
  )
}
