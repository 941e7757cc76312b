import type { OpenTable } from '@acheron/protocol'
import { useWords } from '../app/words.tsx'
import { Glyph } from '../icons/Glyph.tsx'
import { seatNames } from './seats.ts'

interface Props {
  readonly table: OpenTable
  onSit(seat: number): void
  onInvite(): void
}

/** The prompt's place while there is nothing to decide for the viewer: who is, in a sentence and without gold. */
export function StandingPanel({ table, onSit, onInvite }: Props) {
  const t = useWords()
  const { info, now } = table
  const [actor] = now.actors
  const waitsFor = actor === undefined ? undefined : info.seats[actor]
  const names = seatNames(info.seats, t)
  const who = (actor === undefined ? undefined : names[actor]) ?? t('seat.someone')
  /** A place for whoever has none yet. */
  const free = info.seats.some(seat => seat.you) ? -1 : info.seats.findIndex(seat => seat.kind === 'open')
  const title = () => {
    if (info.status === 'waiting') return t('standing.open.title')
    return waitsFor?.kind === 'bot' ? t('standing.bot.title', { who }) : t('standing.other.title', { who })
  }
  const text = () => {
    if (info.status === 'waiting') return free < 0 ? t('standing.open.text') : t('standing.free.text')
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
          {free >= 0 && (
            <button type="button" className="button primary" onClick={() => onSit(free)}>
              {t('seat.sit')}
            </button>
          )}
          <button type="button" className={free < 0 ? 'button primary' : 'button'} onClick={onInvite}>
            <Glyph name="link" size={18} />
            {t('share.invite')}
          </button>
        </div>
      )}
    </section>
  )
}
