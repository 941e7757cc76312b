import type { OpenTable } from '@acheron/protocol'
import { useWords } from '../../app/words.tsx'
import { Sigil } from '../../icons/Sigil.tsx'
import { AwayLine } from '../people/AwayLine.tsx'
import { mayDecideOn, voteOn } from '../people/waiting.ts'
import { toldNames } from '../players/seats.ts'
import { SeatClock } from './SeatClock.tsx'

/**
 * The clocks that run, above the prompt: where the players' list is folded away or below the screen. Where the others decide, the
 * first of them does so here; then they are asked below.
 */
export function TurnClocks({ table }: { readonly table: OpenTable }) {
  const t = useWords()
  const { info } = table
  const running = info.clock?.seats.flatMap((time, seat) => (time?.runs ? [seat] : [])) ?? []
  if (running.length === 0 || info.status === 'over') return null
  const names = toldNames(info.seats, t)
  const isOpen = (seat: number) => mayDecideOn(info, seat) && voteOn(info.people, 'standIn', seat) === null
  return (
    <ul className="turn-clocks" aria-label={t('clock')}>
      {running.map(seat => (
        <li key={seat}>
          <Sigil seat={seat} size={18} />
          <span className="turn-name">{names[seat]}</span>
          <SeatClock info={info} seat={seat} />
          {isOpen(seat) && <AwayLine table={table} seat={seat} who={names[seat] ?? ''} />}
        </li>
      ))}
    </ul>
  )
}
