import { type CSSProperties, type ReactNode, useRef, useState } from 'react'
import { Glyph } from '../../../../icons/Glyph.tsx'
import type { Voice } from '../../words.ts'
import { shownAt } from './sums.ts'
import { useCorner } from './useCorner.ts'

interface Props {
  readonly voice: Voice
  readonly title: string
  /** Beside the title: the card that is played. */
  readonly aside?: string
  /** What is counted before the verdict comes. */
  readonly pips: number
  readonly tone: 'harm' | 'good' | 'plain'
  readonly verdict: string | null
  /** It may still change. */
  readonly open?: boolean
  readonly below?: readonly string[]
  /** Null while it cannot be put away. */
  readonly onClose: (() => void) | null
  readonly children: ReactNode
}

/**
 * A roll that is held: whose it is, its dice, what they come to, and the verdict, until it is closed. Where it would cover what
 * is to be chosen it is one line, which unfolds.
 */
export function Panel(props: Props) {
  const { voice, title, aside, pips, tone, verdict, open = false, below = [], onClose, children } = props
  const { t } = voice
  const root = useRef<HTMLElement>(null)
  const { side, form } = useCorner(root, title, onClose === null)
  const [unfolded, setUnfolded] = useState(false)
  const isLine = form === 'line'
  const at = shownAt(pips)
  const delays = { '--pips-at': `${at.pips}ms`, '--verdict-at': `${at.verdict}ms` } as CSSProperties
  return (
    <section
      className="cvv"
      ref={root}
      aria-label={t('verdict.title')}
      data-open={open}
      data-side={side}
      data-form={isLine && unfolded ? 'whole' : form}
      data-unfolded={isLine && unfolded}
      style={delays}
    >
      <header className="cvv-head">
        <h2 className="cvv-title">{title}</h2>
        {aside && <span className="cvv-card">{aside}</span>}
      </header>
      {children}
      {isLine && (
        <button
          type="button"
          className="cvv-fold"
          aria-expanded={unfolded}
          aria-label={t(unfolded ? 'verdict.fold' : 'verdict.unfold')}
          onClick={() => setUnfolded(!unfolded)}
        >
          <Glyph name={unfolded ? 'up' : 'down'} size={18} />
        </button>
      )}
      {(verdict !== null || onClose) && (
        <footer className="cvv-foot">
          <div className="cvv-verdict" data-tone={tone}>
            {open && <span className="cvv-below">{t('verdict.sofar')}</span>}
            <strong>{verdict}</strong>
            {below.map(line => (
              <span key={line} className="cvv-below">
                {line}
              </span>
            ))}
          </div>
          {onClose && (
            <button type="button" className="cvv-close" onClick={onClose}>
              <Glyph name="close" size={18} />
              <span className="cvv-close-text">{t('verdict.close')}</span> <kbd>Esc</kbd>
            </button>
          )}
        </footer>
      )}
    </section>
  )
}
