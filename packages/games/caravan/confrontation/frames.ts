import type { Json, Seat } from '@acheron/engine'
import type { Price } from '../abilities/costs.ts'
import type {
  AttackFrame,
  CounterFrame,
  LossFrame,
  Packet,
  PacketFrame,
  Snapshot,
  WoundFrame,
} from '../attacks/frames.ts'
import type {
  Ability,
  Archetype,
  Attribute,
  Cost,
  Effect,
  EventName,
  Id,
  Lines,
  Query,
  SpaceId,
} from '../box/vocabulary.ts'
import type { Bindings, Source } from '../cards/source.ts'
import type { MoveFrame, PushFrame, RouteFrame, ShoveFrame, StepIntoFrame } from '../movement/frames.ts'
import type { ObjectId, Slot } from '../state.ts'

// The frames of a fight. A frame that goes through a sequence names its steps, each with its input.

export type ConfrontationSteps = {
  layOut: undefined
  place: undefined
  stand: SpaceId | null
  setUp: undefined
  setUpAbilities: undefined
  beginRound: undefined
  malefactorsTurn: undefined
  roundEnd: undefined
  endRound: undefined
  claim: undefined
  claimed: Id | null
}
/** 3.3, R7: `at` counts Champions, rows or abilities within a step. */
export type ConfrontationFrame = { kind: 'confrontation'; step: keyof ConfrontationSteps; at: number }

export type CaravanTurnSteps = {
  roundStart: undefined
  turnStart: undefined
  cleanup: undefined
  clearBoards: undefined
  rebuild: undefined
  preparation: undefined
  prepare: undefined
  act: undefined
  turnEnd: undefined
}
/** R12.1 to R12.4: `at` counts Champions on the track within a step. */
export type CaravanTurnFrame = {
  kind: 'caravanTurn'
  step: keyof CaravanTurnSteps
  at: number
  /** The track as it was when the step began: it may change in the middle of one. */
  order: Archetype[]
}
/** R12.5. `idle`: seats that have no legal action at the moment. */
export type ActFrame = { kind: 'act'; passed: { [seat: Seat]: boolean }; idle?: Seat[] }

export type MalefactorsTurnSteps = {
  turnStart: undefined
  reveal: undefined
  resolve: undefined
  returnCard: undefined
  nextTray: undefined
  turnEnd: undefined
  end: undefined
}
/** R18. */
export type MalefactorsTurnFrame = { kind: 'malefactorsTurn'; step: keyof MalefactorsTurnSteps; tray: number }

/** Where in a Line: its effects, packets, Attacks. */
export type CardSteps = {
  effects: undefined
  packets: undefined
  attacks: undefined
  lineEnd: undefined
  cardEnd: undefined
}
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
  step: keyof CardSteps
}

/** One effect: the sequence of its verb (see verbs/), with the verb's memory. */
export type EffectFrame<M = { [name: string]: Json }> = { kind: 'effect'; fx: Effect; step: string; memo: M }

export type SelectSteps = { choose: undefined; take: ObjectId | 'done' | null }
/** A selection that a seat has to decide (3.2). It leaves with the list of those chosen. */
export type SelectFrame = {
  kind: 'select'
  query: Query
  candidates: ObjectId[]
  /** Of `andOr`: the candidates of each part. */
  parts?: ObjectId[][]
  chosen: ObjectId[]
  n: number
  step: keyof SelectSteps
}

/** An event that is about to happen or has happened; reactions write their changes here. */
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
  /** It is a part of a SPECIAL ATTACK (R13.19). */
  special?: true
}
/** An ability that an event concerns, and its subject. */
export type Listener = { key: string; subject: ObjectId | null }
/** A used ability: its owner, its effects, and its subject. */
export type Reacting = { key: string; subject: ObjectId | null; source: Source; fx: readonly Effect[] }
export type WindowSteps = { react: undefined; pay: Paid }
/** R19.2 to R19.6. */
export type WindowFrame = {
  kind: 'window'
  step: keyof WindowSteps
  happening: Happening
  /** Mandatory abilities still to run, with their subjects. */
  mandatory: Listener[]
  /** Champions in the order in which they are asked, and who is next; those who passed since the last use. */
  order: Archetype[]
  at: number
  /** The reaction that is being paid for; paying may turn its card over. */
  paying: Reacting | null
}

export type NewsSteps = { announce: undefined; end: undefined }
/** An announced event; the announcer does not wait for its outcome. */
export type NewsFrame = {
  kind: 'news'
  name: EventName
  subject: ObjectId | null
  cause: ObjectId | null
  step: keyof NewsSteps
}

export type TestSteps = { announce: undefined; inspiration: undefined; turn: boolean | null; judge: undefined }
/** K.ATTRIBUTE TEST. It leaves with whether it succeeded. */
export type TestFrame = {
  kind: 'test'
  champion: Archetype
  attr: Attribute
  dice: number[]
  step: keyof TestSteps
}

export type ManeuverSteps = {
  pay: undefined
  putDown: undefined
  fierceness: undefined
  announce: undefined
  carryOut: undefined
  resolved: undefined
  end: undefined
}
/** R12.8: a Maneuver is being paid for and put down. */
export type ManeuverFrame = {
  kind: 'maneuver'
  champion: Archetype
  card: Id
  slot: number
  free: boolean
  /** The cards on the Slot before the payment, and whether the card came to lie on another Maneuver (K.COMBO). */
  was?: Slot['cond']
  combo?: boolean
  step: keyof ManeuverSteps
}

export type PaySteps = {
  price: undefined
  howManyCards: undefined
  cardsChosen: number | null
  howMuchVigor: undefined
  vigorChosen: number | null
  spend: undefined
  discardThis: undefined
  tokens: undefined
  sins: undefined
  sinChosen: Id | null
  maneuvers: undefined
  maneuverChosen: Id | null
  vigor: undefined
  suffer: undefined
  stun: undefined
  wounds: undefined
}
/** The payment: Vigor, and the number of discarded Maneuvers. */
export type Paid = { paid: number; discarded: number }
/** A Cost is paid part by part; it leaves with what was paid. */
export type PayFrame = {
  kind: 'pay'
  champion: Archetype
  /** The card whose ability it is: for `spend` and `discardThis`. */
  card: Id
  cost: Cost
  /** The Cost as its numbers are read in the first step. */
  price: Price | null
  step: keyof PaySteps
  paid: number
  discarded: number
}

/** An ability of the table with the key it is called by. */
export type Keyed<A extends Ability = Ability> = { key: string; ability: A; source: Source }

export type FightFrame =
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
  | StepIntoFrame
  | ShoveFrame
  | PushFrame
  | TestFrame
  | ManeuverFrame
  | PayFrame
