import type { OpenTable } from '@acheron/protocol'
import type { ReactNode } from 'react'
import { useWords } from '../../app/words.tsx'
import type { GameFace } from '../../board/face.ts'
import { Sigil } from '../../icons/Sigil.tsx'
import { SeatClock } from '../clock/SeatClock.tsx'
import { AwayLine } from '../people/AwayLine.tsx'
import { CoachLine } from '../people/CoachLine.tsx'
import '../people/People.css'
import { SeatTags } from '../people/SeatTags.tsx'
import { offerOf, seatState } from '../people/state.ts'
import { seatNames } from './seats.ts'
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
  /** Below the players. */
  readonly children?: ReactNode
}

export function Players({ table, face, view, acting, reach, onSit, children }: Props) {
  const t = useWords()
  const { seats, people } = table.info
  const names = seatNames(seats, t)
  return (
    <section className="players" aria-label={t('players')}>
      <ul>
        {seats.map((seat, i) => {
          const turn = acting.includes(i)
          const offer = offerOf(table.info, i)
          return (
            <li
              key={i}
              className={turn ? 'player turn' : 'player'}
              data-state={seatState(seat)}
              aria-current={turn ? 'true' : undefined}
            >
              <Sigil seat={i} />
              <span className="player-name">
                {names[i]}
                <SeatTags
                  seats={seats}
                  at={i}
                  name={names[i] ?? ''}
                  owner={people?.shared ? people.owner.seat : null}
                />
                {turn && <span className="visually-hidden">{t('seat.turn')}</span>}
              </span>
              <SeatClock info={table.info} seat={i} />
              {(seat.kind !== 'open' || offer === null) && (
                <span className="player-line">{face.seatLine(view, i)}</span>
              )}
              {offer && (
                <button type="button" className="button" onClick={() => onSit(i)}>
                  {t(offer === 'sit' ? 'seat.sit' : 'seat.ask')}
                  {offer === 'ask' && <span className="visually-hidden">: {names[i]}</span>}
                </button>
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
              <AwayLine table={table} seat={i} who={names[i] ?? ''} />
              <CoachLine table={table} seat={i} />
            </li>
          )
        })}
      </ul>
      {children}
    </section>
  )
}
