import { defineGame } from '@acheron/engine'
import { dantePath } from './box/dante-path.ts'
import { describe } from './describe.ts'
import type { FlorenceEvent } from './events.ts'
import { explain } from './explain.ts'
import { meta } from './meta.ts'
import { mind } from './mind/index.ts'
import { phases } from './phases/index.ts'
import { proof } from './proof.ts'
import { result } from './scoring.ts'
import { fill, secrets } from './secrets.ts'
import { setup } from './setup.ts'
import type { FlorenceMove } from './state.ts'
import { loadWords } from './words/compiled/load.ts'

// What boards, bots and words need of the rules beside the game itself.
export { bonusTiles, type TileId } from './box/bonus-tiles.ts'
export { type DanteStep, dantePath, type StepKind } from './box/dante-path.ts'
export { type FamilyId, familyCard, familyIds } from './box/families.ts'
export { endSide, type FraudId, fraudIds, instantSide } from './box/fraud-cards.ts'
export { type GuardianId, guardianIds } from './box/guardians.ts'
export { type HellBoard, hellFor, type Shield, type ShieldId } from './box/hell.ts'
export { type LocationId, locationIds, locations, type Quarter, quarters } from './box/locations.ts'
export { type PlagueId, plagueCards } from './box/plague-cards.ts'
export { circleOf, circles, infamyOf, type Sin, type SoulSin, sinOf, sins, soulSins } from './box/sins.ts'
export { type Barrel, barrels, type Guest, guests, type Member, type Piece, spacesPerFloor } from './box/tower.ts'
export { cubeValue, debts, topLevel } from './box/tracks.ts'
export type { FlorenceEvent } from './events.ts'
export { panelReward } from './panel.ts'
export { movableSouls, type Way, waysOf } from './reach.ts'
export type { FlorencePoints } from './scoring.ts'
export type { FlorenceMove, FlorenceState, Frame, SeatState } from './state.ts'

/** Families of Florence accuse sinners and lead their souls down to the circle that fits. */
export const florence = defineGame({
  meta,
  setup,
  phases,
  secrets,
  fill,
  result,
  progress: ({ dante, players, flow }) =>
    flow.length === 0 ? 100 : Math.min(99, Math.round((100 * dante) / dantePath(players).length)),
  explain,
  describeMove: (move: FlorenceMove, view, t) => describe(move, view, t),
  tellEvent: (event: FlorenceEvent, t, view) => describe(event, view, t),
  words: loadWords,
  proof,
  mind,
})
