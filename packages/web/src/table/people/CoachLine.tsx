import type { Seat } from '@acheron/engine'
import type { OpenTable } from '@acheron/protocol'
import { useEffect, useRef } from 'react'
import { useWords } from '../../app/words.tsx'
import { seatsApi } from '../../remote/seatsApi.ts'
import { tell } from '../../ui/notes.tsx'
import { heldSeat } from '../players/seats.ts'
import { coachesOf, coachText } from './coaches.ts'
import { useAct } from './useAct.ts'

interface Props {
  readonly table: OpenTable
  readonly seat: Seat
}

/** Who looks over the shoulder of the player at this seat, for everybody to see. */
export function CoachLine({ table, seat }: Props) {
  const t = useWords()
  const coach = coachesOf(table).find(each => each.seat === seat)
  const text = coach ? coachText(table, coach, t) : null
  // On a phone the players are not always in sight: who comes is told in a note too.
  const before = useRef(text)
  useEffect(() => {
    if (text !== null && before.current !== text) tell(text)
    before.current = text
  }, [text])
  if (!coach) return null
  const isMine = heldSeat(table) === seat
  return (
    <p className="seat-wait seat-coach">
      <span>{text}</span>
      {(coach.you || isMine) && <EndCoach id={table.info.id} label={t(coach.you ? 'coach.stop' : 'coach.away')} />}
    </p>
  )
}

export function EndCoach({ id, label }: { readonly id: string; readonly label: string }) {
  const { busy, run } = useAct()
  return (
    <button type="button" className="button" disabled={busy} onClick={() => run(() => seatsApi.endCoach(id))}>
      {label}
    </button>
  )
}
