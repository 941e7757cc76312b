import type { OpenTable } from '@acheron/protocol'
import { useState } from 'react'
import { coachAddress } from '../../app/routes.ts'
import { useWords } from '../../app/words.tsx'
import { seatsApi } from '../../remote/seatsApi.ts'
import { heldSeat } from '../players/seats.ts'
import { EndCoach } from './CoachLine.tsx'
import { coachText } from './coaches.ts'
import { OnceLink } from './OnceLink.tsx'
import { useAct } from './useAct.ts'

/** For a player: a link by which one person looks over the shoulder, and its end. */
export function CoachLink({ table }: { readonly table: OpenTable }) {
  const t = useWords()
  const { busy, run } = useAct()
  // The server tells it once.
  const [token, setToken] = useState<string | null>(null)
  const { id, people } = table.info
  if (!people?.may.includes('coach')) return null
  const mine = people.coaches.find(({ seat }) => seat === heldSeat(table)) ?? null
  if (mine && mine.name !== null)
    return (
      <div className="invite-seat">
        <h3>{t('coach.link')}</h3>
        <p>{coachText(table, mine, t)}.</p>
        <div className="vote-acts">
          <EndCoach id={id} label={t('coach.away')} />
        </div>
      </div>
    )
  const link = token !== null && mine ? coachAddress(location.origin, id, token) : null
  const make = () => run(async () => setToken((await seatsApi.coachLink(id)).token))
  return (
    <div className="invite-seat">
      <OnceLink
        title={t('coach.link')}
        about={t(link || !mine ? 'coach.means' : 'coach.known')}
        qr={t('coach.qr')}
        link={link}
        make={
          <button type="button" className="button" disabled={busy} onClick={make}>
            {t('coach.make')}
          </button>
        }
      >
        {mine && <EndCoach id={id} label={t('coach.void')} />}
      </OnceLink>
    </div>
  )
}
