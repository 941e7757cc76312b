import type { Move } from '@acheron/engine'
import type { Choice } from '../../board/face.ts'

interface Props {
  readonly choice: Choice
  readonly keyName: string | null
  readonly pointed: boolean
  readonly busy: boolean
  /** The move gives the game up. */
  readonly concede: boolean
  onPoint(move: Move | null, next?: readonly Move[]): void
  onFocus(move: Move, next?: readonly Move[]): void
  onMove(move: Move, next?: readonly Move[]): void
}

/** A legal move in words, with its consequence and its key. */
export function ChoiceRow({ choice, keyName, pointed, busy, concede, onPoint, onFocus, onMove }: Props) {
  return (
    <li>
      <button
        type="button"
        className={['choice', pointed && 'pointed', concede && 'concede'].filter(Boolean).join(' ')}
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
        {keyName !== null && <kbd>{keyName.toUpperCase()}</kbd>}
        <span className="choice-text">
          <span className="choice-label">{choice.label}</span>
          {choice.consequence !== undefined && <span className="choice-consequence">{choice.consequence}</span>}
          {choice.wastes !== undefined && <span className="choice-wastes">{choice.wastes}</span>}
        </span>
      </button>
    </li>
  )
}
