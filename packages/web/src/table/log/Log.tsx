import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../../app/words.tsx'
import { Sigil } from '../../icons/Sigil.tsx'
import { Named } from './Named.tsx'
import type { Passage } from './passages.ts'
import './Log.css'

interface Props {
  readonly passages: readonly Passage[]
  readonly at: number | null
  /** By seat, in the third person. */
  readonly names: readonly string[]
  /** Each passage shows whose it is. */
  readonly sigils: boolean
  /** The player whom a game for one speaks to, for a spectator; else null. */
  readonly toldTo: string | null
  /** Above the passages. */
  readonly children?: ReactNode
  /** The passage that is pointed at, or none. */
  onPoint(passage: Passage | null): void
}

/** Passages shown before the earlier ones are asked for. */
const atOnce = 40

/** What happened, as prose. Each passage links to its moment. */
export function Log({ passages, at, names, sigils, toldTo, children, onPoint }: Props) {
  const t = useWords()
  const [all, setAll] = useState(false)
  const [cut, setCut] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const last = passages.at(-1)
  const early = at !== null && at < (passages.at(-atOnce)?.entry ?? 0)
  const shown = all || early ? passages : passages.slice(-atOnce)
  useInSight(list, at, last?.entry, passages.length)
  return (
    <section className="log" aria-labelledby="log-title">
      <h2 id="log-title" className="small-caps" tabIndex={-1}>
        {t('log')}
      </h2>
      {children}
      {toldTo !== null && <p className="told-to muted">{t('log.toldTo', { who: toldTo })}</p>}
      {passages.length === 0 && <p className="muted">{t('log.empty')}</p>}
      {/* A list that scrolls must be reachable by keyboard; its links are. */}
      <ol
        ref={list}
        className="passages"
        data-cut={cut}
        onScroll={({ currentTarget }) => setCut(currentTarget.scrollTop > 0)}
      >
        {shown.length < passages.length && (
          <li>
            <button type="button" className="text-link" onClick={() => setAll(true)}>
              {t('log.earlier', { count: passages.length - shown.length })}
            </button>
          </li>
        )}
        {shown.map(passage => (
          <li key={passage.entry} className={passage === last ? 'passage newest' : 'passage'}>
            {sigils && passage.seat !== null && <Sigil seat={passage.seat} size={16} />}
            <a
              href={`#move=${passage.entry}`}
              aria-current={at === passage.entry ? 'step' : undefined}
              title={t('log.goTo', { entry: passage.entry })}
              onPointerEnter={() => onPoint(passage)}
              onPointerLeave={() => onPoint(null)}
              onFocus={() => onPoint(passage)}
              onBlur={() => onPoint(null)}
            >
              <Named text={passage.lines.join(' ')} names={names} />
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Keeps in sight the passage of the moment looked at, or the newest, also when the panels above grow or shrink. */
function useInSight(list: RefObject<HTMLElement | null>, at: number | null, last: number | undefined, count: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever a passage was added
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const show = () => {
      const current = at === null ? null : element.querySelector<HTMLElement>('[aria-current]')
      const middle =
        current && current.offsetTop - element.offsetTop - element.clientHeight / 2 + current.offsetHeight / 2
      element.scrollTop = middle ?? element.scrollHeight
    }
    show()
    const sizes = new ResizeObserver(show)
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [last, count, at])
}
