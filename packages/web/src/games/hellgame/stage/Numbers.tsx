import { demonsOn, isRemoved, positionOf, type Square, seatsOf, squares } from '@acheron/games/hellgame/board.ts'
import { cellAt, polar, radiusOf } from './geometry.ts'
import type { Stage } from './useStage.ts'

/** Every fifth square of a ring is numbered on the whole pit; all are when it is seen from nearby. */
const every = 5
/** They stand towards the middle: prices lie on the outer edge. */
const inward = 6

/** The squares' names, as log and list say them, on those that are empty. */
export function Numbers({ stage: { view } }: { readonly stage: Stage }) {
  const standing = new Set(seatsOf(view).map(seat => view.seats[seat]?.at))
  const isEmpty = (square: Square) =>
    view.tiles[square] === undefined &&
    demonsOn(view, square).length === 0 &&
    !isRemoved(view, square) &&
    !standing.has(square)
  return squares.filter(isEmpty).map(square => {
    const { angle, circle } = cellAt(square)
    const { x, y } = polar(radiusOf(circle) - (circle < 8 ? inward : 0), angle)
    const isBelow = angle > 90 && angle < 270
    // Numbers run along the ring and are never upside down; those of the star stand upright.
    const turn = circle >= 8 ? 0 : isBelow ? angle + 180 : angle
    return (
      <text
        key={square}
        className="hg-number"
        data-key={positionOf(square) % every === 0}
        transform={`translate(${x} ${y}) rotate(${turn.toFixed(1)})`}
      >
        {square}
      </text>
    )
  })
}
