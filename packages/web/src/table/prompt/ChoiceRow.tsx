import type { Move } from '@acheron/engine'
import { useWords } from '../../app/words.tsx'
import type { Choice } from '../../board/face.ts'

interface Props {
  readonly choice: Choice
  /** It stands above the first row of several. */
  readonly heading?: string | undefined
  readonly keyName: string | null
  readonly pointed: boolean
  readonly busy: boolean
  /** The move ends something that cannot be begun again. */
  readonly ends: boolean
  /** The page has asked whether it is meant. */
  readonly asked: boolean
  onPoint(move: Move | null, next?: readonly Move[]): void
  onFocus(move: Move, next?: readonly Move[]): void
  onMove(move: Move, next?: readonly Move[]): void
}

/** A legal move in words, with its consequence and its key. */
export function ChoiceRow({ choice, heading, keyName, pointed, busy, ends, asked, onPoint, onFocus, onMove }: Props) {
  const t = useWords()
  // A line begins with a word, not with the dot between two.
  const consequence = asked ? t('ends.again') : choice.consequence?.replaceAll(' · ', '\u00a0· ')
  return (
    <li>
      {heading !== undefined && <span className="choice-heading">{heading}</span>}
      <button
        type="button"
        className={['choice', pointed && 'pointed', ends && 'ends', asked && 'asked', choice.vain && 'vain']
          .filter(Boolean)
          .join(' ')}
        data-choice={keyName ?? ''}
        aria-keyshortcuts={keyName ?? undefined}
        aria-disabled={busy}
        onClick={() => onMove(choice.move, choice.next)}
        // Entering is not enough: a new list may appear under a pointer at rest.
        onPointerMove={({ movementX, movementY }) =>
          (movementX !== 0 || movementY !== 0) && onPoint(choice.move, choice.next)
        }
        onPointerLeave={() => onPoint(null)}
        onFocus={() => onFocus(choice.move, choice.next)}
        onBlur={() => onPoint(null)}
      >
        {keyName !== null && (
          // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it does not take the focus, and a reader says the key by itself
          <kbd aria-hidden="true">{keyName.toUpperCase()}</kbd>
        )}
        <span className="choice-text">
          <span className="choice-label">{choice.label}</span>
          {consequence !== undefined && <Pause />}
          {consequence !== undefined && <span className="choice-consequence">{consequence}</span>}
          {choice.wastes !== undefined && <Pause />}
          {choice.wastes !== undefined && <span className="choice-wastes">{choice.wastes}</span>}
        </span>
      </button>
    </li>
  )
}

/** A reader makes a pause before the consequence. */
function Pause() {
  return <span className="visually-hidden">. </span>
}
