import type { Seat } from '@acheron/engine'
import type { OpenTable } from '@acheron/protocol'
import { useEffect, useState } from 'react'
import { useWords } from '../../app/words.tsx'
import { seatsApi } from '../../remote/seatsApi.ts'
import { TimeBar } from '../clock/SeatClock.tsx'
import { useAct } from './useAct.ts'
import { botFrom, clockText, mayDecideOn, voteOn } from './waiting.ts'

interface Props {
  readonly table: OpenTable
  readonly seat: Seat
  /** The name of who is away. */
  readonly who: string
}

/** How long the table waits for somebody who is away; then, or when their time is up, a button lets a bot play on. */
export function AwayLine({ table, seat, who }: Props) {
  const from = botFrom(table, seat)
  if (mayDecideOn(table.info, seat)) return <LetBot table={table} seat={seat} who={who} />
  const most = (table.info.people?.away ?? 0) * 60_000
  return from === null ? null : <Wait key={from} table={table} seat={seat} who={who} from={from} most={most} />
}

interface WaitProps extends Props {
  readonly from: number
  /** In milliseconds. */
  readonly most: number
}

function Wait({ from, most, ...props }: WaitProps) {
  const t = useWords()
  const left = useLeft(from)
  if (left <= 0) return <LetBot {...props} />
  return (
    <p className="seat-wait">
      {t('away.in')} <b>{clockText(left)}</b>
      <TimeBar part={Math.min(1, left / most)} late={false} />
    </p>
  )
}

/** The vote that a bot plays on, with how many are for it. */
function LetBot({ table: { info, now }, seat, who }: Props) {
  const t = useWords()
  const { busy, run } = useAct()
  if (!info.people?.may.includes('vote')) return <p className="seat-wait">{t('away.may')}</p>
  const vote = voteOn(info.people, 'standIn', seat)
  const isMine = now.seat !== null && (vote?.by.includes(now.seat) ?? false)
  const votes = vote ? t('vote.count', { count: vote.by.length, needed: vote.needed }) : ''
  const act = () => run(() => (isMine ? seatsApi.withdraw(info.id, seat) : seatsApi.vote(info.id, seat, 'standIn')))
  return (
    <p className="seat-wait">
      {info.rated && !info.people.gone.includes(seat) && <>{t('rated.vote')} </>}
      <button
        type="button"
        className="button"
        disabled={busy}
        aria-pressed={isMine}
        aria-label={[t('away.let.for', { who }), votes].filter(Boolean).join(', ')}
        onClick={act}
      >
        {t('away.let')}
        {votes && <span className="tag">{votes}</span>}
      </button>
    </p>
  )
}

/** Milliseconds until that time, told every second while there are any. */
function useLeft(until: number): number {
  const [left, setLeft] = useState(() => until - Date.now())
  const isOver = left <= 0
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setLeft(until - Date.now()), 1000)
    return () => clearInterval(timer)
  }, [until, isOver])
  return left
}
