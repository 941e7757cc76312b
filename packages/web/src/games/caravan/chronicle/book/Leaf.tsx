import { withNames } from '@acheron/engine/words'
import { entryText, entryTitle, type Paragraph } from '@acheron/games/caravan/board.ts'
import { type ReactNode, useMemo } from 'react'
import { ordealIn } from '../ordeal/OrdealDice.tsx'
import type { Tale } from '../useTale.ts'
import { isPassage, lastSentence, paragraphsOf, toldIn } from './passages.ts'
import { useNewest } from './useNewest.ts'
import { Vignette } from './Vignette.tsx'

interface Props {
  readonly tale: Tale
  /** Whether the leaf scrolls by itself; on a phone the page does. */
  readonly scrolls: boolean
  readonly motion: boolean
  onJournal(): void
  /** The decision there. */
  readonly children: ReactNode
}

/** The open leaf: the newest passage and what it asks. The chapter so far lies above it. */
export function Leaf({ tale, scrolls, motion, onJournal, children }: Props) {
  const { view, entries, story, voice } = tale
  const { t, game } = voice
  const { entry } = view.exploration
  const { before, since } = useMemo(() => toldIn(view, game), [view, game])
  const { leaf, now, isNew, showAll } = useNewest(entry, scrolls, motion)
  const last = before.findLast(isPassage)
  // Several may follow one another without a question: those before the newest were not read yet.
  const unread = Math.max(0, entries.length - 1)
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
        {last && (
          <Echo
            text={last.text}
            unread={unread}
            onBack={() => (scrolls ? toFirstUnread(leaf.current, unread) : onJournal())}
            t={t}
          />
        )}
        {entry === null ? (
          <p className="chr-blank">{t('page.blank')}</p>
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

interface EchoProps {
  readonly text: string
  /** Passages before the newest that have just been read out too. */
  readonly unread: number
  onBack(): void
  readonly t: Tale['voice']['t']
}

/** How the passage before ended. */
function Echo({ text, unread, onBack, t }: EchoProps) {
  return (
    <div className="chr-echo">
      <p>… {lastSentence(text)}</p>
      {unread > 0 && (
        <button type="button" className="chr-unread" onClick={onBack}>
          {t('page.unread', { count: unread })}
        </button>
      )}
    </div>
  )
}

function toFirstUnread(leaf: HTMLElement | null, unread: number): void {
  const passages = leaf?.querySelectorAll('.chr-before .chr-earlier') ?? []
  passages[passages.length - unread]?.scrollIntoView({ block: 'start' })
}

/** A paragraph that was read before, or what came of a choice. */
function Earlier({ paragraph, names }: { readonly paragraph: Paragraph; readonly names: readonly string[] }) {
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
