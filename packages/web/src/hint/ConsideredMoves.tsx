import type { Considered } from '@acheron/bots'
import type { Move, Reason } from '@acheron/engine'
import { list, withNames } from '@acheron/engine/words'
import { errorText, worthText } from '../analysis/figures.ts'
import { useWords } from '../app/words.tsx'
import type { GameFace } from '../board/face.ts'
import './ConsideredMoves.css'

/** A move that was looked at, with what speaks for it once that is known. */
export type Weighed = Considered & { readonly reasons?: readonly Reason[] }

interface Props {
  readonly considered: readonly Weighed[]
  /** False while they are still being weighed. */
  readonly final: boolean
  readonly face: GameFace
  readonly names: readonly string[]
  /** What is expected to follow the best one, in words; empty where nothing is. */
  readonly line?: string
  words(move: Move): string
}

/** The moves that were considered, best first: a bar with its doubt, the chance in figures, and what speaks for each. */
export function ConsideredMoves({ considered, final, face, names, line = '', words }: Props) {
  const t = useWords()
  return (
    <div className="considered">
      <ol className="considered-moves" aria-label={t('hint.considered')} data-final={final}>
        {considered.map((each, i) => (
          <li key={JSON.stringify(each.move)}>
            <span className="considered-move">{words(each.move)}</span>
            {face.chances && <Figure of={each} />}
            <Bar of={each} />
            <Reasons of={each.reasons ?? []} face={face} names={names} />
            {i === 0 && line !== '' && <span className="considered-why">{line}</span>}
          </li>
        ))}
      </ol>
      {considered.some(({ reasons = [] }) => reasons.length > 0) && (
        <p className="considered-compared">{t('hint.compared')}</p>
      )}
    </div>
  )
}

interface OfOne {
  readonly of: Weighed
}

function Figure({ of: { worth, error } }: OfOne) {
  const { lang } = useWords()
  return (
    <span className="considered-figure">
      {worthText('chance', worth, lang)} <small>{errorText('chance', error, lang)}</small>
    </span>
  )
}

/** The worth of a move, and beyond it how far that may be off. */
function Bar({ of: { worth, error } }: OfOne) {
  const [low, high] = [Math.max(0, worth - error), Math.min(1, worth + error)]
  return (
    <span className="considered-bar" aria-hidden="true">
      <span style={{ width: `${low * 100}%` }} />
      <span className="considered-doubt" style={{ width: `${(high - low) * 100}%` }} />
    </span>
  )
}

interface ReasonsProps extends Pick<Props, 'face' | 'names'> {
  readonly of: readonly Reason[]
}

/** What speaks against a move and for it, in the game's own words. */
export function Reasons({ of, face: { game, t: ours }, names }: ReasonsProps) {
  const t = useWords()
  if (of.length === 0 || !game.tellReason) return null
  const told = (good: boolean) => {
    const alike = of.filter(reason => reason.good === good)
    return list(
      t.lang,
      alike.map(reason => withNames(game.tellReason!(reason, ours), names)),
    )
  }
  const [reasons, against] = [told(true), told(false)]
  return (
    <span className="considered-why">
      {reasons && against
        ? t('hint.both', { reasons, against })
        : reasons
          ? t('hint.for', { reasons })
          : t('hint.against', { reasons: against })}
    </span>
  )
}
