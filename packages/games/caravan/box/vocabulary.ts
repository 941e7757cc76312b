/**
 * The closed vocabulary in which every card of the box is written. Cards are plain data of these types; `verbs/`
 * (effects), `selectors/`, `numbers/` and `abilities/` define each word. No card is named anywhere else: a change of a
 * card's text is a change of its data.
 */

export type Id = string

// Places: fifteen Areas, A1 the north-west, each with four triangular Spaces around its Central Space (2.3).

export type Column = 'A' | 'B' | 'C' | 'D' | 'E'
export type Row = '1' | '2' | '3'
export type AreaId = `${Column}${Row}`
export type Dir = 'N' | 'E' | 'S' | 'W'
export type SpaceId = `${AreaId}.${Dir}`

export type Attribute = 'aggressiveness' | 'prowess' | 'willpower'
export type Archetype = 'artist' | 'devotee' | 'mercenary' | 'outlaw'
export type Tray = 'A' | 'B' | 'C'
export type Proficiency = 'melee' | 'ranged' | 'symbol'
export type ResourceToken = 'empower' | 'inspiration' | 'enrage' | 'fortify'
export type TokenName = ResourceToken | Attribute

export type Kind =
  | 'champion'
  | 'player-champion'
  | 'companion'
  | 'malefactor'
  | 'minion'
  | 'character'
  | 'ark'
  | 'palisade'
  | 'pillar'
  | 'spear'
  | 'custom-furniture'
  | 'furniture'
  | 'building'
  | 'stairs'
  | 'platform'
  | 'object'

/**
 * One thing already known: `you` (whose card it is), `self` (the Malefactor whose card it is), `attacker`, `target` of the
 * Attack, `that` (what the card selected last), `subject` and `cause` of an event, `held`, `holder`, `$name` (bound by
 * `as`), `#id` (a thing by its name in the box).
 */
export type Ref =
  | 'you'
  | 'self'
  | 'attacker'
  | 'target'
  | 'that'
  | 'subject'
  | 'cause'
  | 'held'
  | 'holder'
  | `$${string}`
  | `#${string}`

export type Pick =
  | 'choose'
  | 'each'
  | 'fiercest'
  | 'least-fierce'
  | 'nearest'
  | 'farthest'
  | 'lowest-vigor'
  | 'highest-vigor'
  | 'most-wounds'
  | 'most-conditions'
  | 'fewest-conditions'
  | 'highest-level'
  | 'lowest-level'
  | 'lowest-sturdiness'
  | 'highest-sturdiness'
  | 'random'

/** Who decides: the card's Champion, the Fiercest, the Champion it happens to, or all by a vote. */
export type Decider = 'you' | 'fiercest' | 'subject' | 'caravan'

export type Query = {
  of: Kind
  where?: readonly Filter[]
  pick: Pick
  /** How many; 1 if not said. */
  n?: Num
  upTo?: true
  /** At least one of these, each at most once (R12.11): "you and/or another Champion". It goes with 'choose'. */
  andOr?: readonly (Ref | Short | Query)[]
  by?: Decider
  /** Binds the result as `$name`. */
  as?: string
}

/** Queries that are so common that they have a name. */
export type Short =
  | 'fiercest'
  | 'least-fierce'
  | 'fiercest-here'
  | 'fiercest-other'
  | 'nearest'
  | 'farthest'
  | 'each-champion'
  | 'each-here'
  | 'each-other-champion'
  | 'another-champion'
  | 'any-champion'
  | 'each-malefactor'
  | 'any-malefactor'

export type Sel = Ref | Short | Query

export type Op = '<' | '<=' | '=' | '>=' | '>'

export type Filter =
  | 'here'
  | 'other'
  | 'edge'
  | 'corner'
  | 'front'
  | 'back'
  | 'left'
  | 'right'
  | 'flanking'
  | 'engaged'
  | 'above'
  | 'below'
  | 'same-level'
  | 'on-building'
  | 'on-pillar'
  | 'on-stairs'
  | 'on-ground'
  | 'held'
  | 'arrested'
  | 'polymorphed'
  | 'disabled'
  | 'defeated'
  | 'flown'
  | { range: number; from?: Ref }
  | { beyond: number }
  | { area: readonly AreaId[] }
  | { level: number }
  | { minLevel: number }
  | { vigor: Comparison }
  | { wounds: Comparison }
  | { conditions: Comparison }
  | { handSins: Comparison }
  | { cooldowns: Comparison }
  | { token: TokenName }
  | { has: Id }
  | { archetype: Archetype }
  | { is: Ref }
  | { isNot: Ref }
  | { standing: true }
  | { collapsed: true }
  | { size: 'small' | 'large' | 'oversized' }
  | { movedThrough: true }
  | { near: Kind; range: number }
  | { deckNotEmpty: true }
  | { not: Filter }
  | { any: readonly Filter[] }

export type Comparison = readonly [Op, number]

export type Place =
  | { area: AreaId }
  | { areaOf: Ref }
  | { within: number; of?: Ref; allow?: readonly Landing[]; by?: Decider }
  | { spaceOf: Ref }
  | { space: SpaceId }
  | { free: 'area'; within: number; of?: Ref }
  | { centre: true }
export type Landing = 'area' | 'pillar-top' | 'building-top'

export type Stat =
  | Attribute
  | 'vigor'
  | 'wounds'
  | 'sins'
  | 'conditions'
  | 'cooldowns'
  | 'empty-slots'
  | 'hand'
  | 'hand-sins'
  | 'board-maneuvers'
  | ResourceToken
  | 'sturdiness'
  | 'threshold'
  | 'deck'
  | 'discard'
  | 'level'
  | 'rank'
  | 'hits'
  | 'fumbles'
  | 'damage'
  | 'wounds-inflicted'
  | 'areas-moved'
  | 'levels-changed'
  | 'minions'
  | 'round'

export type Num =
  | number
  | { count: Sel }
  | { stat: Stat; of: Ref }
  | { distance: readonly [Ref, Ref] }
  | { x: string }
  | { counter: string }
  | { add: readonly Num[] }
  | { sub: readonly [Num, Num] }
  | { mul: readonly [Num, Num] }
  | { min: readonly Num[] }
  | { max: readonly Num[] }
  | { half: Num }

export type AttackFact =
  | 'overcomes'
  | 'not-overcomes'
  | 'melee'
  | 'ranged'
  | 'special'
  | 'from-back'
  | 'from-front'
  | 'from-above'
  | 'from-below'
  | 'flanking'
  | 'provokes'

export type Cond =
  | { exists: Sel }
  | { none: Sel }
  | { count: readonly [Sel, Op, Num] }
  | { is: readonly [Ref, Filter] }
  | { compare: readonly [Num, Op, Num] }
  | { attack: AttackFact }
  | { overcomes: number }
  | { holding: 'champion' | 'furniture' | 'any' | 'nothing' }
  | { reached: Ref }
  | { moved: Comparison }
  | { combo: true }
  | { top: 'action' | 'arcana' | 'empty'; deck?: Id }
  | { defeated: Ref }
  | { deckEmpty: Id }
  | { minions: Comparison }
  | { round: Comparison }
  | { flag: string }
  | { counter: readonly [string, Op, number] }
  | { hasTreasure: Id }
  | { hasDiscovery: Id }
  | { hasPath: Id }
  | { championLevel: readonly [Archetype, Op, number] }
  | { championCard: Id }
  | { players: Comparison }
  | { isPlayer: Archetype }
  | { mode: Difficulty }
  | { defeatedCaravan: true }
  | { and: readonly Cond[] }
  | { or: readonly Cond[] }
  | { not: Cond }

export type Difficulty = 'standard' | 'grim' | 'story'

export type Cost = {
  vigor?: Num | 'any'
  discard?: Num | 'any'
  inspiration?: Num
  empower?: Num
  token?: { attr: Attribute; n: Num }
  spend?: true
  discardThis?: true
  stun?: { n: Num; fatigue?: Num }
  suffer?: Num
  wound?: Num
  handSin?: Num
  finding?: true
}

export type TestSpec = { attr: Attribute | readonly Attribute[]; dice: Num }
export type ReleaseRule =
  | { by: 'interact'; cost?: Cost; test?: TestSpec }
  | { by: 'damage'; n: Num }
  | { by: 'round'; n: number }
  | { by: 'cond'; when: Cond }
export type DeckPick = 'lowest-sturdiness' | 'highest-sturdiness' | 'choose' | 'attacked' | Id

export type Gain = { dice?: Num; hits?: Num; precision?: Num; reroll?: 'all' | 'fumbles' | Num }
export type Exchange = { cost: Cost; gain: Gain; times?: number | 'any' }
export type AttackPart = {
  dice?: Num
  hits?: Num
  precision?: Num
  addRange?: Num
  collateral?: readonly Effect[]
  noCounter?: true
}
export type AttackEffect = AttackPart & {
  do: 'attack'
  target?: Sel
  range?: Num | 'unlimited'
  ignoreEngagement?: true
  dieValue?: { fumble?: 'hit' | 'blank' }
  exchange?: readonly Exchange[]
  after?: readonly Exchange[]
  combo?: AttackPart
  ifs?: readonly { if: Cond; add: AttackPart }[]
}

export type Moment = 'line-end' | 'card-end' | 'cards-resolved' | 'turn-end' | 'round-end' | 'next-caravan-turn'
export type Until =
  | 'line-end'
  | 'card-end'
  | 'attack-end'
  | 'turn-end'
  | 'round-end'
  | 'next-caravan-turn'
  | 'next-malefactors-turn'
  | 'confrontation-end'

export type Choice = { label: string; if?: Cond; cost?: Cost; fx: Lines[number] }

export type Adaptive = { if: Cond; so: readonly Effect[]; otherwise?: readonly Effect[] }

/** What a card does, one word at a time. */
export type Effect =
  | Adaptive
  // Control (5.1)
  | { do: 'end' }
  | { do: 'choose'; by?: Decider; options: readonly Choice[] }
  | { do: 'may'; by?: Decider; cost?: Cost; fx: readonly Effect[] }
  | { do: 'may-repeat'; by?: Decider; cost: Cost; fx: readonly Effect[]; max?: Num }
  | { do: 'for'; each: Sel; fx: readonly Effect[] }
  | { do: 'repeat'; n: Num; fx: readonly Effect[] }
  | { do: 'choose-number'; by?: Decider; min: Num; max: Num; as: string }
  | { do: 'delay'; until: Moment; fx: readonly Effect[] }
  | { do: 'flag'; name: string; value?: boolean }
  | { do: 'counter'; name: string; add?: Num; set?: Num }
  | { do: 'win'; objective: Id }
  | { do: 'lose' }
  // Movement and position (5.2)
  | {
      do: 'move'
      who?: Ref
      n: Num
      mode?: 'free' | 'approach' | 'distance' | 'straight'
      target?: Sel
      climb?: true
      destroyer?: Num
      upTo?: true
      /** It may not stay where it is (R11.14). */
      away?: true
    }
  | { do: 'advance'; who?: Ref; to: Place; destroyer?: Num }
  | { do: 'face'; who?: Ref; target: Sel }
  | { do: 'turn'; who?: Ref; deg: 90 | 180 | 270 }
  | { do: 'push'; to: Sel; n: Num; from?: Ref }
  | { do: 'shove'; to: Sel; outOfWay?: true }
  | { do: 'hold'; to: Sel }
  | { do: 'release'; to?: Ref }
  | { do: 'throw'; what: Sel; at: Sel | Place }
  | { do: 'swap'; a: Sel; b: Sel }
  | { do: 'arrest'; to: Sel; in?: Sel; free: ReleaseRule }
  | { do: 'fly-away'; who?: Ref }
  | { do: 'reappear'; who?: Ref; at?: Place }
  | { do: 'leap'; who?: Ref }
  | { do: 'reposition'; who: Sel; to: Place }
  // Terrain (5.3)
  | { do: 'destroy'; what: Sel; whole?: true }
  | { do: 'place'; what: PieceKind; at: Place | SpaceId; by?: Decider; customId?: Id }
  | { do: 'remove'; what: Sel }
  | { do: 'building'; op: 'place' | 'remove'; at: Place; by?: Decider }
  | { do: 'building'; op: 'move'; from: Place; to: Place; by?: Decider }
  | { do: 'sisyphus'; by?: 'you' }
  | { do: 'trap'; n?: Num; range: Num }
  | { do: 'stick'; what: 'spear'; at: Place }
  | { do: 'retrieve'; what: 'spear' }
  // Attacks and damage (5.4)
  | AttackEffect
  | { do: 'special-attack'; dice: Num; target?: Sel; range?: Num | 'unlimited'; collateral?: readonly Effect[] }
  | { do: 'damage'; to: Sel; n: Num; base?: true; aggravated?: true; kind?: 'inflict' | 'suffer' }
  | { do: 'wound'; to: Sel; n?: Num; kind?: 'inflict' | 'suffer'; deck?: DeckPick }
  | { do: 'stun'; to: Sel; n: Num; fatigue?: Num }
  | { do: 'block'; n: Num | 'all' }
  | { do: 'block-wound'; n?: Num }
  | { do: 'redirect'; to: Sel; deck?: DeckPick }
  | { do: 'take-wound' }
  | { do: 'cancel' }
  | ({ do: 'test'; who: Sel; success?: readonly Effect[]; fail?: readonly Effect[] } & TestSpec)
  | { do: 'bewitch' | 'polymorph' | 'unpolymorph' | 'disable' | 'enable'; to: Sel }
  | { do: 'add-hits' | 'add-dice'; n: Num }
  | { do: 'turn-fumble'; n: Num; into: 'hit' | 'double' }
  | { do: 'reroll'; which: 'all' | 'fumbles' | Num }
  // Champion resources (5.5)
  | {
      do: 'empower' | 'inspire' | 'invigorate' | 'prepare' | 'restore' | 'expiate' | 'recall' | 'draw'
      to: Sel
      n: Num
    }
  | { do: 'pay'; who?: Ref; vigor: Num }
  | { do: 'discard'; to: Sel; n: Num; random?: true }
  | { do: 'draw-sin'; to: Sel; n: Num }
  | { do: 'remove-sin'; to: Sel; n: Num; from: 'hand' | 'board' | 'either' }
  | { do: 'gain-token'; to: Sel; attr: Attribute; n?: Num }
  | { do: 'lose-token'; to: Sel; token: TokenName; n: Num | 'all' }
  | { do: 'draw-finding'; to: Sel; n?: Num }
  | { do: 'discard-finding'; to: Sel }
  | { do: 'give-finding'; from: Ref; to: Sel }
  | { do: 'spend'; card?: Id }
  | { do: 'unspend'; to: Sel }
  | { do: 'fierceness'; to: Sel; n?: Num; set?: 'top' | 'bottom' }
  | { do: 'copy'; from: { of: 'maneuver'; where: 'your-board' | 'your-discard' | 'ally-board' } }
  | { do: 'perform'; from: 'hand'; cost?: Cost }
  | { do: 'interact'; who?: Ref }
  // Malefactor resources (5.6)
  | { do: 'enrage' | 'fortify'; to?: Sel; n: Num }
  | { do: 'regenerate'; deck?: DeckPick | 'self'; n: Num }
  | { do: 'arcana'; deck?: Id | 'self'; n: Num }
  | { do: 'amass'; n: Num; minion?: Id }
  | { do: 'minions'; fx: readonly Effect[]; which?: readonly Filter[] }
  | { do: 'activate-minion' }
  | { do: 'cycle-top'; deck: Id | 'self' }
  | { do: 'activate'; deck: Id }
  | ({ do: 'mod'; to: Sel; until: Until } & Mod)
  | { do: 'store-this' }
  // The rules' own effects, in front of a card's effects (10)
  | { do: 'yield' }
  | { do: 'use-finding' }

export type PieceKind = 'ark' | 'palisade' | 'pillar-small' | 'pillar-large' | 'stairs' | 'custom'

/** One numbered instruction of a card; its effects are a unit (R14). */
export type Line = readonly Effect[]
export type Lines = readonly Line[]

export type ModName =
  | 'attack-dice'
  | 'attack-hits'
  | 'attack-precision'
  | 'attack-range'
  | 'ignore-engagement'
  | 'damage-taken'
  | 'damage-dealt'
  | 'sturdiness'
  | 'threshold'
  | 'move-bonus'
  | 'climb'
  | 'no-falling'
  | 'no-collision'
  | 'vigor-reset'
  | 'vigor-max'
  | 'invigorate-bonus'
  | 'hand-size'
  | 'token-cap'
  | 'basic-cost'
  | 'play-over'
  | 'slot-playable'
  | 'improvised-stairs'
  | 'cannot'
  | 'must-discard-to-play'
  | 'fierceness-bonus'
  | 'die-face'
  | 'invulnerable'
  | 'extra-hold'
  | 'attribute'

export type Forbidden =
  | 'move'
  | 'attack'
  | 'maneuver'
  | 'basic'
  | 'free'
  | 'yield'
  | 'invigorate'
  | 'restore'
  | 'prepare'
  | 'be-pushed'
  | 'be-held'
  | 'be-moved'
  | 'be-stunned'
  | 'be-wounded-by-attack'
  | 'be-targeted'
  | 'interact'
  | 'deliver'
  | 'use-equipment'
  | 'turn-around'

export type Mod = {
  mod: ModName
  n?: Num
  if?: Cond
  scope?: 'you' | 'self' | 'all-champions' | 'other-champions' | 'all-malefactors'
  deck?: Id
  /** `attack-dice`: also of Special Attacks (Grim). */
  penalty?: true
  /** `move-bonus`: also for the Basic Action. */
  basic?: true
  /** `basic-cost`. */
  action?: BasicAction
  /** `play-over`. */
  cost?: Cost
  per?: 'card'
  /** `cannot`. */
  what?: readonly Forbidden[]
  /** `die-face`. */
  fumble?: 'blank' | 'hit'
  /** `attribute`. */
  attr?: Attribute
}
export type BasicAction = 'move' | 'interact' | 'deliver'

export type EventName =
  | 'round-start'
  | 'caravan-turn-start'
  | 'cleanup'
  | 'rebuild'
  | 'preparation'
  | 'malefactors-turn-start'
  | 'malefactors-turn-end'
  | 'round-end'
  | 'maneuver-played'
  | 'maneuver-resolved'
  | 'basic-action'
  | 'attack-declared'
  | 'attack-rolled'
  | 'attack-overcomes'
  | 'attack-missed'
  | 'attack-result'
  | 'counterattack-revealed'
  | 'counterattack-ended'
  | 'about-to-damage'
  | 'about-to-hold'
  | 'about-to-stun'
  | 'about-to-push'
  | 'damage-inflicted'
  | 'damage-suffered'
  | 'about-to-suffer-wound'
  | 'about-to-assign-wound'
  | 'wound-assigned'
  | 'malefactor-wounded'
  | 'malefactor-defeated'
  | 'minion-defeated'
  | 'stunned'
  | 'pushed'
  | 'shoved'
  | 'held'
  | 'released'
  | 'thrown'
  | 'fell'
  | 'collided'
  | 'stepped'
  | 'stepped-on-trap'
  | 'move-ended'
  | 'level-changed-via'
  | 'sin-drawn'
  | 'sin-yielded'
  | 'maneuver-discarded'
  | 'finding-drawn'
  | 'finding-used'
  | 'relic-spent'
  | 'deck-rebuilt'
  | 'fiercest-changed'
  | 'action-revealed'
  | 'action-ended'
  | 'furniture-destroyed'
  | 'building-destroyed'
  | 'arcana-added'
  | 'regenerated'
  | 'enraged'
  | 'fortified'
  | 'amassed'
  | 'test-rolled'

export type Who = 'you' | 'self' | 'other-champion' | 'champion' | 'champion-here' | 'malefactor' | 'minion' | 'any'
/** `who` is the event's subject, `by` its cause. */
export type Trigger = { on: EventName; who?: Who; by?: Who }
export type Limit =
  | 'once-per-attack'
  | 'once-per-turn'
  | 'once-per-round'
  | 'once-per-round-each'
  | 'once-per-confrontation'

export type Passive = { kind: 'passive'; mods: readonly Mod[]; when?: Cond }
export type Triggered = { kind: 'trigger'; on: Trigger; if?: Cond; fx: readonly Effect[]; limit?: Limit }
export type Reaction = { kind: 'reaction'; on: Trigger; if?: Cond; cost?: Cost; fx: readonly Effect[]; limit?: Limit }
export type FreeAction = { kind: 'free-action'; if?: Cond; cost?: Cost; fx: readonly Effect[]; limit?: Limit }
export type AttackOption = {
  kind: 'attack-option'
  step: '1B' | '1E' | '2C'
  if?: Cond
  cost: Cost
  gain: Gain
  times?: number | 'any'
  limit?: Limit
}
export type Collateral = { kind: 'collateral'; if?: Cond; cost?: Cost; fx: readonly Effect[] }
export type SetupAbility = { kind: 'setup'; fx: readonly Effect[] }
export type Ability = Passive | Triggered | Reaction | FreeAction | AttackOption | Collateral | SetupAbility

// Cards (8)

export type ChampionCard = {
  id: Id
  archetype: Archetype | 'capybara'
  level: 1 | 2 | 3 | 4
  variant?: 'a' | 'b'
  proficiency: Proficiency
  attributes: { [attribute in Attribute]: number }
  skills: readonly Ability[]
  companion: Id
}
export type CompanionManeuver = { id: Id; fierceness: number; lines: Lines; stance?: readonly Ability[] }
export type CompanionSide = { id: Id; maneuvers: readonly CompanionManeuver[] }
export type Maneuver = {
  id: Id
  owner: Archetype | 'capybara'
  level: 0 | 1 | 2 | 3 | 4
  fierceness: number
  lines: Lines
  restriction?: { cost?: Cost; if?: Cond }
  stance?: readonly Ability[]
  ultimate?: true
  copies?: number
}

export type Sacred = { line: Id; rank: 1 | 2 | 3; next?: Id }
export type Weapon = {
  type: 'weapon'
  id: Id
  proficiency: Proficiency
  power: number
  range?: number | 'unlimited'
  properties: readonly Ability[]
  heirloom?: Archetype
  sacred?: Sacred
  chapter?: number
}
export type Relic = { type: 'relic'; id: Id; properties: readonly Ability[]; sacred?: Sacred; chapter?: number }
export type Trait = { type: 'trait'; id: Id; properties: readonly Ability[]; sacred?: Sacred; chapter?: number }
export type Treasure = Weapon | Relic | Trait
export type Finding = { id: Id; use: FreeAction | Reaction; copies?: number }
export type Sin = {
  id: Id
  reaction: { on: Trigger; if?: Cond; fx: readonly Effect[] }
  whileOnBoard?: readonly Ability[]
  /** Maneuvers may be played on its Slot (R15.9). */
  playable?: true
  copies?: number
}
export type Wound = { id: Id; grim: readonly Ability[] }
export type Arcana = { id: Id; lines: Lines }

export type ActionDeck = { id: Id; tray: Tray; sturdiness: number; threshold: number; cards: readonly Id[] }
export type Malefactor = {
  id: Id
  size: 'large' | 'oversized'
  decks: readonly ActionDeck[]
  skills: readonly Ability[]
}
export type ActionCard = { id: Id; deck: Id; copies?: number; action: Lines; counter: Lines }
export type MinionType = {
  id: Id
  sturdiness: number
  engages?: boolean
  skills?: readonly Ability[]
  activate?: Lines
}
export type EventDeck = { id: Id; tray: Tray; cards: readonly Id[]; shuffle?: boolean }
export type EventCard = { id: Id; deck: Id; lines: Lines; store?: true }

export type CustomPiece = {
  id: Id
  at: SpaceId
  if?: Cond
  interact?: readonly Effect[]
  /** Instead of being removed when it is DESTROYED; empty: it stays. */
  destroyed?: readonly Effect[]
  hits?: number
  struck?: readonly Effect[]
}
export type Objective = { id: Id; if?: Cond; when: Cond; result: 'victory' | 'fail-forward'; outcome: Id }
export type Confrontation = {
  id: Id
  chapter: number
  map: {
    buildings: readonly { at: AreaId; height: number }[]
    stairs: readonly { at: SpaceId }[]
    pillars: readonly { id?: Id; at: SpaceId; size: 'small' | 'large'; collapsed?: Dir }[]
    arks: readonly { at: SpaceId }[]
    palisades: readonly { at: SpaceId }[]
    custom?: readonly CustomPiece[]
    spear?: { interact?: readonly Effect[]; hits?: number; struck?: readonly Effect[] }
    spawn: readonly AreaId[]
  }
  champions: { areas: readonly AreaId[] }
  malefactors: readonly { id: Id; at: AreaId; facing: Dir; absent?: true; if?: Cond }[]
  trays: { [tray in Tray]?: Id }
  arcanaTo: Id
  arcana?: number
  minions?: readonly Id[]
  fierceness?: readonly Archetype[]
  setup?: readonly { if?: Cond; fx: readonly Effect[] }[]
  objectives: readonly Objective[]
  roundLimit?: number
  rewards: readonly Instruction[]
}

// The Chronicle (9)

export type Position = `P${number}`
export type Region = { id: Id; position: Position }
export type Path = { id: Id; region: Id; entry: Id }
export type ChampionSel =
  | 'each'
  | 'caravan-choice'
  | 'random'
  | 'most-vigor'
  | 'least-vigor'
  | 'most-wounds'
  | { champion: Archetype }

/** `question`: the usual "what do you do?" or "where now?", or the entry's own. */
export type Dilemma = {
  question: 'what' | 'where' | 'own'
  options: readonly { id: string; if?: Cond; go: Id }[]
}
export type Instruction =
  | { if: Cond; so: readonly Instruction[]; otherwise?: readonly Instruction[] }
  | { do: 'place-region' | 'remove-region' | 'advance-caravan' | 'inspect' | 'choose-path'; region: Id }
  | { do: 'proceed'; entry: Id }
  | ({ do: 'dilemma' } & Dilemma)
  | ({ do: 'personal-dilemma'; champion: Archetype } & Dilemma)
  | {
      do:
        | 'take-treasure'
        | 'store-treasure'
        | 'take-discovery'
        | 'store-discovery'
        | 'place-path'
        | 'take-path'
        | 'store-path'
      id: Id
    }
  | {
      do: 'ordeal'
      attr: Attribute
      difficulty: number
      success: readonly Instruction[]
      fail: readonly Instruction[]
      award?: boolean
    }
  | { do: 'c-wound' | 'c-sin'; to: ChampionSel; n?: number }
  | { do: 'c-invigorate' | 'c-lose-vigor'; to: ChampionSel; n: number }
  | { do: 'c-token'; to: ChampionSel; attr: Attribute; n?: number }
  | { do: 'offer-arcana'; n: number }
  | { do: 'flag'; name: string; value?: boolean }
  | { do: 'progress'; champion: Archetype; card: Id }
  | { do: 'progress-choice'; champion: Archetype; options: readonly Id[] }
  | { do: 'maneuver-upgrade'; level: 2 | 3 | 4 }
  | { do: 'sacred-treasure'; rank: 1; n: number; from?: readonly Id[] }
  | { do: 'end-chronicle' }
  | { do: 'end-campaign'; ending: Id }

export type Entry = {
  id: Id
  kind: 'introduction' | 'region' | 'resolution' | 'outcome'
  region?: Id
  /** It has no text of its own. */
  silent?: true
  instr: readonly Instruction[]
}
export type Chapter = {
  n: number
  introduction: Id
  confrontation: Id
  regions: readonly Region[]
  discoveries: readonly Id[]
  treasures: readonly Id[]
  paths: readonly Path[]
  entries: readonly Entry[]
}
