import type { Considered, Expected } from '@acheron/bots'
import type { Move, Reason, View } from '@acheron/engine'
import { list, withNames } from '@acheron/engine/words'
import { lazy, Suspense } from 'react'
import { useWords } from '../app/words.tsx'
import { explained } from '../board/explain/help.ts'
import type { GameFace } from '../board/face.ts'
import { Icon } from '../icons/Icon.tsx'
import './HintPanel.css'
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
  const wordsOf = ({ seat, move, view: before }: Expected) => {
    const told = withNames(face.game.describeMove(move, before, face.t), names)
    return seat === hint.seat ? told : t('hint.by', { who: names[seat] ?? '', move: told })
  }
  const considered = advice?.considered ?? []
  const line = advice?.line ?? []
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
        {advice && !exact && chances && <p className="hint-chances">{chances}</p>}
      </div>
      {hint.busy && hint.done !== null && <progress className="hint-progress" aria-hidden="true" value={hint.done} />}
      {exact && (
        <Suspense fallback={null}>
          <ExactAdvice hint={hint} exact={exact} words={words} />
        </Suspense>
      )}
      {advice && differ && (
        <div className="hint-considered">
          <ol className="hint-moves" aria-label={t('hint.considered')} data-final={advice.final}>
            {considered.map((each, i) => (
              <li key={JSON.stringify(each.move)}>
                <span className="hint-move">{words(each.move)}</span>
                <Bar considered={each} />
                <Reasons of={each.reasons ?? []} face={face} names={names} />
                {i === 0 && line.length > 0 && (
                  <span className="hint-reasons">{t('hint.line', { moves: list(t.lang, line.map(wordsOf)) })}</span>
                )}
              </li>
            ))}
          </ol>
          {considered.some(({ reasons = [] }) => reasons.length > 0) && (
            <p className="hint-compared">{t('hint.compared')}</p>
          )}
        </div>
      )}
    </div>
  )
}

interface ReasonsProps extends Pick<Props, 'face' | 'names'> {
  readonly of: readonly Reason[]
}

/** What speaks for a move, or where nothing does against it, in the game's own words. */
function Reasons({ of, face: { game, t: ours }, names }: ReasonsProps) {
  const t = useWords()
  if (of.length === 0 || !game.tellReason) return null
  const told = of.map(reason => withNames(game.tellReason!(reason, ours), names))
  const reasons = list(t.lang, told)
  return <span className="hint-reasons">{t(of[0]!.good ? 'hint.for' : 'hint.against', { reasons })}</span>
}

/** The worth of a move, and beyond it how far that may be off. */
function Bar({ considered: { worth, error } }: { readonly considered: Considered }) {
  const [low, high] = [Math.max(0, worth - error), Math.min(1, worth + error)]
  return (
    <span className="hint-bar" aria-hidden="true">
      <span style={{ width: `${low * 100}%` }} />
      <span className="hint-doubt" style={{ width: `${(high - low) * 100}%` }} />
    </span>
  )
}
