import type { View } from '@acheron/engine'
import { withNames } from '@acheron/engine/words'
import { useWords } from '../app/words.tsx'
import { explained } from '../board/explain/help.ts'
import type { GameFace } from '../board/face.ts'
import { Icon } from '../icons/Icon.tsx'
import './HintPanel.css'
import type { Hint } from './useHint.ts'
import { hintVoice } from './voice.ts'

interface Props {
  readonly hint: Hint
  readonly face: GameFace
  readonly view: View
  readonly names: readonly string[]
}

/** Under the choices: the button that asks, and the hint. List and board light the move meanwhile. */
export function HintPanel({ hint, face, view, names }: Props) {
  const t = useWords()
  if (hint.offer === 'none') return null
  const { advice } = hint
  const voice = hintVoice(t, face)
  const chances = advice && face.chances?.(advice.worth)
  return (
    <div className="hint-panel">
      <button
        type="button"
        className="hint-ask"
        aria-keyshortcuts="H"
        aria-disabled={hint.offer === 'daily' || hint.busy}
        {...explained(hint.offer === 'daily' ? voice.daily : `${voice.ask} (H)`)}
        onClick={hint.ask}
      >
        <Icon name="quill-ink" size={20} />
        <span className="hint-label">{voice.ask}</span>
      </button>
      <div role="status">
        {hint.busy && <p className="muted">{voice.thinking}</p>}
        {advice && <p>{voice.would(withNames(face.game.describeMove(advice.move, view, face.t), names))}</p>}
        {advice && chances && (
          <p className="hint-chances">
            <span className="hint-bar" aria-hidden="true">
              <span style={{ width: `${advice.worth * 100}%` }} />
            </span>
            {chances}
          </p>
        )}
      </div>
    </div>
  )
}
