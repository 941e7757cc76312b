import { equal, type Move } from '@acheron/engine'
import { seatMark } from '@acheron/engine/words'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useWords } from '../app/words.tsx'
import type { Choice, Prompt } from '../board/face.ts'
import { Glyph } from '../icons/Glyph.tsx'
import { Sigil } from '../icons/Sigil.tsx'
import { keyOf } from './keys.ts'
import { Named } from './Named.tsx'
import './Prompt.css'

interface Props {
  readonly prompt: Prompt
  /** Who of those that share the device is asked; null where there is but one. */
  readonly who: number | null
  readonly names: readonly string[]
  readonly pointed: Move | null
  /** What was advised: its group is opened, so that it is seen; it is lit while nothing is pointed at. */
  readonly advised: Move | null
  readonly busy: boolean
  /** On a narrow page: only the title and the first choice are seen. */
  readonly folded: boolean
  concedes(move: Move): boolean
  onFold(): void
  /** The chapter that belongs to it, by its title; null when there is none. */
  readonly chapter: string | null
  onPoint(move: Move | null): void
  onMove(move: Move): void
  onChapter(): void
  /** Under the choices. */
  readonly children: ReactNode
}

/** So few choices need no folding. */
const few = 4

/** The choices in the order of their keys, those folded away apart. */
function arrange(choices: readonly Choice[], open: ReadonlySet<string>) {
  const flat = choices.length <= few && choices.every(choice => choice.group !== undefined)
  if (flat) return { plain: choices, groups: [], listed: choices }
  const plain = choices.filter(choice => choice.group === undefined)
  const titles = [...new Set(choices.flatMap(choice => choice.group ?? []))]
  const groups = titles.map(title => ({ title, choices: choices.filter(choice => choice.group === title) }))
  const listed = [...plain, ...groups.filter(group => open.has(group.title)).flatMap(group => group.choices)]
  return { plain, groups, listed }
}

/** What is asked, in a sentence, and every legal move in words, each with its consequence and its key. */
export function PromptPanel({
  prompt,
  who,
  names,
  pointed,
  advised,
  busy,
  folded,
  chapter,
  concedes,
  onFold,
  onPoint,
  onMove,
  onChapter,
  children,
}: Props) {
  const t = useWords()
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const { plain, groups, listed } = arrange(prompt.choices, open)
  const lit = pointed ?? advised
  // A choice that was made is gone and would take the focus with it: the next list takes it up.
  const section = useRef<HTMLElement>(null)
  const inside = useRef(false)
  const taking = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: for every new question
  useEffect(() => {
    if (!inside.current || document.activeElement !== document.body) return
    // Giving up is never what lies under the finger by default.
    const find = (what: string) => section.current?.querySelector<HTMLElement>(what)
    const next = find('.choice:not(.concede)') ?? find('.group-title:not(.concede)') ?? find('.prompt-title')
    taking.current = true
    next?.focus({ focusVisible: true } as FocusOptions)
    taking.current = false
  }, [prompt])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every advice, it may be closed again
  useEffect(() => {
    const group = advised && prompt.choices.find(choice => equal(choice.move, advised))?.group
    if (group) setOpen(known => new Set(known).add(group))
  }, [advised])
  const toggle = (title: string) => {
    const next = new Set(open)
    if (!next.delete(title)) next.add(title)
    setOpen(next)
  }
  const row = (choice: Choice) => (
    <ChoiceRow
      key={JSON.stringify(choice.move)}
      choice={choice}
      keyName={keyOf(listed.indexOf(choice))}
      pointed={lit !== null && equal(lit, choice.move)}
      busy={busy}
      concede={concedes(choice.move)}
      onPoint={onPoint}
      // What came of the last choice is to be seen first: nobody has pointed at the next one yet.
      onFocus={move => !taking.current && onPoint(move)}
      onMove={onMove}
    />
  )
  return (
    <section
      ref={section}
      className="prompt yours"
      aria-labelledby={who === null ? 'prompt-title' : 'prompt-who prompt-title'}
      onFocus={() => {
        inside.current = true
      }}
      onBlur={event => {
        inside.current = !event.relatedTarget && !event.target.isConnected
      }}
    >
      <div className="prompt-head">
        <div className="prompt-heading">
          {who !== null && (
            <p id="prompt-who" className="prompt-who">
              <Sigil seat={who} size={18} />
              <span>
                <Named text={t('standing.other.title', { who: seatMark(who) })} names={names} />
              </span>
            </p>
          )}
          <h2 id="prompt-title" className="prompt-title" tabIndex={-1}>
            {prompt.title}
          </h2>
        </div>
        {busy && <span className="sending muted">{t('prompt.sending')}</span>}
        {/* Only on a narrow page, see the style sheet. */}
        <button type="button" className="button quiet prompt-fold" aria-expanded={!folded} onClick={onFold}>
          <Glyph name={folded ? 'up' : 'down'} size={18} />
          {/* The first choice is seen; with none besides, it is the text that is folded. */}
          {folded ? t('prompt.more', { count: Math.max(1, prompt.choices.length - 1) }) : t('prompt.less')}
        </button>
      </div>
      <p className="prompt-text">
        {prompt.text}{' '}
        {chapter !== null && (
          <button type="button" className="text-link" onClick={onChapter}>
            {t('rules.seeChapter', { chapter })}
          </button>
        )}
      </p>
      <ol className="choices" aria-label={t('prompt.choices')}>
        {plain.map(row)}
      </ol>
      {groups.map(group => (
        <div key={group.title} className="choice-group">
          <button
            type="button"
            className={group.choices.every(choice => concedes(choice.move)) ? 'group-title concede' : 'group-title'}
            aria-expanded={open.has(group.title)}
            onClick={() => toggle(group.title)}
          >
            <Glyph name={open.has(group.title) ? 'down' : 'on'} size={16} />
            <span>{group.title}</span>
            {group.choices.length > 1 && <span className="muted group-count">{group.choices.length}</span>}
          </button>
          {open.has(group.title) && (
            <ol className="choices" aria-label={group.title}>
              {group.choices.map(row)}
            </ol>
          )}
        </div>
      ))}
      {children}
    </section>
  )
}

interface RowProps {
  readonly choice: Choice
  readonly keyName: string | null
  readonly pointed: boolean
  readonly busy: boolean
  readonly concede: boolean
  onPoint(move: Move | null): void
  onFocus(move: Move): void
  onMove(move: Move): void
}

function ChoiceRow({ choice, keyName, pointed, busy, concede, onPoint, onFocus, onMove }: RowProps) {
  return (
    <li>
      <button
        type="button"
        className={['choice', pointed && 'pointed', concede && 'concede'].filter(Boolean).join(' ')}
        data-choice={keyName ?? ''}
        aria-keyshortcuts={keyName ?? undefined}
        aria-disabled={busy}
        onClick={() => onMove(choice.move)}
        // Not when it enters: a new list may come under a pointer that rests.
        onPointerMove={({ movementX, movementY }) => (movementX !== 0 || movementY !== 0) && onPoint(choice.move)}
        onPointerLeave={() => onPoint(null)}
        onFocus={() => onFocus(choice.move)}
        onBlur={() => onPoint(null)}
      >
        {keyName !== null && <kbd>{keyName.toUpperCase()}</kbd>}
        <span className="choice-text">
          <span className="choice-label">{choice.label}</span>
          {choice.consequence !== undefined && <span className="choice-consequence">{choice.consequence}</span>}
        </span>
      </button>
    </li>
  )
}
