import type { Json, Seat } from '@acheron/engine'
import type {
  Ability,
  Archetype,
  AreaId,
  AttackFact,
  Attribute,
  Dir,
  Effect,
  EventName,
  Id,
  Instruction,
  Lines,
  Query,
} from './box/vocabulary.ts'
import type { Bindings, Source } from './cards/source.ts'
import type { ObjectId, Slot, Standing } from './state.ts'

// The campaign and its Chronicle: see phases/chronicle/.

/** The whole game lies at the bottom: chapter after chapter. */
export type CampaignFrame = {
  kind: 'campaign'
  step: 'draft' | 'chapter' | 'chronicle' | 'transition' | 'fight' | 'result' | 'rewards' | 'outcome' | 'next'
  answer?: Json
}
/** 3.1: the seats pick their Champions. */
export type DraftFrame = { kind: 'draft'; picks: Archetype[] }
/** An entry of the Chronicle (or rewards); its instructions that are still to come. */
export type EntryFrame = { kind: 'entry'; entry: Id | null; todo: Instruction[]; answer?: Json; step: number }
/** R1.6: what is voted on is told by the topic. `only`: a Champion's own seat decides (R3.7). */
export type VoteFrame = {
  kind: 'vote'
  topic: Topic
  options: Json[]
  /** By seat; a ballot is secret until all are in. */
  ballots: { [seat: Seat]: Json | null }
  cast: { [seat: Seat]: boolean }
  round: 1 | 2 | 3
}
/** R4. */
export type OrdealFrame = {
  kind: 'ordeal'
  attr: Attribute
  difficulty: number
  award: boolean
  step: 'roll' | 'effort' | 'check' | 'fate' | 'final' | 'award' | 'done'
  /** Faces 1 to 6 of each Champion's dice. */
  dice: { [champion in Archetype]: number[] }
  effort: { [champion in Archetype]: number | null }
  fate: { [champion in Archetype]: boolean | null }
  /** Those who have decided in this step; what, is secret until all have. */
  given: Archetype[]
  success: boolean
  answer?: Json
}
/** R6.2. */
export type TransitionFrame = { kind: 'transition'; ready: { [seat: Seat]: boolean }; enhanced: Id[]; answer?: Json }
/** R2.2, R2.3: Champions progress, one after another. */
export type ProgressFrame = {
  kind: 'progress'
  todo: ProgressStep[]
  answer?: Json
  step: number
}
export type ProgressStep =
  | { what: 'card'; champion: Archetype; options: Id[] }
  | { what: 'maneuver'; champion: Archetype; level: 2 | 3 | 4 }
  | { what: 'sacred'; rank: 1 | 2 | 3; for: Archetype | null }
/** R3.8. */
export type TreasureFrame = { kind: 'treasure'; card: Id; answer?: Json }

// Questions

/** What a question is about, for words and boards. */
export type Topic = { what: string; [detail: string]: Json }

/** Somebody chooses one of the options. */
export type AskFrame = { kind: 'ask'; seat: Seat; champion: Archetype | null; topic: Topic; options: Json[] }

// The Confrontation

export type ConfrontationFrame = { kind: 'confrontation'; step: number; at: number; answer?: Json }
/** R12.1 to R12.4: `at` counts Champions on the track within a step. */
export type CaravanTurnFrame = {
  kind: 'caravanTurn'
  step: number
  at: number
  /** The track as it was when the step began: it may change in the middle of one. */
  order: Archetype[]
  answer?: Json
}
/** R12.5. `idle`: seats that have no legal action at the moment. */
export type ActFrame = { kind: 'act'; passed: { [seat: Seat]: boolean }; idle?: Seat[]; answer?: Json }
/** R18. */
export type MalefactorsTurnFrame = { kind: 'malefactorsTurn'; step: number; tray: number; answer?: Json }

/** R19.1: a card or an ability that is being carried out, Line by Line. */
export type CardFrame = {
  kind: 'card'
  serial: number
  source: Source
  lines: Lines
  line: number
  at: number
  bound: Bindings
  /** R14.2: open packets. */
  packets: Packet[]
  /** R13.10: Attacks of this Line, still to be finished. */
  attacks: Snapshot[]
  /** Counterattack: what its base damage is raised by (R13.12). */
  surplus: number
  /** No further effect is carried out. */
  ended: boolean
  /** Where in a Line: its effects, packets, Attacks. */
  step: 'effects' | 'packets' | 'attacks' | 'line-end' | 'card-end'
  answer?: Json
}

/** One effect; a verb goes through its steps, and finds in `answer` what a frame above it left. */
export type EffectFrame = {
  kind: 'effect'
  fx: Effect
  step: number
  /** Which of the things found is next. */
  at: number
  found: ObjectId[]
  answer?: Json
  /** What a verb has to remember. */
  memo: { [name: string]: Json }
}

/** A selection that somebody has to decide (3.2). It leaves with the list of those chosen. */
export type SelectFrame = {
  kind: 'select'
  query: Query
  candidates: ObjectId[]
  chosen: ObjectId[]
  n: number
  answer?: Json
}

export type Packet = {
  victim: ObjectId
  inflicted: number
  suffered: number
  aggravated: boolean
  cause: ObjectId | null
  /** By a damage effect; otherwise by falling or collision alone, which a damage effect of the same Line joins (R14.3). */
  byEffect: boolean
}
export type PacketFrame = { kind: 'packet'; packet: Packet; step: number; answer?: Json }
/** R15.5; `excess` is what AGGRAVATED damage goes on with. */
export type WoundFrame = {
  kind: 'wound'
  victim: Archetype
  cause: ObjectId | null
  step: number
  answer?: Json
}

/** R13: one Attack up to its snapshot. */
export type AttackFrame = {
  kind: 'attack'
  /** Attacks are numbered like cards. */
  serial: number
  step: string
  attacker: Archetype
  special: boolean
  target: ObjectId | null
  deck: Id | null
  pool: number
  /** Faces 1 to 6. */
  dice: number[]
  hits: number
  fumbles: number
  precision: number
  /** Options used, by key and how often. */
  used: { [key: string]: number }
  /** Collateral Effects that are still to be applied. */
  collateral: (readonly Effect[])[]
  /** The option that is being paid for. */
  paying: string | null
  noCounter: boolean
  range: number | 'unlimited'
  ignoreEngagement: boolean
  fumbleFace: 'fumble' | 'hit' | 'blank'
  /** Scenario damage to the target, before the snapshot is taken (R13.8). */
  extra: number
  /** Judged once (R13.3). */
  facts: AttackFact[]
  /** Dice that may still be rolled again, of the attacker's choice, and those that were: once each. */
  rerolls: number
  rerolled: number[]
  answer?: Json
}
/** R13.8 E: what an Attack came to. */
export type Snapshot = {
  serial: number
  attacker: Archetype
  target: ObjectId
  /** The deck that is hit: not the one that was attacked if the damage is REDIRECTED. */
  deck: Id | null
  /** The deck that was attacked. */
  from: Id | null
  hits: number
  fumbles: number
  damage: number
  surplus: number
  noCounter: boolean
  /** Wounds blocked (R13.15). */
  blocked: number
  facts: Bindings['facts']
}
/** R13.9 to R13.15. */
export type CounterFrame = {
  kind: 'counter'
  snapshot: Snapshot
  revealed: Id | null
  step: number
  answer?: Json
}

/** An Action deck loses cards (R13.15, R14.8): the one that was revealed first, if it is to be. */
export type LossFrame = {
  kind: 'loss'
  deck: Id
  n: number
  revealedFirst: boolean
  cause: ObjectId | null
  /** It was the last card of the Malefactor. */
  felled: boolean
  step: number
  answer?: Json
}

/** What is about to happen, or has; what reactions do to it is written here. */
export type Happening = {
  name: EventName
  /** Abilities used on it (R19.5); a REDIRECTED event remembers them. */
  used: string[]
  subject: ObjectId | null
  cause: ObjectId | null
  inflicted: number
  suffered: number
  /** Wounds that were BLOCKED. */
  blocked: number
  /** CANCELLED, or redirected away: it does not happen to the subject. */
  off: boolean
  /** Who takes it instead. */
  instead: ObjectId | null
  insteadDeck: Id | null
}
/** An ability that an event concerns, and its subject. */
export type Listener = { key: string; subject: ObjectId | null }
/** An ability that has been used: whose it is, what it does, and whom it is about. */
export type Reacting = { key: string; subject: ObjectId | null; source: Source; fx: readonly Effect[] }
/** R19.2 to R19.6. */
export type WindowFrame = {
  kind: 'window'
  happening: Happening
  /** Mandatory abilities still to run, with whom they are about. */
  mandatory: Listener[]
  /** Champions in the order in which they are asked, and who is next; those who passed since the last use. */
  order: Archetype[]
  at: number
  /** The reaction that is being paid for; paying may turn its card over. */
  paying: Reacting | null
  answer?: Json
}

/** Something has happened and is announced, by somebody who does not wait for what comes of it. */
export type NewsFrame = {
  kind: 'news'
  name: EventName
  subject: ObjectId | null
  cause: ObjectId | null
  step: number
  answer?: Json
}

/** R9.1: a Champion's MOVE, step by step. */
export type MoveFrame = {
  kind: 'move'
  mover: Archetype
  points: number
  climb: boolean
  /** It may not stay where it is. */
  away: boolean
  /** Nodes stepped through so far. */
  path: (AreaId | `top:${ObjectId}`)[]
  from: Standing
  answer?: Json
  step: number
}
/** R9.7: a Malefactor or Minion goes along a route; `at` counts the steps done. */
export type RouteFrame = {
  kind: 'route'
  mover: ObjectId
  /** Areas to be entered; 'turn' in a Straight Line. */
  route: (AreaId | `top:${ObjectId}` | 'turn')[]
  at: number
  step: number
  destroyer: number | null
  climb: boolean
  /** Areas entered and, for Minions, where to stand. */
  answer?: Json
}
/** R9.11: what happens when an Object has stepped into an Area; it leaves with whether the mover is stopped. */
export type StepFrame = {
  kind: 'stepInto'
  mover: ObjectId
  area: AreaId
  from: AreaId | null
  by: 'move' | 'push' | 'landing'
  destroyer: number | null
  /** Areas it is still going to enter (R10.7). */
  ahead: AreaId[]
  step: number
  at: number
  found: ObjectId[]
  answer?: Json
}
/** R10.6, R10.7: an Object is moved out of its place, or is put back on the board near one: see displacement.ts. */
export type ShoveFrame = {
  kind: 'shove'
  object: ObjectId
  /** Where it must not go. */
  avoid: AreaId[]
  /** Where it comes from, if not from where it stands. */
  from?: AreaId
  /** The Level it comes from, if not that of its place; null: Levels do not matter and nobody falls. */
  level?: number | null
  /** Areas whose Free Spaces come before all others (R10.12, R11.15). */
  first?: AreaId[]
  /** A Champion chooses its own place. */
  own?: true
  /** R9.12: where a Malefactor is put for which there is no place at Range 1. */
  back?: AreaId
  /** R9.13: Levels that it does not fall, those of a Building that is DESTROYED under it. */
  spared?: number
  /** What has been done to it in the end; a SHOVE if it is not said. */
  event?: 'shoved' | 'released' | 'none'
  cause?: ObjectId | null
  step: number
  answer?: Json
}
/** R10.1 to R10.5. */
export type PushFrame = {
  kind: 'push'
  object: ObjectId
  dir: Dir
  left: number
  /** Areas passed, the first one included. */
  path: AreaId[]
  /** Where it stood, and the Levels passed. */
  from: Standing | null
  levels: number[]
  cause: ObjectId | null
  step: number
  answer?: Json
}
/** K.ATTRIBUTE TEST. It leaves with whether it succeeded. */
export type TestFrame = {
  kind: 'test'
  champion: Archetype
  attr: Attribute
  dice: number[]
  step: number
  answer?: Json
}
/** R12.8: a Maneuver is being paid for and put down. */
export type ManeuverFrame = {
  kind: 'maneuver'
  champion: Archetype
  card: Id
  slot: number
  free: boolean
  /** What lay on the Slot before it was paid for, and whether the card came to lie on another Maneuver (K.COMBO). */
  was?: Slot['cond']
  combo?: boolean
  step: number
  answer?: Json
}
/** Paying a Cost, part by part; it leaves with what was paid: {paid, discarded}. */
export type PayFrame = {
  kind: 'pay'
  champion: Archetype
  /** The card whose ability it is: for `spend` and `discardThis`. */
  card: Id
  cost: Json
  step: number
  paid: number
  discarded: number
  answer?: Json
}

/** An ability of the table with the key it is called by. */
export type Keyed<A extends Ability = Ability> = { key: string; ability: A; source: Source }

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
  | ConfrontationFrame
  | CaravanTurnFrame
  | ActFrame
  | MalefactorsTurnFrame
  | CardFrame
  | EffectFrame
  | SelectFrame
  | PacketFrame
  | WoundFrame
  | AttackFrame
  | CounterFrame
  | LossFrame
  | WindowFrame
  | NewsFrame
  | MoveFrame
  | RouteFrame
  | StepFrame
  | ShoveFrame
  | PushFrame
  | TestFrame
  | ManeuverFrame
  | PayFrame
