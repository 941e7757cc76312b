import { plain } from '../paint.ts'
import type { Scene } from '../stage.ts'
import { litBy } from './lit.ts'
import { stairLines, stripLines } from './route.ts'
import { fightLines, handLines, seatLines, shortSeatLines, storeLines } from './seats.ts'

/**
 * The nine circles line by line where there is height, and where the lines may be read aloud; on a low or narrow screen
 * rows of squares, so that there is room for what has happened and for the moves.
 */
export function boardLines(scene: Scene): string[] {
  const lit = litBy(scene)
  const hand = handLines(scene, lit)
  const fight = fightLines(scene)
  if (scene.columns < stairFrom || !(scene.roomy || isLineMode(scene)))
    return [
      ...stripLines(scene, lit),
      ...shortSeatLines(scene, lit),
      ...hand,
      ...(fight.length > 0 ? fight : storeLines(scene, lit, false)),
    ]
  const space = scene.roomy ? [''] : []
  return [
    ...stairLines(scene, lit),
    ...space,
    ...seatLines(scene, lit),
    ...space,
    ...hand,
    ...storeLines(scene, lit, true),
    ...fight,
  ]
}

/** Narrower screens have no room for five squares with their whole names beside each other. */
const stairFrom = 77
const lineModeColumns = 78

/** A screen of exactly this width without colours is mistaken for line mode, and only loses some height. */
const isLineMode = ({ paint, columns }: Scene) => paint === plain && columns === lineModeColumns
