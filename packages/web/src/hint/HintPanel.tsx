import type { Move, View } from '@acheron/engine'
import { withNames } from '@acheron/engine/words'
import { lazy, Suspense } from 'react'
import { useWords } from '../app/words.tsx'
import { explained } from '../board/explain/help.ts'
import type { GameFace } from '../board/face.ts'
import { Icon } from '../icons/Icon.tsx'
import { ConsideredMoves } from './ConsideredMoves.tsx'
import './HintPanel.css'
import { lineText } from './lineText.ts'
import type { Hint } from './useHint.ts'
import { hintVoice } from './voice.ts'

/** Comes with the first exact answer. */
const ExactAdvice = lazy(() => import('./exact/ExactAdvice.tsx'))

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
  const exact = advice?.exact
  const chances = advice && face.chances?.(advice.worth)
  const words = (move: Move) => withNames(face.game.describeMove(move, view, face.t), names)
  const considered = advice?.considered ?? []
  const worths = considered.map(({ worth }) => worth)
  // Where all are alike, bars say nothing.
  const differ = Math.max(...worths) - Math.min(...worths) > 0.001
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
        {advice && !exact && <p>{voice.would(words(advice.move))}</p>}
        {advice?.final && !exact && chances && <p className="hint-chances">{chances}</p>}
      </div>
      {hint.busy && hint.done !== null && <progress className="hint-progress" aria-hidden="true" value={hint.done} />}
      {exact && (
        <Suspense fallback={null}>
          <ExactAdvice {...{ hint, exact, face, names, words }} />
        </Suspense>
      )}
      {advice && differ && (
        <ConsideredMoves
          {...{ considered, face, names, words }}
          final={advice.final}
          line={lineText(advice.line ?? [], hint.seat, face, names, t)}
        />
      )}
    </div>
  )
}
