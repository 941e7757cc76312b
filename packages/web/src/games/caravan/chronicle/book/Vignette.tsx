import { region } from '@acheron/games/caravan/board.ts'
import { memo } from 'react'
import { RoadMark } from '../Icon.tsx'
import { regionPicture } from '../map/terrain.ts'
import type { Tale } from '../useTale.ts'

const [width, height, horizon] = [600, 92, 64]

/** The Region of the passage, engraved: hatched hills, still ground, and what stands there. */
export function Vignette({ tale }: { readonly tale: Tale }) {
  const { pawn } = tale.view.exploration
  return pawn === null ? null : <Engraving at={pawn} />
}

/** A Region, engraved. */
export const Engraving = memo(function Engraving({ at }: { readonly at: string }) {
  const next = wander(Number(region(at).id))
  return (
    <svg
      className="chr-vignette"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className="chr-rays" d={rays()} />
      <path className="chr-hills" d={hills(next)} />
      <path className="chr-still" d={still(next)} />
      <RoadMark name={regionPicture(at)} className="chr-scene" x={width / 2} y={horizon - 25} size={52} />
    </svg>
  )
})

/** Numbers that look like chance and are always the same for a Region. */
function wander(seed: number): () => number {
  let at = seed * 9301 + 49297
  return () => {
    at = (at * 48271) % 2147483647
    return at / 2147483647
  }
}

/** A glow of short strokes behind what stands there. */
function rays(): string {
  return Array.from({ length: 25 }, (_, i) => {
    const a = Math.PI + (i / 24) * Math.PI
    const [near, far] = [36, i % 2 === 0 ? 52 : 45]
    const [x, y] = [width / 2, horizon]
    const at = (r: number) => `${(x + Math.cos(a) * r).toFixed(1)} ${(y + Math.sin(a) * r).toFixed(1)}`
    return `M${at(near)}L${at(far)}`
  }).join('')
}

/** Upright strokes that grow and sink like hills. */
function hills(next: () => number): string {
  const [a, b] = [next() * 6, next() * 6]
  return Array.from({ length: 120 }, (_, i) => {
    const x = i * 5 + 2
    const rise = 13 + 8 * Math.sin(x / 58 + a) + 6 * Math.sin(x / 23 + b) + next() * 2
    return `M${x} ${horizon}V${(horizon - Math.max(3, rise)).toFixed(1)}`
  }).join('')
}

/** Level strokes of ground or water, longer towards the eye. */
function still(next: () => number): string {
  return Array.from({ length: 60 }, () => {
    const y = horizon + 2 + next() ** 1.4 * (height - horizon - 4)
    const x = next() * width
    return `M${x.toFixed(0)} ${y.toFixed(1)}h${(14 + next() * 60 * ((y - horizon) / 40 + 0.4)).toFixed(0)}`
  }).join('')
}
