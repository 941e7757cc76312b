import { memo, useState } from 'react'
import { useWords } from '../../app/words.tsx'
import { explained } from '../../board/explain/help.ts'
import { Sigil } from '../../icons/Sigil.tsx'
import { Named } from './Named.tsx'
import { headOf, type Passage } from './passages.ts'

interface Props {
  readonly passage: Passage
  /** The moment looked at is this one. */
  readonly current: boolean
  readonly newest: boolean
  /** By seat, in the third person. */
  readonly names: readonly string[]
  /** Shows whose it is. */
  readonly sigil: boolean
  onPoint(passage: Passage | null): void
}

/** Sentences that a passage shows unfolded. */
const few = 3

/** A passage, with a link to its moment. A long one is folded to one sentence; open, each part has its line. */
export const Row = memo(
  function Row({ passage, current, newest, names, sigil, onPoint }: Props) {
    const t = useWords()
    const [open, setOpen] = useState(false)
    const { lines } = passage
    const long = lines.length > few
    return (
      <li className={newest ? 'passage newest' : 'passage'}>
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
          {long && open ? (
            lines.map((line, i) => (
              <span key={i} className="passage-part">
                <Named text={line} names={names} />
              </span>
            ))
          ) : (
            <Named text={long ? headOf(lines) : lines.join(' ')} names={names} />
          )}
        </a>
        {long && (
          <button type="button" className="text-link unfold" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? t('log.fold') : t('log.unfold', { count: lines.length - 1 })}
          </button>
        )}
      </li>
    )
  },
  // Passages are made anew with every step, but their lines are remembered: a long log is not drawn anew for one more line.
  (a, b) =>
    a.passage.entry === b.passage.entry &&
    a.passage.lines === b.passage.lines &&
    a.passage.events.length === b.passage.events.length &&
    a.current === b.current &&
    a.newest === b.newest &&
    a.names === b.names &&
    a.sigil === b.sigil &&
    a.onPoint === b.onPoint,
)
