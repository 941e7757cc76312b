import { withNames } from '@acheron/engine/words'
import { entryText, entryTitle, type Paragraph } from '@acheron/games/caravan/board.ts'
import { type ReactNode, useMemo } from 'react'
import { ordealIn } from '../ordeal/OrdealDice.tsx'
import type { Tale } from '../useTale.ts'
import { isPassage, lastSentence, paragraphsOf, toldIn } from './passages.ts'
import { TitlePage } from './TitlePage.tsx'
import { useNewest } from './useNewest.ts'
import { Vignette } from './Vignette.tsx'

interface Props {
  readonly tale: Tale
  /** Whether the leaf scrolls by itself; on a phone the page does. */
  readonly scrolls: boolean
  readonly motion: boolean
  /** The decision there. */
  readonly children: ReactNode
}

/** The open leaf: the newest passage and what it asks. The chapter so far lies above it. */
export function Leaf({ tale, scrolls, motion, children }: Props) {
  const { view, entries, story, voice } = tale
  const { game } = voice
  const { entry } = view.exploration
  // Several may follow one another without a question: those before the newest were not read yet.
  const unread = Math.max(0, entries.length - 1)
  const { before, fresh, since } = useMemo(() => toldIn(view, game, unread), [view, game, unread])
  const { leaf, now, isNew, showAll } = useNewest(entry, scrolls, motion)
  const last = before.findLast(isPassage)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a touch only shows at once what fades in
    <div className="chr-leaf" ref={leaf} tabIndex={scrolls ? 0 : -1} onPointerDown={showAll} onKeyDown={showAll}>
      {scrolls && before.length > 0 && (
        <div className="chr-before">
          {before.map((paragraph, i) => (
            <Earlier key={i} paragraph={paragraph} names={tale.names} />
          ))}
        </div>
      )}
      <div className="chr-now" ref={now} data-new={isNew}>
        {last && <p className="chr-echo">… {lastSentence(last.text)}</p>}
        {fresh.map((paragraph, i) => (
          <Earlier key={i} paragraph={paragraph} names={tale.names} />
        ))}
        {entry === null ? (
          <TitlePage tale={tale} />
        ) : (
          <article className="chr-entry">
            <Vignette tale={tale} />
            <h3>{entryTitle(story, entry)}</h3>
            {paragraphsOf(entryText(story, entry)).map(text => (
              <p key={text}>{text}</p>
            ))}
          </article>
        )}
        {!ordealIn(view) && since.map((paragraph, i) => <Earlier key={i} paragraph={paragraph} names={tale.names} />)}
        <div className="chr-asked">{children}</div>
      </div>
    </div>
  )
}

/** A paragraph that was read before, or what came of a choice. */
export function Earlier({ paragraph, names }: { readonly paragraph: Paragraph; readonly names: readonly string[] }) {
  switch (paragraph.kind) {
    case 'passage':
      return (
        <article className="chr-earlier">
          <h4>{paragraph.title}</h4>
          {paragraphsOf(paragraph.text).map(text => (
            <p key={text}>{text}</p>
          ))}
        </article>
      )
    case 'choice':
      return (
        <p className="chr-chosen">
          {paragraph.question} <b>{withNames(paragraph.answer, names)}</b>
        </p>
      )
    case 'outcome':
      return <p className="chr-outcome">{withNames(paragraph.text, names)}</p>
  }
}
