import { useEffect, useState } from 'react'
import { useWords } from '../../app/words.tsx'
import { explained } from '../../board/explain/help.ts'
import { Glyph, type GlyphName } from '../../icons/Glyph.tsx'
import { useSettings } from '../../settings/store.ts'
import { replayLasts } from '../moments/pace.ts'
import './ReplayBar.css'

interface Props {
  readonly at: number
  readonly entries: number
  /** Whether a try may begin here. */
  readonly mayTry: boolean
  go(entry: number): void
  /** Back to the present; null where there is no way back from here. */
  readonly onClose: (() => void) | null
  /** Null where a link is no use to others. */
  readonly onLink: (() => void) | null
  onTry(): void
}

/** Moves through the game decision by decision, and starts a try from any of them. */
export function ReplayBar({ at, entries, mayTry, go, onClose, onLink, onTry }: Props) {
  const t = useWords()
  const ended = at >= entries
  const [playing, setPlaying] = useAutoplay(at, ended, go)
  const step = (to: number) => {
    setPlaying(false)
    go(Math.max(0, Math.min(entries, to)))
  }
  const button = (glyph: GlyphName, label: string, onClick: () => void, disabled = false) => (
    <button
      type="button"
      className="button icon-only"
      aria-label={label}
      {...explained(label)}
      disabled={disabled}
      {...{ onClick }}
    >
      <Glyph name={glyph} />
    </button>
  )
  return (
    <section className="replay fade-in" aria-label={t('replay')}>
      <div className="replay-steps">
        {button('first', t('replay.first'), () => step(0), at === 0)}
        {button('back', t('replay.back'), () => step(at - 1), at === 0)}
        {playing
          ? button('pause', t('replay.pause'), () => setPlaying(false))
          : button('play', t('replay.play'), () => {
              if (ended) go(0)
              setPlaying(true)
            })}
        {button('on', t('replay.on'), () => step(at + 1), ended)}
        {button('last', t('replay.last'), () => step(entries), ended)}
      </div>
      <input
        type="range"
        className="scrubber"
        min={0}
        max={entries}
        value={at}
        aria-label={t('replay.scrubber')}
        aria-valuetext={t('replay.at', { at, entries })}
        onChange={event => step(Number(event.target.value))}
      />
      <span className="replay-at">{t('replay.at', { at, entries })}</span>
      <div className="replay-ways">
        {onLink && (
          <button type="button" className="button quiet" onClick={onLink}>
            <Glyph name="link" size={18} />
            {t('replay.link')}
          </button>
        )}
        {mayTry && (
          <button type="button" className="button" onClick={onTry}>
            <Glyph name="branch" size={18} />
            {t('replay.try')}
          </button>
        )}
        {onClose && (
          <button type="button" className="button" onClick={onClose}>
            <Glyph name="close" size={18} />
            {t('replay.close')}
          </button>
        )}
      </div>
    </section>
  )
}

/** Goes on decision by decision at the pace of this device while it plays; stops at the end. */
function useAutoplay(at: number, ended: boolean, go: (entry: number) => void) {
  const [playing, setPlaying] = useState(false)
  const { pace } = useSettings()
  useEffect(() => {
    if (!playing) return
    if (ended) return setPlaying(false)
    const timer = setTimeout(() => go(at + 1), replayLasts(pace))
    return () => clearTimeout(timer)
  }, [playing, ended, at, go, pace])
  return [playing, setPlaying] as const
}
