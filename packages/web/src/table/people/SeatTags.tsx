import type { SeatInfo } from '@acheron/protocol'
import { useWords } from '../../app/words.tsx'
import { Glyph } from '../../icons/Glyph.tsx'
import { botLevel, ownSeat, personName } from '../players/seats.ts'
import { seatState } from './state.ts'

interface Props {
  readonly seats: readonly SeatInfo[]
  readonly at: number
  readonly name: string
  /** The seat of the table's owner, where that is worth a word. */
  readonly owner?: number | null
}

/** How the seat is held, in words beside its name. */
export function SeatTags({ seats, at, name, owner = null }: Props) {
  const t = useWords()
  const seat = seats[at]
  if (!seat) return null
  const kept = seat.kept && (seat.kept.name === null ? null : personName(seat.kept.name, t))
  const state = seatState(seat)
  return (
    <>
      {at === ownSeat(seats) && <span className="tag">{t('seat.mine')}</span>}
      {at === owner && <span className="tag">{t('seat.owner')}</span>}
      {state === 'bot' && (
        <span className="tag">{t('seat.bot.level', { level: botLevel(seat.name ?? '') ?? 'other' })}</span>
      )}
      {seat.program && <span className="tag">{t('seat.program')}</span>}
      {state === 'standIn' && <span className="tag">{t('seat.standIn', { who: name })}</span>}
      {state === 'away' && (
        <span className="tag">
          <Glyph name="moon" size={13} />
          <span className="tag-word">{t('seat.away')}</span>
        </span>
      )}
      {seat.kept && <span className="tag">{seat.kept.you ? t('seat.kept.you') : keptText(kept ?? null, t)}</span>}
    </>
  )
}

const keptText = (who: string | null, t: ReturnType<typeof useWords>) =>
  who === null ? t('seat.kept.link') : t('seat.kept', { who })
