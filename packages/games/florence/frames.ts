import type { Seat } from '@acheron/engine'
import type { TileId } from './box/bonus-tiles.ts'
import type { FamilyId } from './box/families.ts'
import type { FraudId } from './box/fraud-cards.ts'
import type { GuardianId } from './box/guardians.ts'
import type { Sin } from './box/sins.ts'
import type { FraudSource } from './moves.ts'

/** The game itself lies at the bottom: it starts each turn, and the final scoring. */
export type TurnsFrame = { kind: 'turns' }

/** Tells what was laid out. */
export type OpeningFrame = { kind: 'opening' }

/** Set-up 12: families are dealt and applied; those that must choose do so above. */
export type FamiliesFrame = { kind: 'families'; applied: boolean; asked: number }

/** Option deal2keep1: all choose at once, in secret. */
export type FamilyDraftFrame = {
  kind: 'familyDraft'
  dealt: { [seat: Seat]: FamilyId[] }
  chosen: { [seat: Seat]: FamilyId | null }
  done: { [seat: Seat]: boolean }
}

export type FamilyChoiceFrame = { kind: 'familyChoice'; seat: Seat }

/** R2; `rescued`: the plague card of option plagueRescue has come. */
export type HellFrame = { kind: 'hell'; rescued: boolean }

/** R4. */
export type FlorenceFrame = { kind: 'florence' }

/** R5.7; the parts that are done. */
export type CourtyardFrame = { kind: 'courtyard'; home: boolean; reorganised: boolean }

/** R5.7: reorganising, with the number of steps so far. */
export type TowerFrame = { kind: 'tower'; steps: number }

/** R5.8; the parts that are done: exchange, cube or disc, guardian or Styx. */
export type BonfireFrame = { kind: 'bonfire'; exchanged: boolean; worked: boolean; called: boolean }

/** R5.9; the parts that are done: exchange, fraud card, barrel. */
export type CityWallFrame = { kind: 'cityWall'; exchanged: boolean; played: boolean; stored: boolean }

export type MarketFrame = { kind: 'market' }

export type PalaceFrame = { kind: 'palace' }

export type AccusationSteps = { tile: undefined; dante: undefined; end: undefined }
/** R6.4: what is still to come after the skull has risen: the tile, then Dante. */
export type AccusationFrame = { kind: 'accusation'; sin: Sin; step: keyof AccusationSteps }

/** The tile of a track; `at` counts its effects. */
export type BonusTileFrame = { kind: 'bonusTile'; tile: TileId; at: number }

/** R10.1: which guardian goes where. */
export type GuardianFrame = { kind: 'guardian'; may: boolean }

/** R10.2: its effect in the circle where it now stands. */
export type GuardianEffectFrame = { kind: 'guardianEffect'; guardian: GuardianId }

export type StyxFrame = { kind: 'styx' }

/** R9.2 on an F step. */
export type FraudSourceFrame = { kind: 'fraudSource' }

/** R9.4; when the effect is over, hand or line-up are filled up. */
export type FraudOptionFrame = { kind: 'fraudOption'; card: FraudId; from: FraudSource; chosen: boolean }

export type ScoringSteps = {
  fraud: undefined
  cubes: undefined
  halfDiplomas: undefined
  diplomas: undefined
  loans: undefined
  end: undefined
}
/** Section 6: the step, whose turn it is in it (0: the first player), and how many of their cards are done. */
export type ScoringFrame = { kind: 'scoring'; step: keyof ScoringSteps; at: number; cards: number }

export type EndFraudFrame = { kind: 'endFraud'; seat: Seat; card: FraudId }

export type HalfDiplomaFrame = { kind: 'halfDiploma'; seat: Seat }

export type Frame =
  | TurnsFrame
  | OpeningFrame
  | FamiliesFrame
  | FamilyDraftFrame
  | FamilyChoiceFrame
  | HellFrame
  | FlorenceFrame
  | CourtyardFrame
  | TowerFrame
  | BonfireFrame
  | CityWallFrame
  | MarketFrame
  | PalaceFrame
  | AccusationFrame
  | BonusTileFrame
  | GuardianFrame
  | GuardianEffectFrame
  | StyxFrame
  | FraudSourceFrame
  | FraudOptionFrame
  | ScoringFrame
  | EndFraudFrame
  | HalfDiplomaFrame
