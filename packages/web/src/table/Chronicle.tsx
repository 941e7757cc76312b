import { useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../app/words.tsx'
import { Sigil } from '../icons/Sigil.tsx'
import type { Passage } from './story.ts'
import './Chronicle.css'

interface Props {
  readonly story: readonly Passage[]
  readonly at: number | null
  /** With several at the table each passage shows whose it is. */
  readonly sigils: boolean
  /** The passage that is pointed at, or none. */
  onPoint(passage: Passage | null): void
}

const atOnce = 40

/** What happened, as prose; each passage is a link to its moment. */
export function Chronicle({ story, at, sigils, onPoint }: Props) {
  const t = useWords()
  const [all, setAll] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const last = story.at(-1)
  const shown = all ? story : story.slice(-atOnce)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something was added, the newest is in sight
  useLayoutEffect(() => {
    const element = list.current
    if (element) element.scrollTop = element.scrollHeight
  }, [last?.entry, story.length])
  return (
    <section className="chronicle" aria-labelledby="chronicle-title">
      <h2 id="chronicle-title" className="small-caps" tabIndex={-1}>
        {t('chronicle')}
      </h2>
      {story.length === 0 && <p className="muted">{t('chronicle.empty')}</p>}
      {/* A list that scrolls must be reachable by keyboard: its links make it so. */}
      <ol ref={list} className="passages">
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
              {passage.lines.join(' ')}
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}
