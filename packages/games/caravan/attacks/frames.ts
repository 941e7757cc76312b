import type { Archetype, AttackFact, Effect, Id } from '../box/vocabulary.ts'
import type { Bindings } from '../cards/source.ts'
import type { WoundPlace } from '../champions/slots.ts'
import type { Happening, Paid } from '../confrontation/frames.ts'
import type { WoundReason } from '../events.ts'
import type { ObjectId } from '../state.ts'
import type { Target } from './targets.ts'

// The frames of Attacks, damage and Wounds.

export type Packet = {
  victim: ObjectId
  inflicted: number
  suffered: number
  aggravated: boolean
  cause: ObjectId | null
  /** By a damage effect; otherwise by falling or collision alone, which a damage effect of the same Line joins (R14.3). */
  byEffect: boolean
}
export type PacketSteps = {
  close: undefined
  inflicted: Happening
  suffer: undefined
  suffered: Happening
  total: undefined
  loseVigor: undefined
  afterWound: undefined
}
export type PacketFrame = { kind: 'packet'; packet: Packet; step: keyof PacketSteps }

export type WoundSteps = {
  suffer: undefined
  track: Happening
  vigor: undefined
  window: undefined
  place: Happening
  assign: WoundPlace | null
  blockedVigor: undefined
  form: undefined
  end: undefined
}
/** R15.5. */
export type WoundFrame = {
  kind: 'wound'
  victim: Archetype
  cause: ObjectId | null
  of: WoundReason
  step: keyof WoundSteps
}

/** R13, by the names of the rules where they have one: 1B to 1E and 2C. Options are used in 1B, 1E and 2C. */
export type AttackSteps = {
  target: undefined
  aim: Target | null
  declared: undefined
  judged: undefined
  '1B': Paid | undefined
  '1C': undefined
  '1D': undefined
  '1E': Paid | undefined
  roll: undefined
  rolled: undefined
  '2C': Paid | undefined
  turn: undefined
  collateral: undefined
  strike: string | null
  missed: undefined
  snapshot: undefined
  result: Happening
}
/** R13: one Attack up to its snapshot. */
export type AttackFrame = {
  kind: 'attack'
  /** Attacks are numbered like cards. */
  serial: number
  step: keyof AttackSteps
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
export type CounterSteps = {
  provoke: undefined
  announce: undefined
  heed: Happening
  perform: undefined
  performed: undefined
  strike: undefined
  end: undefined
}
/** R13.9 to R13.15. */
export type CounterFrame = { kind: 'counter'; snapshot: Snapshot; revealed: Id | null; step: keyof CounterSteps }

export type LossSteps = { choose: undefined; chosen: Id; discard: undefined; defeat: undefined; end: undefined }
/** An Action deck loses cards (R13.15, R14.8): the one that was revealed first, if it is to be. */
export type LossFrame = {
  kind: 'loss'
  deck: Id
  n: number
  revealedFirst: boolean
  cause: ObjectId | null
  /** It was the last card of the Malefactor. */
  felled: boolean
  /** R14.8: who chooses among decks of the same STURDINESS; null: the Fiercest. */
  chooser?: Archetype | null
  step: keyof LossSteps
}
