import type { CardSide, Id } from '@acheron/games/caravan/board.ts'
import { creatureIcon, Mark } from '../Icon.tsx'

const [width, height] = [372, 178]
const [x, y] = [width / 2, 92]

/** Rays from behind the head, every other one short. */
const rays = Array.from({ length: 48 }, (_, i) => {
  const angle = (i / 48) * 2 * Math.PI
  const [near, far] = i % 2 === 0 ? [66, 900] : [84, 700]
  const at = (r: number) => `${Math.round(x + Math.cos(angle) * r)} ${Math.round(y + Math.sin(angle) * r)}`
  return `M${at(near)}L${at(far)}`
}).join('')

/** The steps of the seat, or the floor where an Event falls. */
const steps = [46, 68, 92, 118]

/** The picture of a card that was turned over: whoever acts, before rays of ember. */
export function Picture({ owner, side }: { readonly owner: Id | null; readonly side: CardSide }) {
  const icon = owner === null ? 'card-pick' : creatureIcon(owner)
  return (
    <svg
      className="cvt-picture"
      data-side={side}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
    >
      <path className="cvt-rays" d={rays} />
      {steps.map((r, i) => (
        <ellipse key={r} className="cvt-step" cx={x} cy={y + 52 + i * 9} rx={r} ry={r / 7} />
      ))}
      <circle className="cvt-halo" cx={x} cy={y - 6} r="58" />
      {/* Whoever strikes back looks the other way. */}
      <g transform={side === 'counter' ? `translate(${width} 0) scale(-1 1)` : undefined}>
        <Mark name={icon} x={x} y={y - 8} size={104} />
      </g>
    </svg>
  )
}
