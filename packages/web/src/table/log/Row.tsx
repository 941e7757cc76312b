import type { Seat } from '@acheron/engine'
import { memo, useState } from 'react'
import { type Say, useWords } from '../../app/words.tsx'
import { explained } from '../../board/explain/help.ts'
import { Sigil } from '../../icons/Sigil.tsx'
import { AboutMe } from './AboutMe.tsx'
import { concerns } from './concern.ts'
import { Named } from './Named.tsx'
import { foldedOf, type Passage } from './passages.ts'
import { passesText } from './passes.ts'
import { tookBackText } from './tookBack.ts'

interface Props {
  readonly passage: Passage
  /** The moment looked at is this one. */
  readonly current: boolean
  readonly newest: boolean
  /** By seat, in the third person. */
  readonly names: readonly string[]
  /** Shows whose it is. */
  readonly sigil: boolean
  /** The viewer's own seat, where others play too. */
  readonly mine: Seat | null
  onPoint(passage: Passage | null): void
}

/** Sentences that a passage shows unfolded. */
const few = 3

/** What a folded passage shows; passes in a row are one sentence. */
function folded(passage: Passage, newest: boolean, isAboutMe: (line: string) => boolean, t: Say): readonly string[] {
  const { passed } = passage
  return passed ? [passesText(passed, t)] : foldedOf(passage, newest, isAboutMe)
}

/** A passage, with a link to its moment. A long one is folded to a sentence of each part; open, each sentence has its line. */
export const Row = memo(
  function Row({ passage, current, newest, names, sigil, mine, onPoint }: Props) {
    const t = useWords()
    const [open, setOpen] = useState(false)
    const { lines, passed } = passage
    const isAboutMe = (line: string) => concerns(line, passage.seat, mine)
    const long = lines.length > few || passed !== undefined
    const shown = long ? (open ? lines : folded(passage, newest, isAboutMe, t)) : []
    const aboutMe = lines.some(isAboutMe)
    return (
      <li className={['passage', newest && 'newest', aboutMe && 'about-me'].filter(Boolean).join(' ')}>
        {sigil && passage.seat !== null && <Sigil seat={passage.seat} size={16} />}
        <a
          href={`#move=${passage.entry}`}
          aria-current={current ? 'step' : undefined}
          {...explained(t('log.goTo', { entry: passage.entry }))}
          onPointerEnter={() => onPoint(passage)}
          onPointerLeave={() => onPoint(null)}
          onFocus={() => onPoint(passage)}
          onBlur={() => onPoint(null)}
        >
          {shown.length > 1 ? (
            shown.map((line, i) => (
              <span key={i} className="passage-part">
                {isAboutMe(line) && <AboutMe />}
                <Named text={line} names={names} />
              </span>
            ))
          ) : (
            <>
              {aboutMe && <AboutMe />}
              <Named text={shown[0] ?? lines.join(' ')} names={names} />
            </>
          )}
        </a>
        {passage.tookBack?.map((taken, i) => (
          <p key={i} className="took-back">
            <Named text={tookBackText(taken, t)} names={names} />
          </p>
        ))}
        {passage.ordered && <span className="tag">{t('log.ordered')}</span>}
        {long && (open || shown.length < lines.length) && (
          <button type="button" className="text-link unfold" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? t('log.fold') : t('log.unfold', { count: lines.length - (passed ? 0 : shown.length) })}
          </button>
        )}
      </li>
    )
  },
  // Passages are made anew with every step, but their lines are remembered: a long log is not drawn anew for one more line.
  (a, b) =>
    a.passage.entry === b.passage.entry &&
    a.passage.lines === b.passage.lines &&
    a.passage.ordered === b.passage.ordered &&
    a.passage.tookBack?.length === b.passage.tookBack?.length &&
    a.mine === b.mine &&
    a.passage.events.length === b.passage.events.length &&
    a.current === b.current &&
    a.newest === b.newest &&
    a.names === b.names &&
    a.sigil === b.sigil &&
    a.onPoint === b.onPoint,
)
