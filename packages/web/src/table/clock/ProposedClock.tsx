import { list } from '@acheron/engine/words'
import type { OpenTable } from '@acheron/protocol'
import { useEffect } from 'react'
import { useWords } from '../../app/words.tsx'
import { seatsApi } from '../../remote/seatsApi.ts'
import { clockLine } from '../../terms/clock.ts'
import { say } from '../../ui/announce.tsx'
import '../people/People.css'
import { useAct } from '../people/useAct.ts'
import { toldNames } from '../players/seats.ts'

/** Above the prompt: another clock that somebody proposes, who is for it, and my answer. */
export function ProposedClock({ table: { info, now } }: { readonly table: OpenTable }) {
  const t = useWords()
  const { busy, run } = useAct()
  const proposed = info.clock?.proposed
  const names = toldNames(info.seats, t)
  const text = proposed
    ? t('clock.proposed', {
        who: list(
          t.lang,
          proposed.by.map(seat => names[seat] ?? t('seat.someone')),
        ),
        count: proposed.by.length,
        clock: proposed.rules ? clockLine(proposed.rules, t) : t('clock.none'),
      })
    : ''
  const isFor = now.seat !== null && (proposed?.by.includes(now.seat) ?? false)
  // Whoever has proposed it knows.
  useEffect(() => say(isFor ? '' : text), [text, isFor])
  if (!proposed) return null
  const { rules, by, needed } = proposed
  return (
    <section className="votes" aria-label={t('clock')}>
      <div className="vote">
        <p>
          {text} <span className="muted">{t('vote.count', { count: by.length, needed })}</span>
        </p>
        {info.people?.may.includes('clock') && (
          <div className="vote-acts">
            {!isFor && (
              <button
                type="button"
                className="button"
                disabled={busy}
                onClick={() => run(() => seatsApi.wishClock(info.id, rules))}
              >
                {t('vote.agree')}
              </button>
            )}
            <button
              type="button"
              className="button quiet"
              disabled={busy}
              onClick={() => run(() => seatsApi.keepClock(info.id))}
            >
              {isFor && by.length === 1 ? t('vote.withdraw') : t('clock.keep')}
            </button>
          </div>
        )}
      </div>
    </section>
  )
}
