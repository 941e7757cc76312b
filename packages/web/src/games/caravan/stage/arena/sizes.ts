import { type FightingView, isOversized } from '@acheron/games/caravan/board.ts'
import { type Point, rise } from './iso.ts'
import { isFigure, type Standee } from './scene.ts'

export type PlaqueSize = 'small' | 'minion' | 'large' | 'oversized'

/** Width and height of an engraved standee, the size of its picture, and the radius of its base. */
export const plaques: Readonly<Record<PlaqueSize, { w: number; h: number; icon: number; base: number }>> = {
  minion: { w: 32, h: 44, icon: 23, base: 17 },
  small: { w: 40, h: 58, icon: 29, base: 22 },
  large: { w: 60, h: 92, icon: 44, base: 32 },
  oversized: { w: 104, h: 132, icon: 84, base: 56 },
}

export function plaqueOf({ fight }: FightingView, { id, kind }: Pick<Standee, 'id' | 'kind'>): PlaqueSize {
  if (kind === 'champion') return 'small'
  if (id in fight.minions) return 'minion'
  return isOversized(id) ? 'oversized' : 'large'
}

/** Width and height of whatever stands there, as far as it hides something. */
export function extentOf(view: FightingView, standee: Standee): { readonly w: number; readonly h: number } {
  const { id, kind } = standee
  if (isFigure(kind)) return plaques[plaqueOf(view, standee)]
  const piece = view.fight.pieces[id]
  switch (piece?.kind) {
    case 'pillar':
      return piece.standing ? { w: 38, h: (piece.size === 'large' ? 2 : 1) * rise } : { w: 40, h: 18 }
    case 'stairs':
      return { w: 0, h: 0 }
    default:
      return { w: 36, h: 34 }
  }
}

/** The outline of an arched plaque around its foot. */
export function arch(w: number, h: number): string {
  const half = w / 2
  return `M${-half} 0V${-h + half}A${half} ${half} 0 0 1 ${half} ${-h + half}V0Z`
}

/** The same as corners, at its place. */
export function archPoints({ x, y }: Point, w: number, h: number): Point[] {
  const half = w / 2
  const bow = [180, 135, 90, 45, 0].map(degrees => {
    const angle = (degrees * Math.PI) / 180
    return { x: x + half * Math.cos(angle), y: y - h + half - half * Math.sin(angle) }
  })
  return h <= half ? box({ x, y }, w, h) : [{ x: x - half, y }, ...bow, { x: x + half, y }]
}

const box = ({ x, y }: Point, w: number, h: number): Point[] => [
  { x: x - w / 2, y },
  { x: x - w / 2, y: y - h },
  { x: x + w / 2, y: y - h },
  { x: x + w / 2, y },
]
