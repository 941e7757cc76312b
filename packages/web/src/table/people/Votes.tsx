import type { OpenTable } from '@acheron/protocol'
import { useEffect, useState } from 'react'
import { useWords } from '../../app/words.tsx'
import { seatsApi } from '../../remote/seatsApi.ts'
import { say } from '../../ui/announce.tsx'
import { personName, toldNames } from '../players/seats.ts'
import './People.css'
import { useAct } from './useAct.ts'
import type { Vote } from './waiting.ts'

const keyOf = ({ what, seat, name }: Vote) => `${what} ${seat} ${name}`

/** What the table is to agree on, above the prompt, which stays as it is. */
export function Votes({ table }: { readonly table: OpenTable }) {
  const t = useWords()
  const [put, setPut] = useState<readonly string[]>([])
  const { people } = table.info
  const shown =
    people?.votes.filter(vote => (vote.you || people.may.includes('vote')) && !put.includes(keyOf(vote))) ?? []
  if (shown.length === 0) return null
  return (
    <section className="votes" aria-label={t('votes')}>
      {shown.map(vote => (
        <OneVote key={keyOf(vote)} table={table} vote={vote} onPut={() => setPut([...put, keyOf(vote)])} />
      ))}
    </section>
  )
}

interface Props {
  readonly table: OpenTable
  readonly vote: Vote
  /** It is out of the way. */
  onPut(): void
}

function OneVote({ table: { info, now }, vote, onPut }: Props) {
  const t = useWords()
  const { busy, run } = useAct()
  const { what, seat, by, needed, you } = vote
  const facts = {
    what: you ? 'mine' : what,
    who: vote.name === null ? t('seat.someone') : personName(vote.name, t),
    seat: toldNames(info.seats, t)[seat] ?? '',
  }
  const text = t('vote.text', facts)
  const count = t('vote.count', { count: by.length, needed })
  const isFor = now.seat !== null && by.includes(now.seat)
  useEffect(() => say(text), [text])
  return (
    <div className="vote">
      <p>
        {text} {info.rated && what === 'standIn' && t('rated.vote')} <span className="muted">{count}</span>
      </p>
      <div className="vote-acts">
        {you || isFor ? (
          <button
            type="button"
            className="button"
            disabled={busy}
            onClick={() => run(() => seatsApi.withdraw(info.id, seat))}
          >
            {t('vote.withdraw')}
          </button>
        ) : (
          <>
            <button
              type="button"
              className="button"
              disabled={busy}
              onClick={() => run(() => seatsApi.vote(info.id, seat, what))}
            >
              {t('vote.agree')}
            </button>
            <button type="button" className="button quiet" onClick={onPut}>
              {t('vote.later')}
            </button>
          </>
        )}
      </div>
    </div>
  )
}
