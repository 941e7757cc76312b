import type { OpenTable } from '@acheron/protocol'
import { useWords } from '../../app/words.tsx'
import { Sigil } from '../../icons/Sigil.tsx'
import { toldNames } from '../players/seats.ts'
import { SeatClock } from './SeatClock.tsx'

/** The clocks that run, above the prompt: where the players' list is folded away or below the screen. */
export function TurnClocks({ table: { info } }: { readonly table: OpenTable }) {
  const t = useWords()
  const running = info.clock?.seats.flatMap((time, seat) => (time?.runs ? [seat] : [])) ?? []
  if (running.length === 0 || info.status === 'over') return null
  const names = toldNames(info.seats, t)
  return (
    <ul className="turn-clocks" aria-label={t('clock')}>
      {running.map(seat => (
        <li key={seat}>
          <Sigil seat={seat} size={18} />
          <span className="turn-name">{names[seat]}</span>
          <SeatClock info={info} seat={seat} />
        </li>
      ))}
    </ul>
  )
}
