import type { Context, OptionsOf, RngState, Seat, View } from '@acheron/engine'
import type {
  Archetype,
  AreaId,
  Attribute,
  Difficulty,
  Dir,
  Effect,
  Id,
  Mod,
  Moment,
  Position,
  ReleaseRule,
  ResourceToken,
  SpaceId,
  Tray,
  Until,
} from './box/vocabulary.ts'
import type { Bindings, Source } from './cards/source.ts'
import type { CaravanEvent } from './events.ts'
import type { Frame } from './frames.ts'
import type { options } from './meta.ts'

/** In the order in which ties inside a seat are settled (R4.6). */
export const archetypes = ['mercenary', 'devotee', 'outlaw', 'artist'] as const satisfies readonly Archetype[]

/** A Champion, a Malefactor, a Minion, a piece of Furniture, Stairs, or a Building (`building:C2`), by its name. */
export type ObjectId = string

/** A Slot of a Player Champion's board (R15.1); the reverse of a Cooldown is known to nobody (R15.13). */
export type Slot = { cond: null | 'cooldown' | 'wound' | 'sin'; card: Id | null; maneuvers: Id[] }

/**
 * R16.2: off the card, ready, or lying on a Maneuver box (0 to 2), there used or as a Wound; `over` one that was used although
 * a Wound blocks the box (R20.2).
 */
export type Readiness = { side: 'cooldown' | 'wound'; at: 'off' | 'ready' | number; over?: true }

export type Equipment = { weapon: Id | null; relic: Id | null; trait: Id | null; finding: Id | null }

export type ChampionState = {
  /** The seat that decides for it. */
  seat: Seat
  /** A Player Champion; otherwise a Companion. */
  player: boolean
  /** Champion cards taken, lowest level first; the last one counts (R2.4). */
  cards: Id[]
  /** The seven of its deck, wherever they are. */
  maneuvers: Id[]
  /** Cards that it once had in its deck (R2.3). */
  setAside: Id[]
  vigor: number
  /** Of a Player Champion. */
  slots: Slot[]
  /** The last card is the top. */
  deck: Id[]
  hand: Id[]
  discard: Id[]
  /** Sins in hand. */
  sins: Id[]
  /** ULTIMATE cards that have left the board (K.ULTIMATE). */
  stored: Id[]
  /** Of a Companion. */
  readiness: Readiness[]
  tokens: { [token in 'empower' | 'inspiration' | Attribute]: number }
  equip: Equipment
  /** Its Relic is flipped (R17.5). */
  spent: boolean
}

/** Across the chapters (R1.5). */
export type CaravanGoods = {
  /** Treasures that nobody carries. */
  box: Id[]
  discoveries: Id[]
  /** Paths taken. */
  paths: Id[]
  flags: { [flag: string]: true }
  /** Treasures, Discoveries and Paths that an instruction or an enhancement has STORED (R3.10). */
  stored: Id[]
  /** Option undoEnhance: what each enhancement of a Sacred Treasure has cost. */
  enhanced: { [treasure: Id]: Id[] }
}

export type Exploration = {
  /** The Region that the pawn is at. */
  pawn: Id | null
  regions: { [position: Position]: Id }
  /** Path cards lying on their Regions. */
  paths: Id[]
  /** The entry that is being read. */
  entry: Id | null
}

/** The last card of each is the top. */
export type SystemDecks = {
  arcana: Id[]
  /** Offered, face down on the claims side. */
  offered: Id[]
  wounds: Id[]
  sins: Id[]
  sinDiscard: Id[]
  findings: Id[]
  findingDiscard: Id[]
}

/** Where a Small Character stands: a Space of a surface, or the top of a Pillar. */
export type Standing = SpaceId | `top:${ObjectId}`

export type FighterState = {
  /** Null while HELD or ARRESTED. */
  at: Standing | null
  /** The Malefactor that HOLDS it. */
  heldBy: Id | null
  /** The Object that ARRESTS it, and its release rule. */
  arrest: { by: ObjectId; free: ReleaseRule; round: number } | null
  disabled: boolean
  /** K.POLYMORPH; its own seven Maneuvers are set aside meanwhile. */
  polymorphed: boolean
}

export type MalefactorState = {
  /** Null: it FLEW AWAY, or is absent. */
  at: AreaId | null
  facing: Dir
  defeated: boolean
  tokens: { [token in Extract<ResourceToken, 'enrage' | 'fortify'>]: number }
  holding: ObjectId[]
}

export type MinionState = { type: Id; at: SpaceId | null; heldBy: Id | null }

export type Piece =
  | { kind: 'ark' | 'palisade' | 'stairs' | 'custom'; at: SpaceId | null; heldBy?: Id }
  /** Collapsed: a large one also lies on the neighbouring Space in that direction (null for a small one). */
  | {
      kind: 'pillar'
      size: 'small' | 'large'
      at: SpaceId | null
      standing: boolean
      lies: Dir | null
      heldBy?: Id
    }
  /** The Spear lies on a Central Space, or at its owner's card. */
  | { kind: 'spear'; at: AreaId | null }

/** An Action deck or an Event deck on its tray. */
export type TrayDeck = {
  tray: Tray
  /** The Malefactor; null of an Event deck. */
  owner: Id | null
  /** The last card is the top. Arcana among them lie face down unless they are in `faceUp`. */
  cards: Id[]
  discard: Id[]
  faceUp: Id[]
  /** The card that is being resolved, or revealed as a Counterattack; it counts as the deck's last card (R14.8). */
  playing: Id | null
}

/** A Mod that lasts for a while; those of a Line, a card or an Attack belong to the card with that serial number. */
export type PassingMod = { mod: Mod; to: ObjectId[]; until: Until; serial: number }

/** Effects that wait for their moment (K, 5.1). */
export type Delay = { until: Moment; fx: readonly Effect[]; source: Source; bound: Bindings; serial: number }

export type Fight = {
  /** The Confrontation's id. */
  id: Id
  round: number
  turn: 'setup' | 'caravan' | 'malefactors'
  /** The Fierceness Track: the Fiercest first. */
  track: Archetype[]
  fighters: { [champion in Archetype]: FighterState }
  malefactors: { [id: Id]: MalefactorState }
  minions: { [id: ObjectId]: MinionState }
  /** Layers; an Area without a Building has no entry. */
  buildings: { [area in AreaId]?: number }
  pieces: { [id: ObjectId]: Piece }
  /** Trap tokens by the Area they lie in, with the Champion who set them. */
  traps: { [area in AreaId]?: Archetype }
  decks: { [deck: Id]: TrayDeck }
  /** Objectives laid out. */
  objectives: Id[]
  counters: { [name: string]: number }
  mods: PassingMod[]
  delays: Delay[]
  /** Abilities used up, by the span of their limit. */
  used: { turn: string[]; round: string[]; confrontation: string[] }
  /** Action cards whose Counterattack side has been seen (section 5). */
  seen: Id[]
  /** Event cards and others that went back to the box. */
  boxed: Id[]
  /** Card frames are numbered. */
  serial: number
  /** Several Objectives were met at once: the team chooses which is claimed (R7.2). */
  claims: Id[]
  over: FightResult | null
}

export type FightResult = { result: 'victory' | 'fail-forward' | 'defeat'; objective: Id | null }

/** The saved state for another try (R7.4): the end of the Transition Phase. */
export type Save = {
  champions: { [champion in Archetype]: ChampionState }
  caravan: CaravanGoods
  decks: SystemDecks
}

/**
 * R1.4: the start of the chapter, for another try from there: what lasts from chapter to chapter (R1.5). Everything else
 * is laid out anew (3.2).
 */
export type ChapterStart = {
  chapter: number
  champions: { [champion in Archetype]: Pick<ChampionState, 'cards' | 'maneuvers' | 'setAside' | 'equip'> }
  caravan: CaravanGoods
}

/** 6.3. */
export type ChapterRecord = {
  chapter: number
  result: FightResult['result']
  /** Lost tries before it. */
  lost: number
  rounds: number
  difficulty: Difficulty
}

export type CampaignEnd = { ending: Id | null; cause: 'ending' | 'defeat' | 'givenUp' | 'quick' }

export type CaravanState = {
  players: number
  options: OptionsOf<typeof options>
  /** The seat that settles the next tie of votes (R1.6). */
  leader: Seat
  chapter: number
  champions: { [champion in Archetype]: ChampionState }
  caravan: CaravanGoods
  exploration: Exploration
  decks: SystemDecks
  fight: Fight | null
  save: Save | null
  /** Of a campaign. */
  start: ChapterStart | null
  /** Lost tries at the present Confrontation. */
  lost: number
  record: ChapterRecord[]
  /** The pages that everybody may read again (`campaign/journal.ts`). */
  journal: readonly string[]
  end: CampaignEnd | null
  flow: Frame[]
  rng: RngState
}

/** The view of a seat or a spectator. */
export type CaravanView = View<CaravanState>
/** The same during a Confrontation. */
export type FightingView = CaravanView & { fight: Fight }

/** The state while there is a Confrontation. */
export type FightingState = CaravanState & { fight: Fight }

/** The actions of rules besides changing the state. */
export type Ctx = Context<CaravanEvent>
