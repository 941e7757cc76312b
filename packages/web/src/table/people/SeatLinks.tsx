import type { Seat } from '@acheron/engine'
import type { OpenTable, SeatInfo } from '@acheron/protocol'
import { useState } from 'react'
import { seatAddress } from '../../app/routes.ts'
import { useWords } from '../../app/words.tsx'
import { seatsApi } from '../../remote/seatsApi.ts'
import { personName, toldNames } from '../players/seats.ts'
import { OnceLink } from './OnceLink.tsx'
import { useAct } from './useAct.ts'

/** Whether the owner may keep the seat for somebody: an open one, or one that a bot only looks after. */
const isFree = ({ kind, free, kept }: SeatInfo) =>
  kind === 'open' || (kind === 'bot' && (free === true || kept !== undefined))

/** For the owner: a link by which one person takes one seat. */
export function SeatLinks({ table: { info } }: { readonly table: OpenTable }) {
  const t = useWords()
  const free = info.seats.flatMap((seat, i) => (isFree(seat) ? [i] : []))
  const [chosen, setChosen] = useState<Seat | null>(null)
  if (!info.people?.may.includes('links') || free.length === 0) return null
  const seat = chosen !== null && free.includes(chosen) ? chosen : free[0]!
  const names = toldNames(info.seats, t)
  const nameOf = (at: Seat) => {
    const kept = info.seats[at]?.kept?.name
    return t('invite.seat', { number: at + 1, name: kept ? personName(kept, t) : (names[at] ?? '') })
  }
  return (
    <div className="invite-seat">
      {free.length > 1 && (
        <label className="field">
          <span>{t('invite.for')}</span>
          <select className="input" value={seat} onChange={event => setChosen(Number(event.target.value))}>
            {free.map(at => (
              <option key={at} value={at}>
                {nameOf(at)}
              </option>
            ))}
          </select>
        </label>
      )}
      <SeatLink key={seat} id={info.id} seat={seat} name={nameOf(seat)} kept={info.seats[seat]?.kept ?? null} />
    </div>
  )
}

interface LinkProps {
  readonly id: string
  readonly seat: Seat
  readonly name: string
  readonly kept: NonNullable<SeatInfo['kept']> | null
}

function SeatLink({ id, seat, name, kept }: LinkProps) {
  const t = useWords()
  const { busy, run } = useAct()
  // The server tells it once.
  const [token, setToken] = useState<string | null>(null)
  const make = () => run(async () => setToken((await seatsApi.link(id, seat)).token))
  const link = token !== null && kept?.link ? seatAddress(location.origin, id, token) : null
  return (
    <OnceLink
      title={t('invite.link', { seat: name })}
      about={t(link || !kept?.link ? 'invite.link.means' : 'invite.link.known')}
      qr={t('invite.qr')}
      link={link}
      make={
        <button type="button" className="button primary" disabled={busy} onClick={make}>
          {t('invite.make')}
        </button>
      }
    >
      {kept && (
        <button type="button" className="button" disabled={busy} onClick={() => run(() => seatsApi.unlink(id, seat))}>
          {t('invite.unkeep')}
        </button>
      )}
    </OnceLink>
  )
}
