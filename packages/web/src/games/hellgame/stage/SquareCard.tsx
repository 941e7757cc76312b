import { withNames } from '@acheron/engine/words'
import { useLayoutEffect, useRef } from 'react'
import { priceText, squareText } from '../names.ts'
import type { Voice } from '../words.ts'
import { beside } from './beside.ts'
import { cellAt, depth, size } from './geometry.ts'
import { keys } from './keys.ts'
import type { Camera } from './useCamera.ts'
import type { Stage } from './useStage.ts'

/** The square that is looked at, in full: its kind and gain, its occupants, the cost of going there. */
export function SquareCard({ stage, voice, camera }: { stage: Stage; voice: Voice; camera: Camera }) {
  const { seen, view, seat, goals, names } = stage
  const card = useRef<HTMLDivElement>(null)
  // Its size depends on its words, so it is placed after they are drawn, at the camera's target.
  useLayoutEffect(() => {
    const frame = card.current?.offsetParent
    if (!card.current || !frame || !seen) return
    const { x, y } = camera.inFrame(cellAt(seen))
    const { left, top, width, height } = frame.getBoundingClientRect()
    const room = {
      left: Math.max(0, -left),
      top: Math.max(0, -top),
      right: Math.min(width, innerWidth - left),
      bottom: Math.min(height, innerHeight - top),
    }
    const reach = (depth * 0.9 * camera.near * width) / size
    const own = { width: card.current.offsetWidth, height: card.current.offsetHeight }
    const at = beside({ x: x * width, y: y * height }, reach, own, { width, height }, room)
    card.current.style.translate = `${at.x}px ${at.y}px`
  })
  if (!seen) return null
  const { title, lines } = squareText(view, seen, seat, voice)
  const goal = goals.get(seen)
  return (
    <div className="hg-card" ref={card} aria-hidden="true">
      <b>{title}</b>
      {lines.map(line => (
        <p key={line}>{withNames(line, names)}</p>
      ))}
      {goal && <p className="hg-card-price">{priceText(goal, voice)}</p>}
      {stage.lit(keys.square(seen)) && <p className="hg-card-again">{voice.t('hint.again')}</p>}
    </div>
  )
}
