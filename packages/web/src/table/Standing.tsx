import type { OpenTable } from '@acheron/protocol'
import { useWords } from '../app/words.tsx'
import { Glyph } from '../icons/Glyph.tsx'
import { seatNames } from './seats.ts'

/** The prompt's place while there is nothing to decide for the viewer: who is, in a sentence and without gold. */
export function StandingPanel({ table, onInvite }: { readonly table: OpenTable; onInvite(): void }) {
  const t = useWords()
  const { info, now } = table
  const [actor] = now.actors
  const waitsFor = actor === undefined ? undefined : info.seats[actor]
  const names = seatNames(info.seats, t)
  const who = (actor === undefined ? undefined : names[actor]) ?? t('seat.someone')
  const title = () => {
    if (info.status === 'waiting') return t('standing.open.title')
    return waitsFor?.kind === 'bot' ? t('standing.bot.title', { who }) : t('standing.other.title', { who })
  }
  const text = () => {
    if (info.status === 'waiting') return t('standing.open.text')
    if (now.seat !== null) return t('standing.other.text')
    return info.seats.length === 1
      ? t('standing.watchingOne', { who: names[0] ?? t('seat.someone') })
      : t('standing.watching')
  }
  return (
    <section className="prompt" aria-labelledby="prompt-title">
      <h2 id="prompt-title" className="prompt-title">
        {title()}
      </h2>
      <p className="prompt-text muted">{text()}</p>
      {info.status === 'waiting' && (
        <div className="prompt-actions">
          <button type="button" className="button primary" onClick={onInvite}>
            <Glyph name="link" size={18} />
            {t('share.invite')}
          </button>
        </div>
      )}
    </section>
  )
}
