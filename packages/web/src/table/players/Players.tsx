import type { OpenTable } from '@acheron/protocol'
import { useWords } from '../../app/words.tsx'
import type { GameFace } from '../../board/face.ts'
import { Sigil } from '../../icons/Sigil.tsx'
import { ownSeat, seatNames } from './seats.ts'
import './Players.css'

interface Props {
  readonly table: OpenTable
  readonly face: GameFace
  /** The view shown: the present, or the moment looked at. */
  readonly view: OpenTable['now']['view']
  readonly acting: readonly number[]
  /** Seats of the viewer's that may decide in place of the one shown. */
  readonly reach: readonly number[]
  onSit(seat: number): void
}

export function Players({ table, face, view, acting, reach, onSit }: Props) {
  const t = useWords()
  const { seats } = table.info
  const names = seatNames(seats, t)
  const seated = seats.some(seat => seat.you)
  const own = ownSeat(seats)
  return (
    <section className="players" aria-label={t('players')}>
      <ul>
        {seats.map((seat, i) => {
          const turn = acting.includes(i)
          return (
            <li key={i} className={turn ? 'player turn' : 'player'} aria-current={turn ? 'true' : undefined}>
              <Sigil seat={i} />
              <span className="player-name">
                {names[i]}
                {i === own && <span className="tag">{t('seat.mine')}</span>}
                {seat.kind === 'bot' && <span className="tag">{t('seat.bot')}</span>}
                {seat.kind === 'person' && !seat.you && !seat.online && <span className="tag">{t('seat.away')}</span>}
                {turn && <span className="visually-hidden">{t('seat.turn')}</span>}
              </span>
              {seat.kind === 'open' && !seated && table.info.status === 'waiting' ? (
                <button type="button" className="button" onClick={() => onSit(i)}>
                  {t('seat.sit')}
                </button>
              ) : (
                <span className="player-line">{face.seatLine(view, i)}</span>
              )}
              {reach.includes(i) && (
                <button
                  type="button"
                  className="button"
                  aria-label={t('seat.decide.as', { who: names[i] ?? '' })}
                  onClick={() => onSit(i)}
                >
                  {t('seat.decide')}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
