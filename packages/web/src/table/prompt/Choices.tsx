import { equal, type Move } from '@acheron/engine'
import { useEffect, useState } from 'react'
import { useWords } from '../../app/words.tsx'
import type { Choice, GameFace } from '../../board/face.ts'
import { Glyph } from '../../icons/Glyph.tsx'
import { listKeys } from '../keys/keys.ts'
import { listOf } from './arrange.ts'
import { ChoiceRow } from './ChoiceRow.tsx'
import { isSameChoice } from './sameChoice.ts'

export interface ChoicesProps {
  readonly choices: readonly Choice[]
  readonly pointed: Move | null
  /** The moves after it, where the pointed choice stands for several. */
  readonly pointedNext: readonly Move[]
  /** Its group is opened; it is lit while nothing is pointed at. */
  readonly advised: Move | null
  readonly busy: boolean
  /** The keys that the board takes. */
  readonly boardKeys: GameFace['keys']
  /** Whether a move ends something that cannot be begun again. */
  ends(move: Move): boolean
  /** The move that the page has asked about. */
  readonly asked: Move | null
  onPoint(move: Move | null, next?: readonly Move[]): void
  onMove(move: Move, next?: readonly Move[]): void
}

/** Every legal move in words. Those that matter less are folded under the titles of their groups. */
export function Choices({
  choices,
  pointed,
  pointedNext,
  advised,
  busy,
  boardKeys,
  ends,
  asked,
  onPoint,
  onFocus,
  onMove,
}: ChoicesProps & { onFocus(move: Move, next?: readonly Move[]): void }) {
  const t = useWords()
  const [open, toggle] = useOpenGroups(choices, advised)
  const { plain, groups, last, listed } = listOf(choices, open, ends)
  const keys = listKeys(boardKeys)
  const lit = pointed ? { move: pointed, next: pointedNext } : advised && { move: advised }
  const row = (choice: Choice, i: number, all: readonly Choice[]) => (
    <ChoiceRow
      key={JSON.stringify([choice.move, choice.next])}
      heading={choice.heading !== all[i - 1]?.heading ? choice.heading : undefined}
      choice={choice}
      keyName={keys[listed.indexOf(choice)] ?? null}
      pointed={lit !== null && isSameChoice(lit, choice)}
      busy={busy}
      ends={ends(choice.move)}
      asked={asked !== null && equal(asked, choice.move)}
      onPoint={onPoint}
      onFocus={onFocus}
      onMove={onMove}
    />
  )
  return (
    <>
      {plain.length > 0 && (
        <ol className="choices" aria-label={t('prompt.choices')}>
          {plain.map(row)}
        </ol>
      )}
      {groups.map(group => (
        <div key={group.title} className="choice-group">
          <button
            type="button"
            className={group.choices.every(choice => ends(choice.move)) ? 'group-title ends' : 'group-title'}
            aria-expanded={open.has(group.title)}
            onClick={() => toggle(group.title)}
          >
            <Glyph name={open.has(group.title) ? 'down' : 'on'} size={16} />
            <span aria-hidden="true">{group.title}</span>
            {group.choices.length > 1 && (
              <span aria-hidden="true" className="muted group-count">
                {group.choices.length}
              </span>
            )}
            <span className="visually-hidden">
              {t('prompt.group', { title: group.title, count: group.choices.length })}
            </span>
          </button>
          {open.has(group.title) && (
            <ol className="choices" aria-label={group.title}>
              {group.choices.map(row)}
            </ol>
          )}
        </div>
      ))}
      {last.length > 0 && (
        <ol className="choices last" aria-label={plain.length > 0 ? t('prompt.ends') : t('prompt.choices')}>
          {last.map(row)}
        </ol>
      )}
    </>
  )
}

/** The groups that are open, by title. Advice opens the group of its move once; the player may close it again. */
function useOpenGroups(choices: readonly Choice[], advised: Move | null) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each advice
  useEffect(() => {
    const group = advised && choices.find(choice => isSameChoice(choice, { move: advised }))?.group
    if (group) setOpen(known => new Set(known).add(group))
  }, [advised])
  const toggle = (title: string) => {
    const next = new Set(open)
    if (!next.delete(title)) next.add(title)
    setOpen(next)
  }
  return [open, toggle] as const
}
