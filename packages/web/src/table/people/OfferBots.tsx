import type { OpenTable } from '@acheron/protocol'
import { useWords } from '../../app/words.tsx'
import { seatsApi } from '../../remote/seatsApi.ts'
import { toldNames } from '../players/seats.ts'
import { useAct } from './useAct.ts'
import { voteOn } from './waiting.ts'

/** For those who sit: a bot's seat for whoever comes, if the table agrees. */
export function OfferBots({ table: { info, now } }: { readonly table: OpenTable }) {
  const t = useWords()
  const { busy, run } = useAct()
  const { people, seats, id } = info
  // Before the first move the owner decides alone.
  const isAsked = people?.may.includes('vote') && (now.version > 0 || people.owner.you)
  const bots = seats.flatMap(({ kind, free, kept }, i) => (kind === 'bot' && !free && !kept ? [i] : []))
  if (!isAsked || bots.length === 0) return null
  const names = toldNames(seats, t)
  return (
    <div className="invite-bots">
      {bots.map(seat => {
        const vote = voteOn(people, 'free', seat)
        const isFor = now.seat !== null && (vote?.by.includes(now.seat) ?? false)
        const act = () => run(() => (isFor ? seatsApi.withdraw(id, seat) : seatsApi.vote(id, seat, 'free')))
        return (
          <button key={seat} type="button" className="button" disabled={busy} aria-pressed={isFor} onClick={act}>
            {t('invite.bot', { who: names[seat] ?? '' })}
            {vote && <span className="tag">{t('vote.count', { count: vote.by.length, needed: vote.needed })}</span>}
          </button>
        )
      })}
    </div>
  )
}
