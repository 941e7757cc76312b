import type { Seat } from '@acheron/engine'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../../app/words.tsx'
import type { Passage } from './passages.ts'
import { Row } from './Row.tsx'
import { Steady } from './Steady.tsx'
import { firstShown, furtherBack } from './shown.ts'
import type { Earlier } from './useEarlier.ts'
import { useInSight } from './useInSight.ts'
import { useToldEarlier } from './useToldEarlier.ts'
import './Log.css'

interface Props {
  readonly passages: readonly Passage[]
  readonly at: number | null
  /** The passage of the moment looked at, where the log does not reach back to it; else null. */
  readonly lone: Passage | null
  readonly earlier: Earlier
  /** Decisions so far. */
  readonly entries: number
  /** The version of the last step, if it is the viewer's own. */
  readonly own: number | null
  /** By seat, in the third person. */
  readonly names: readonly string[]
  /** Each passage shows whose it is. */
  readonly sigils: boolean
  /** The viewer's own seat, where others play too: lines about it are marked. */
  readonly mine: Seat | null
  /** The player whom a game for one speaks to, for a spectator; else null. */
  readonly toldTo: string | null
  /** Above the passages. */
  readonly children?: ReactNode
  /** The passage that is pointed at, or none. */
  onPoint(passage: Passage | null): void
}

/** What happened, as prose. Each passage links to its moment. */
export function Log(props: Props) {
  const { passages, at, lone, earlier, entries, own, names, sigils, mine, toldTo, children, onPoint } = props
  const t = useWords()
  /** The entry from which on passages are shown, once earlier ones were asked for or are being read. */
  const [from, setFrom] = useState<number | null>(null)
  const [cut, setCut] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const scrollTop = useRef(0)
  const first = firstShown(passages, from, at)
  const shown = passages.slice(first)
  const more = first > 0 || earlier.more
  const last = passages.at(-1)
  const here = lone ? 'alone' : shown.some(({ entry }) => entry === at) ? 'among others' : 'nowhere'
  const sight = useInSight(list, { at, here, newest: `${last?.entry} ${last?.lines.join(' ')}`, own })
  const asks = useToldEarlier(shown, earlier.state)
  const ask = () => {
    asks()
    setFrom(furtherBack(passages, first))
    if (first === 0) earlier.bring()
  }
  const scrolled = (element: HTMLElement) => {
    const up = element.scrollTop < scrollTop.current
    scrollTop.current = element.scrollTop
    setCut(element.scrollTop > 0)
    sight.scrolled()
    if (!sight.seen()) setFrom(known => known ?? shown[0]?.entry ?? null)
    const near = element.scrollTop < element.clientHeight
    // Who goes through the lines by keyboard comes to the button, and can pass it.
    const byKeys = element.querySelector(':focus-visible') !== null
    if (up && near && more && !byKeys && lone === null && earlier.state === 'rest') ask()
  }
  const row = (passage: Passage) => (
    <Row
      key={passage.entry}
      passage={passage}
      current={passage === lone || passage.entry === at}
      newest={passage === last}
      sigil={sigils}
      {...{ names, mine, onPoint }}
    />
  )
  return (
    <section className="log" aria-labelledby="log-title">
      <h2 ref={title} id="log-title" className="small-caps" tabIndex={-1}>
        {t('log')}
      </h2>
      {children}
      {toldTo !== null && <p className="told-to muted">{t('log.toldTo', { who: toldTo })}</p>}
      {passages.length === 0 && !more && <p className="muted">{t('log.empty')}</p>}
      {/* A list that scrolls must be reachable by keyboard; its links are. */}
      <ol ref={list} className="passages" data-cut={cut} onScroll={({ currentTarget }) => scrolled(currentTarget)}>
        <Steady list={list} top={[lone?.entry, more && earlier.state, shown[0]?.entry].join()}>
          {[
            ...(lone ? [row(lone)] : []),
            ...(more
              ? [
                  <EarlierRow
                    key="earlier"
                    state={earlier.state}
                    count={(shown[0]?.entry ?? entries + 1) - 1}
                    onAsk={ask}
                    onGone={() => title.current?.focus({ preventScroll: true })}
                  />,
                ]
              : []),
            ...shown.map(row),
          ]}
        </Steady>
      </ol>
    </section>
  )
}

interface EarlierProps {
  readonly state: Earlier['state']
  /** Decisions before the first one shown. */
  readonly count: number
  onAsk(): void
  /** The button left with the focus: nothing is earlier. */
  onGone(): void
}

/** Asks for earlier passages. */
function EarlierRow({ state, count, onAsk, onGone }: EarlierProps) {
  const t = useWords()
  const button = useRef<HTMLButtonElement>(null)
  const gone = useRef(onGone)
  gone.current = onGone
  useLayoutEffect(() => {
    const element = button.current
    return () => {
      if (document.activeElement === element) gone.current()
    }
  }, [])
  return (
    <li className="earlier">
      {state === 'failed' && <span className="muted">{t('log.earlier.failed')} </span>}
      <button
        ref={button}
        type="button"
        className="text-link"
        aria-busy={state === 'coming'}
        onClick={() => state !== 'coming' && onAsk()}
      >
        {state === 'failed' ? t('again') : t('log.earlier', { count })}
      </button>
    </li>
  )
}
