import { withNames } from '@acheron/engine/words'
import { type CaravanState, type JournalChapter, journalOf, type Paragraph } from '@acheron/games/caravan/board.ts'
import { useEffect, useMemo, useRef } from 'react'
import type { JournalProps } from '../../../../board/face.ts'
import { roadVoice } from '../words.ts'
import './journal.css'

/** The campaign so far, chapter by chapter: what was read, what was chosen, what came of it. */
export function Journal({ view, names, language }: JournalProps<CaravanState>) {
  const { t, game } = roadVoice(language)
  const chapters = useMemo(() => journalOf(view, game), [view, game])
  const last = useRef<HTMLElement>(null)
  // It is opened where the Caravan is.
  useEffect(() => last.current?.scrollIntoView({ block: 'start' }), [])
  if (chapters.length === 0) return <p className="muted">{t('journal.empty')}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled with the keys too
    <div className="journal" tabIndex={0}>
      {chapters.length > 1 && <Contents chapters={chapters} label={t('journal.chapters')} />}
      {chapters.map(({ chapter, title, paragraphs }, i) => (
        <section
          key={i}
          id={`journal-${i}`}
          className="journal-chapter"
          ref={i > 0 && i === chapters.length - 1 ? last : null}
        >
          <h3>{t('journal.chapter', { n: chapter, title })}</h3>
          {paragraphs.map((paragraph, place) => (
            <Told key={place} paragraph={paragraph} names={names} />
          ))}
        </section>
      ))}
    </div>
  )
}

function Contents({ chapters, label }: { readonly chapters: readonly JournalChapter[]; readonly label: string }) {
  return (
    <nav aria-label={label}>
      <ol className="journal-contents">
        {chapters.map(({ chapter, title }, i) => (
          <li key={i}>
            <button
              type="button"
              className="text-link"
              onClick={() => document.getElementById(`journal-${i}`)?.scrollIntoView({ block: 'start' })}
            >
              {chapter}. {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Told({ paragraph, names }: { readonly paragraph: Paragraph; readonly names: readonly string[] }) {
  switch (paragraph.kind) {
    case 'passage':
      return (
        <article className="journal-passage">
          <h4>{paragraph.title}</h4>
          {paragraph.text
            .split(/\n+/)
            .filter(Boolean)
            .map((text, i) => (
              <p key={i}>{text}</p>
            ))}
        </article>
      )
    case 'choice':
      return (
        <div className="journal-choice">
          <p className="journal-question">{paragraph.question}</p>
          <p className="journal-answer">{withNames(paragraph.answer, names)}</p>
          {paragraph.voices.map((voices, i) => (
            <p key={i} className="journal-voices">
              {withNames(voices, names)}
            </p>
          ))}
        </div>
      )
    case 'outcome':
      return <p className="journal-outcome">{withNames(paragraph.text, names)}</p>
  }
}
