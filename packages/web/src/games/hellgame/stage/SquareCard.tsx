import { withNames } from '@acheron/engine/words'
import { priceText, squareText } from '../things.ts'
import type { Voice } from '../words.ts'
import { cellAt, type Point } from './geometry.ts'
import type { Camera } from './useCamera.ts'
import type { Stage } from './useStage.ts'

/** Some way towards the middle, so that the squares beside it stay in sight. */
function aside({ x, y }: Point): Point {
  const far = Math.hypot(x - 0.5, y - 0.5)
  if (far < 0.08) return { x: x + 0.06, y: y + 0.06 }
  const by = Math.min(0.13, far) / far
  return { x: x + (0.5 - x) * by, y: y + (0.5 - y) * by }
}

/** The square that is looked at, in full: what it is and gives, who is there, what it costs to go there. */
export function SquareCard({ stage, voice, camera }: { stage: Stage; voice: Voice; camera: Camera }) {
  const { seen, view, mine, offers, names } = stage
  if (!seen) return null
  const { title, lines } = squareText(view, seen, mine, voice)
  const goal = offers.goals.get(seen)
  const at = aside(camera.inFrame(cellAt(seen)))
  return (
    <div
      className="hg-card"
      data-right={at.x < 0.5}
      data-below={at.y < 0.5}
      style={{ '--x': at.x, '--y': at.y } as React.CSSProperties}
      aria-hidden="true"
    >
      <b>{title}</b>
      {lines.map(line => (
        <p key={line}>{withNames(line, names)}</p>
      ))}
      {goal && <p className="hg-card-price">{priceText(goal, voice)}</p>}
      {offers.lit({ kind: 'square', square: seen }) && <p className="hg-card-again">{voice.t('hint.again')}</p>}
    </div>
  )
}
