import type { Seat, SeatHolder } from '@acheron/engine'
import type { SeatInfo } from '@acheron/protocol'
import { type Say, useWords } from '../../app/words.tsx'
import { Sigil } from '../../icons/Sigil.tsx'
import { botLevel, personName } from '../players/seats.ts'
import './Holders.css'

interface Props {
  readonly seats: readonly SeatInfo[]
  /** In order; none where every seat was held by the same from beginning to end. */
  readonly holders: readonly SeatHolder[]
}

/** Who played which part, where a seat has changed hands. */
export function Holders({ seats, holders }: Props) {
  const t = useWords()
  if (holders.length === 0) return null
  const changed = seats.flatMap((_, seat) => (holders.some(one => one.seat === seat) ? [seat] : []))
  return (
    <section className="holders" aria-labelledby="holders">
      <h3 id="holders">{t('holders')}</h3>
      <ul>
        {changed.map(seat => (
          <li key={seat}>
            <Sigil seat={seat} />
            <span>{partsOf(holders, seat, t).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function partsOf(holders: readonly SeatHolder[], seat: Seat, t: Say): string[] {
  return holders
    .filter(one => one.seat === seat)
    .map(one => {
      const who =
        one.from === 0 ? holderName(one, t) : t('holders.from', { who: holderName(one, t), move: one.from + 1 })
      return one.resigned ? t('holders.resigned', { who }) : who
    })
}

function holderName({ name, bot }: SeatHolder, t: Say): string {
  const person = name === null ? t('seat.someone') : personName(name, t)
  if (bot === null) return person
  const level = botLevel(bot)
  const player = level ? t(`bot.${level}`) : t('seat.bot')
  return name === null ? player : t('holders.standIn', { bot: player, who: person })
}
