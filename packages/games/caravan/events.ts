import type { Seat } from '@acheron/engine'
import type { Archetype, AreaId, Attribute, Difficulty, Dir, Id, SpaceId, TokenName } from './box/vocabulary.ts'
import type { FightResult, ObjectId, Piece } from './state.ts'

/** A Minion or a piece at the time of an event: its kind and its place. */
export type Thing = { minion: Id; at: string | null } | { piece: Piece['kind']; at: string | null }

/** The Minions and pieces that the sentence names; Champions, Malefactors and Buildings are known by their ids. */
export type Seen = { seen?: { [id: ObjectId]: Thing } }

/** R1.4: the state at the next decision is kept by the table. The fields say what the save holds. */
export type SavedEvent = {
  e: 'saved'
  at: 'chapter' | 'confrontation' | 'after'
  chapter: number
  /** Of the Confrontation, after it. */
  result?: FightResult['result']
  difficulty: Difficulty
  levels: { [champion in Archetype]: number }
  /** Treasures of the Caravan, without heirlooms. */
  treasures: number
  players: number
}

/** Vigor is set for all Champions: at the Preparation of a chapter, or to what a save holds. */
export type VigorSetting = 'prepared' | 'restored'

/** Why Vigor changes: damage, a price, a Wound that sets it anew, INVIGORATE and the like, a lowered limit. */
export type VigorReason = 'damage' | 'paid' | 'wound' | 'gained' | 'limit' | VigorSetting

/**
 * What a Wound comes of: damage, an effect that says so, a Palisade, the last Vigor that was paid, a Cost, the Effort or
 * the failure of an Ordeal, an entry of the Chronicle.
 */
export type WoundReason = 'damage' | 'effect' | 'palisade' | 'vigor' | 'cost' | 'effort' | 'ordeal' | 'entry'

/** An option that is not a plain word is told as JSON. */
export type BallotCast = { seat: Seat; option: string }

/** The side of a turned card that is carried out. */
export type CardSide = 'action' | 'counter' | 'arcana' | 'event'

/**
 * The events, for the log, the animation and the words (R19.9). Each carries the data of its sentence, as they were
 * then.
 */
export type CaravanEvent =
  | SavedEvent
  // The campaign
  | { e: 'championPicked'; seat: Seat; champion: Archetype }
  /** `again`: from its start, after a loss. */
  | { e: 'chapterBegan'; chapter: number; again?: true }
  | { e: 'entryRead'; entry: Id; region: Id | null }
  | { e: 'choiceMade'; entry: Id; question: string; option: string; champion: Archetype | null }
  | ({ e: 'ballotsShown'; topic: string; entry?: Id; question?: string; ballots: BallotCast[] } & Seen)
  | ({ e: 'voted'; option: string; topic: string; tied: boolean } & Seen)
  | { e: 'regionPlaced' | 'regionRemoved' | 'caravanAdvanced'; region: Id }
  | { e: 'pathPlaced' | 'pathTaken'; path: Id }
  | { e: 'discoveryTaken'; discovery: Id }
  | { e: 'treasureTaken'; treasure: Id; by: Archetype | 'box' }
  | { e: 'cardStored'; card: Id }
  | { e: 'arcanaOffered'; count: number }
  | { e: 'ordealBegan'; attr: Attribute; difficulty: number }
  | { e: 'effortMade'; champion: Archetype; dice: number }
  | { e: 'fateOffered'; champion: Archetype }
  | { e: 'ordealEnded'; success: boolean; hits: number; difficulty: number }
  | { e: 'championProgressed'; champion: Archetype; card: Id }
  | { e: 'championReady'; champion: Archetype; card: Id; maneuvers: Id[] }
  | { e: 'maneuverLearnt'; champion: Archetype; card: Id; instead: Id }
  /** `from`: null of what comes back into the Campaign, or from a Champion's own box. */
  | { e: 'treasureAssigned'; treasure: Id; to: Archetype | 'box'; from: Archetype | 'box' | null }
  | { e: 'treasureEnhanced'; treasure: Id; into: Id }
  | { e: 'confrontationBegan'; confrontation: Id; chapter: number }
  | { e: 'confrontationEnded'; result: FightResult['result']; objective: Id | null; rounds: number }
  | { e: 'triedAgain'; lost: number }
  | { e: 'campaignEnded'; cause: string; points: number }
  // The fight
  | { e: 'roundBegan'; round: number }
  | { e: 'turnBegan'; of: 'caravan' | 'malefactors' }
  | { e: 'diceRolled'; champion: Archetype; faces: number[] }
  | { e: 'vigorChanged'; champion: Archetype; by: number; to: number; why: VigorReason }
  /** Tells the changes before it in one sentence. */
  | { e: 'vigorSet'; why: VigorSetting; to: { champion: Archetype; vigor: number }[] }
  | { e: 'tokenChanged'; object: ObjectId; token: TokenName; by: number }
  | { e: 'fiercenessChanged'; track: Archetype[] }
  | { e: 'slotChanged'; champion: Archetype; slot: number; to: 'empty' | 'cooldown' | 'wound' | 'sin'; card: Id | null }
  | { e: 'readinessChanged'; champion: Archetype; from: string; to: string }
  /** `slot`: it comes back from there, not from the deck. */
  | { e: 'cardDrawn'; champion: Archetype; seat: Seat; card: Id; slot?: number }
  | { e: 'cardDiscarded'; champion: Archetype; card: Id }
  | { e: 'deckShuffled'; deck: Id }
  | { e: 'sinDrawn'; champion: Archetype; seat: Seat; sin: Id }
  | { e: 'sinYielded'; champion: Archetype; sin: Id; slot: number }
  | { e: 'sinRemoved'; champion: Archetype; sin: Id }
  | { e: 'findingDrawn'; champion: Archetype; finding: Id }
  | { e: 'findingUsed' | 'findingDiscarded'; champion: Archetype; finding: Id }
  | { e: 'findingsExchanged'; champion: Archetype; with: Archetype }
  | { e: 'relicSpent' | 'relicUnspent'; champion: Archetype; relic: Id }
  | { e: 'maneuverPlayed'; champion: Archetype; maneuver: Id; slot: number }
  | { e: 'basicAction'; champion: Archetype; action: 'move' | 'interact' | 'deliver' }
  | ({ e: 'abilityUsed'; by: ObjectId; card: Id; kind: string; index: number } & Seen)
  | { e: 'passed' | 'passWithdrawn'; seat: Seat }
  | { e: 'cardRevealed'; deck: Id; card: Id; side: CardSide }
  /** A Line of a Malefactor's card or an Event begins; the next ones tell what it does. */
  | { e: 'lineBegan'; deck: Id; card: Id; side: CardSide; line: number }
  /** The card that was turned over goes back: to the bottom of its deck, or to the box. */
  | { e: 'cardEnded'; deck: Id; card: Id; boxed?: true }
  | ({ e: 'attackMade'; attacker: Archetype; target: ObjectId; deck: Id | null; dice: number } & Seen)
  /** `needs`: the Hits that Wound or fell the target. `danger`: the Fumbles that provoke a Counterattack. */
  | {
      e: 'attackCame'
      attacker: Archetype
      target: ObjectId
      hits: number
      fumbles: number
      needs?: number
      danger?: number
    }
  /** `left`: the cards that the deck still has. */
  | ({ e: 'malefactorWounded'; malefactor: Id; deck: Id; cards: Id[]; left?: number; by: ObjectId | null } & Seen)
  | { e: 'malefactorDefeated' | 'malefactorRose'; malefactor: Id }
  | ({ e: 'damageTaken'; champion: Archetype; inflicted: number; suffered: number; by: ObjectId | null } & Seen)
  /** BLOCKED or turned away, before the rest is taken. */
  | { e: 'damageReduced'; champion: Archetype; by: number }
  | ({ e: 'woundSuffered'; champion: Archetype; of: WoundReason; by: ObjectId | null } & Seen)
  | { e: 'woundBlocked'; champion: Archetype }
  /** R3.12: instead of a third Wound. */
  | { e: 'woundAverted'; champion: Archetype; of: WoundReason }
  | { e: 'championWounded'; champion: Archetype; slot: number }
  /** `from`: the place it leaves. `on`: the Space of an Area that is only passed; the sentence names neither. */
  | ({
      e: 'modelMoved'
      object: ObjectId
      to: AreaId | null
      space: string | null
      from?: string
      on?: SpaceId
    } & Seen)
  | { e: 'facingChanged'; malefactor: Id; facing: Dir }
  | { e: 'levelChanged'; area: AreaId; layers: number }
  /** `size`: of a Pillar that is placed. */
  | {
      e: 'piecePlaced' | 'pieceRemoved' | 'pieceCollapsed'
      piece: ObjectId
      kind: Piece['kind']
      at: string | null
      size?: 'small' | 'large'
    }
  | { e: 'trapSet' | 'trapSprung'; area: AreaId }
  | { e: 'minionPlaced' | 'minionRemoved'; minion: ObjectId; type: Id; at: string | null }
  | ({ e: 'held' | 'released' | 'arrested' | 'freed' | 'thrown'; object: ObjectId; by: ObjectId | null } & Seen)
  | { e: 'flewAway' | 'reappeared'; malefactor: Id }
  | { e: 'polymorphed' | 'returned' | 'disabled' | 'enabled' | 'bewitched'; champion: Archetype }
  | { e: 'arcanaAdded'; deck: Id; count: number }
  | { e: 'regenerated'; deck: Id; count: number }
  | { e: 'testMade'; champion: Archetype; attr: Attribute; faces: number[]; success: boolean }
