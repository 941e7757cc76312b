import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../app/words.tsx'
import type { GameFace, TableTerms } from '../board/face.ts'
import { Glyph } from '../icons/Glyph.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import './RulesDrawer.css'
import { bookOf } from './bookOf.tsx'
import { find } from './search.ts'

interface Props {
  readonly face: GameFace
  readonly terms: TableTerms
  /** The chapter to open at; null is the beginning. */
  readonly chapter: string | null
  onClose(): void
}

/** How many chapters are proposed when a search finds nothing. */
const suggested = 4

/** The rule book: its chapters, and a search through all of them. */
export function RulesDrawer({ face, terms, chapter, onClose }: Props) {
  const t = useWords()
  const rules = bookOf(face, terms, t)
  const [query, setQuery] = useState('')
  const book = useRef<HTMLDivElement>(null)
  const wanted = query.trim()
  const shown = wanted ? rules.filter(({ title, text }) => find(`${title} ${text}`, wanted).length > 0) : rules

  useEffect(() => {
    if (chapter !== null) document.getElementById(`rule-${chapter}`)?.scrollIntoView()
  }, [chapter])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again after a change of language
  useLayoutEffect(() => highlight(book.current, wanted), [wanted, face])

  return (
    <Dialog drawer title={t('rules.of', { game: face.game.meta.name[t.lang] })} onClose={onClose}>
      <search className="rules-search">
        <Glyph name="search" size={18} />
        <input
          type="search"
          className="input"
          value={query}
          placeholder={t('rules.search')}
          aria-label={t('rules.search')}
          onChange={event => setQuery(event.target.value)}
        />
      </search>
      <p className="muted rules-found" role="status">
        {wanted && (shown.length > 0 ? t('rules.found', { count: shown.length }) : t('rules.none', { query: wanted }))}
      </p>
      {wanted && shown.length === 0 && (
        <div className="rules-try">
          {rules.slice(0, suggested).map(({ id, title }) => (
            <button key={id} type="button" className="button" onClick={() => setQuery(title)}>
              {title}
            </button>
          ))}
        </div>
      )}
      {!wanted && (
        <nav aria-label={t('rules.chapters')}>
          <ol className="rules-chapters">
            {rules.map(({ id, title }) => (
              <li key={id}>
                <button
                  type="button"
                  className="text-link"
                  onClick={() => document.getElementById(`rule-${id}`)?.scrollIntoView({ block: 'start' })}
                >
                  {title}
                </button>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div ref={book} className="rules-book">
        {shown.map(({ id, title, body }) => (
          <section key={id} id={`rule-${id}`} className="rules-chapter">
            <h3>{title}</h3>
            {body}
          </section>
        ))}
      </div>
    </Dialog>
  )
}

/** Marks what was searched for without touching the chapters' own elements. */
function highlight(root: HTMLElement | null, query: string): void {
  if (!root || typeof Highlight === 'undefined') return
  const ranges: Range[] = []
  if (query) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? ''
      for (const word of query.split(/\s+/)) {
        for (const { start, end } of find(text, word)) {
          const range = new Range()
          range.setStart(node, start)
          range.setEnd(node, end)
          ranges.push(range)
        }
      }
    }
  }
  CSS.highlights.set('rules', new Highlight(...ranges))
}
