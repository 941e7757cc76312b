import type { AskFrame as Ask, Json, Seat, VoteFrame as Vote } from '@acheron/engine'
import type { Archetype, Attribute, Id, Instruction } from './box/vocabulary.ts'
import type { Change } from './campaign/changes.ts'
import type { Exchange, Skip } from './campaign/chapters.ts'
import type { Onward, Retry } from './campaign/losses.ts'
import type { Holder } from './campaign/treasures.ts'
import type { WoundPlace } from './champions/slots.ts'
import type { FightFrame, Happening, Paid } from './confrontation/frames.ts'
import type { FightResult, ObjectId } from './state.ts'

export type { Topic } from '@acheron/engine'
export type * from './attacks/frames.ts'
export type * from './confrontation/frames.ts'
export type * from './movement/frames.ts'

// The campaign and its Chronicle. A frame that goes through a sequence names its steps, each with its input.

export type CampaignSteps = {
  draft: undefined
  chapter: undefined
  exchange: Exchange | null
  decide: 'go' | 'skip' | 'change' | null
  skip: Skip | 'back' | null
  change: Change | 'back' | null
  decks: undefined
  chronicle: undefined
  transition: undefined
  fight: undefined
  result: FightResult
  rewards: undefined
  outcome: undefined
  next: undefined
  retry: Retry | null
  onward: Onward | null
}
/** The whole game lies at the bottom: chapter after chapter. */
export type CampaignFrame = {
  kind: 'campaign'
  step: keyof CampaignSteps
  /** The outcome of the chapter's Confrontation. */
  fought?: FightResult
  /** The chapter that begins has begun before: a loss in it is undone. */
  again?: true
  /** Before the next fight Treasures change hands, and no more: after a loss, or of ready-made Champions. */
  hands?: true
}
/** 3.1: the seats pick their Champions. */
export type DraftFrame = { kind: 'draft'; picks: Archetype[] }
/** An entry of the Chronicle (or rewards): its instructions that are still to come, and the step of the first of them. */
export type EntryFrame = { kind: 'entry'; entry: Id | null; todo: Instruction[]; step: string }

export type OrdealSteps = {
  roll: undefined
  effort: undefined
  exhausted: WoundPlace | null
  check: undefined
  effortWound: WoundPlace | null
  fate: undefined
  final: undefined
  award: undefined
  awarded: Archetype | null
  failed: WoundPlace | null
  end: undefined
}
/** R4. */
export type OrdealFrame = {
  kind: 'ordeal'
  attr: Attribute
  difficulty: number
  award: boolean
  step: keyof OrdealSteps
  /** Faces 1 to 6 of each Champion's dice. */
  dice: { [champion in Archetype]: number[] }
  effort: { [champion in Archetype]: number | null }
  fate: { [champion in Archetype]: boolean | null }
  /** Those who have decided in this step; the decisions are secret until all have. */
  given: Archetype[]
  success: boolean
}
export type TransitionSteps = { change: undefined; store: Enhancement | 'back' | null }
/** R6.2. */
export type TransitionFrame = {
  kind: 'transition'
  ready: { [seat: Seat]: boolean }
  enhanced: Id[]
  step: keyof TransitionSteps
  /** Nothing is enhanced: this Transition Phase has been before. */
  hands?: true
}
/** R17.9: an enhancement that a seat is paying for, and what it has chosen to STORE so far. */
export type Enhancement = { enhance: Id; store: Id[]; seat: Seat }

export type ProgressSteps = {
  next: undefined
  takeCard: Id | null
  takeManeuver: Id | null
  removeManeuver: { card: Id; removed: Id } | null
  takeSacred: Id | null
}
/** R2.2, R2.3: Champions progress, one after another. */
export type ProgressFrame = { kind: 'progress'; todo: ProgressStep[]; step: keyof ProgressSteps }
export type ProgressStep =
  | { what: 'card'; champion: Archetype; options: Id[] }
  | { what: 'maneuver'; champion: Archetype; level: 2 | 3 | 4 }
  | { what: 'sacred'; rank: 1 | 2 | 3; for: Archetype | null }

export type TreasureSteps = { offer: undefined; put: Holder | null }
/** R3.8. */
export type TreasureFrame = { kind: 'treasure'; card: Id; step: keyof TreasureSteps }

/** R1.6; the ballots of a vote that was tied are for all to see. */
export type VoteFrame = Vote & { shown?: { round: number; ballots: { [seat: Seat]: Json | null } } }

/** Somebody chooses one of the options, for a Champion or as the Leader. */
export type AskFrame = Ask & { champion: Archetype | null }

export type Frame =
  | CampaignFrame
  | DraftFrame
  | EntryFrame
  | VoteFrame
  | OrdealFrame
  | TransitionFrame
  | ProgressFrame
  | TreasureFrame
  | AskFrame
  | FightFrame

/** The values that frames leave with. */
export type Results = {
  confrontation: FightResult
  ordeal: boolean
  select: ObjectId[]
  window: Happening
  pay: Paid
  test: boolean
  stepInto: boolean
}
