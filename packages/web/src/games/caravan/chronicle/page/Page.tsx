import { entryText, entryTitle } from '@acheron/games/caravan/board.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Tale } from '../useTale.ts'
import './page.css'

interface Props {
  readonly tale: Tale
  /** The decision there. */
  readonly children?: ReactNode
}

/** The book: the entries that were just read, the last one open, and below it what it asks. */
export function Page({ tale, children }: Props) {
  const { entries, story, voice } = tale
  const top = useRef<HTMLDivElement>(null)
  const last = entries.at(-1)
  // A new entry is read from its beginning.
  useEffect(() => {
    if (last !== undefined) top.current?.scrollTo({ top: 0 })
  }, [last])
  return (
    <section className="chr-page" aria-label={voice.t('page')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled with the keys too */}
      <div className="chr-text" ref={top} tabIndex={0}>
        {last === undefined && <p className="chr-blank">{voice.t('page.blank')}</p>}
        {entries.map(entry => (
          <article key={entry} className="chr-entry">
            <h3>{entryTitle(story, entry)}</h3>
            {paragraphs(entryText(story, entry)).map(text => (
              <p key={text}>{text}</p>
            ))}
          </article>
        ))}
      </div>
      {children && <div className="chr-asked">{children}</div>}
    </section>
  )
}

const paragraphs = (text: string): string[] => text.split(/\n+/).filter(Boolean)
