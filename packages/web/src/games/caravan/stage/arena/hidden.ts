import type { FightingView } from '@acheron/games/caravan/board.ts'
import { type Point, silhouette, slab, type Turn } from './iso.ts'
import type { Drawn, Ground, Standee } from './scene.ts'
import { archPoints, extentOf } from './sizes.ts'

type Shape = readonly Point[]

/** Somebody or something that is not seen whole, and the outlines of the blocks and of the others that stand before it. */
export interface Hidden {
  readonly standee: Standee
  readonly blocks: readonly Shape[]
  readonly others: readonly Shape[]
}

/** What is hidden by less than this, by blocks and in all, needs no outline: one sees who it is. */
const enough = { blocks: 0.22, all: 0.4 }

/** Whoever is hidden, for drawing the hidden part again inside what hides it. `drawn` goes from the back to the front. */
export function hiddenIn(drawn: readonly Drawn[], view: FightingView, turn: Turn): Hidden[] {
  const shapes = drawn.map(each =>
    'ground' in each
      ? { isBlock: true, shape: blockOf(each.ground, turn) }
      : { isBlock: false, shape: outlineOf(each.standee, view) },
  )
  return drawn.flatMap((each, i) => {
    if ('ground' in each || each.standee.kind === 'stairs') return []
    const { standee } = each
    const { w, h } = extentOf(view, standee)
    const samples = samplesOf(standee.at, w, h)
    const share = (hiders: readonly Shape[]) =>
      samples.filter(point => hiders.some(shape => isInside(shape, point))).length / samples.length
    const before = shapes.slice(i + 1).filter(({ shape }) => samples.some(point => isInside(shape, point)))
    const blocks = before.filter(({ isBlock }) => isBlock).map(({ shape }) => shape)
    const others = before.filter(({ isBlock }) => !isBlock).map(({ shape }) => shape)
    const isHidden = share(blocks) >= enough.blocks || share([...blocks, ...others]) >= enough.all
    return isHidden ? [{ standee, blocks, others }] : []
  })
}

/** The outline of an Area's block. */
export function blockOf({ middle: [u, v], level }: Ground, turn: Turn): Point[] {
  return silhouette([u - 0.5, v - 0.5], -slab, level, turn)
}

function outlineOf(standee: Standee, view: FightingView): Point[] {
  const { w, h } = extentOf(view, standee)
  return archPoints(standee.at, w, h)
}

/** Points spread evenly over what stands there. */
function samplesOf({ x, y }: Point, w: number, h: number): Point[] {
  const shares = [0.1, 0.3, 0.5, 0.7, 0.9]
  return shares.flatMap(down => [-0.4, -0.2, 0, 0.2, 0.4].map(aside => ({ x: x + aside * w, y: y - down * h })))
}

/** Whether a point lies within a polygon: a ray from it crosses the edges an odd number of times. */
export function isInside(shape: Shape, { x, y }: Point): boolean {
  let inside = false
  for (const [i, a] of shape.entries()) {
    const b = shape[(i + 1) % shape.length]!
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside
  }
  return inside
}
