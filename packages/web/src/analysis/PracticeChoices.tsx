import type { Move, View } from '@acheron/engine'
import { withNames } from '@acheron/engine/words'
import { useMemo } from 'react'
import type { GameFace } from '../board/face.ts'
import './Practice.css'

interface Props {
  readonly label: string
  readonly face: GameFace
  readonly view: View
  readonly moves: readonly Move[]
  readonly names: readonly string[]
  onChoose(move: Move): void
}

/** The moves of a position that is practised, as answers. */
export function PracticeChoices({ label, face, view, moves, names, onChoose }: Props) {
  const rows = useMemo(() => rowsOf(face, view, moves, names), [face, view, moves, names])
  return (
    <ol className="practice-choices" aria-label={label}>
      {rows.map(({ move, label, more }) => (
        <li key={JSON.stringify(move)}>
          <button type="button" onClick={() => onChoose(move)}>
            <span>{label}</span>
            {more && <span className="muted">{more}</span>}
          </button>
        </li>
      ))}
    </ol>
  )
}

/** As the prompt lists them; every move by itself where the game asks in a panel of its own. */
function rowsOf(face: GameFace, view: View, moves: readonly Move[], names: readonly string[]) {
  const prompt = face.prompt(view, moves)
  const rows = prompt.panel
    ? moves.map(move => ({ move, label: face.game.describeMove(move, view, face.t), more: '' }))
    : prompt.choices.map(({ move, label, consequence = '' }) => ({ move, label, more: consequence }))
  return rows.map(row => ({ ...row, label: withNames(row.label, names), more: withNames(row.more, names) }))
}
