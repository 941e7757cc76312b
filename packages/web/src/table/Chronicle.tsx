import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../app/words.tsx'
import { Sigil } from '../icons/Sigil.tsx'
import { Named } from './Named.tsx'
import type { Passage } from './story.ts'
import './Chronicle.css'

interface Props {
  readonly story: readonly Passage[]
  readonly at: number | null
  /** Of each seat, as it is told of. */
  readonly names: readonly string[]
  /** With several at the table each passage shows whose it is. */
  readonly sigils: boolean
  /** Whose story it is, for somebody who only watches: the game speaks to its player. */
  readonly toldTo: string | null
  /** Above the story. */
  readonly children?: ReactNode
  /** The passage that is pointed at, or none. */
  onPoint(passage: Passage | null): void
}

const atOnce = 40

/** What happened, as prose; each passage is a link to its moment. */
export function Chronicle({ story, at, names, sigils, toldTo, children, onPoint }: Props) {
  const t = useWords()
  const [all, setAll] = useState(false)
  const [cut, setCut] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const last = story.at(-1)
  const early = at !== null && at < (story.at(-atOnce)?.entry ?? 0)
  const shown = all || early ? story : story.slice(-atOnce)
  // While one looks back, the moment's passage is in sight, else the newest; also when the panels above grow or shrink.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something was added
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
  }, [last?.entry, story.length, at])
  return (
    <section className="chronicle" aria-labelledby="chronicle-title">
      <h2 id="chronicle-title" className="small-caps" tabIndex={-1}>
        {t('chronicle')}
      </h2>
      {children}
      {toldTo !== null && <p className="told-to muted">{t('chronicle.toldTo', { who: toldTo })}</p>}
      {story.length === 0 && <p className="muted">{t('chronicle.empty')}</p>}
      {/* A list that scrolls must be reachable by keyboard: its links make it so. */}
      <ol
        ref={list}
        className="passages"
        data-cut={cut}
        onScroll={({ currentTarget }) => setCut(currentTarget.scrollTop > 0)}
      >
        {shown.length < story.length && (
          <li>
            <button type="button" className="text-link" onClick={() => setAll(true)}>
              {t('chronicle.earlier', { count: story.length - shown.length })}
            </button>
          </li>
        )}
        {shown.map(passage => (
          <li key={passage.entry} className={passage === last ? 'passage newest' : 'passage'}>
            {sigils && passage.seat !== null && <Sigil seat={passage.seat} size={16} />}
            <a
              href={`#move=${passage.entry}`}
              aria-current={at === passage.entry ? 'step' : undefined}
              title={t('chronicle.goTo', { entry: passage.entry })}
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
