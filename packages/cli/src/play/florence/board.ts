import type { Scene } from '../stage.ts'
import { clip } from '../text.ts'
import { hellLines } from './hell.ts'
import { cardLines, familyLines, seatLines } from './house.ts'
import { type Lit, litOf } from './lit.ts'
import { topFrame } from './scene.ts'

/** Hell with the sins' tracks and the city beside it, then the families, then the cards; 16 lines unless roomy. */
export function boardLines(scene: Scene): string[] {
  const lit = litOf(scene)
  return [...hellLines(scene, lit), ...belowHell(scene, lit)].map(line => clip(line, scene.columns))
}

function belowHell(scene: Scene, lit: Lit): string[] {
  const frame = topFrame(scene)
  // The sheet of points shows the families at the end, and needs the room.
  if (!frame) return []
  return frame.kind === 'familyDraft' ? familyLines(scene) : [...seatLines(scene, lit), ...cardLines(scene, lit)]
}
