import { enter, type Frame, type Handed, hand } from '@acheron/engine'
import { canPay } from '../abilities/costs.ts'
import { abilityCalled, eachAbility } from '../abilities/lookup.ts'
import { cannot } from '../abilities/modifiers.ts'
import { here } from '../battle-board/engagement.ts'
import { sins } from '../box/index.ts'
import type { Archetype, AreaId, EventName, Limit, Reaction, Triggered, Who } from '../box/vocabulary.ts'
import { cardInProgress, readerOf } from '../cards/card.ts'
import { isChampion } from '../champions/deciders.ts'
import { canAssign } from '../champions/slots.ts'
import type { Happening, Keyed, Listener } from '../frames.ts'
import { holds } from '../numbers/conditions.ts'
import { isOff } from '../selectors/references.ts'
import type { FightingState, FightingView, ObjectId } from '../state.ts'
import { canBackflip } from './backflip.ts'

/** Steps of a turn happen to every Champion: an ability hears of each that it names, or once (6.1). */
const stepEvents: readonly EventName[] = [
  'round-start',
  'caravan-turn-start',
  'cleanup',
  'rebuild',
  'preparation',
  'malefactors-turn-start',
  'malefactors-turn-end',
  'round-end',
]

/** The events that Sins react to. A hidden hand of Sins is asked at each of these, whatever it holds. */
const sinEvents: ReadonlySet<EventName> = new Set(sins.map(({ reaction }) => reaction.on.on))

/** R19.2: an event is announced. The step takes its outcome. Without listeners no window opens. */
export function announce<S extends string>(
  state: FightingState,
  frame: Frame,
  step: S,
  happening: Partial<Happening> & { name: EventName },
): Handed<S, Happening> {
  const full: Happening = {
    subject: null,
    cause: null,
    used: [],
    inflicted: 0,
    suffered: 0,
    blocked: 0,
    off: false,
    instead: null,
    insteadDeck: null,
    ...happening,
    ...(isOfSpecial(state, frame) && { special: true as const }),
  }
  const mandatory: Listener[] = []
  let optional = false
  eachAbility(state, full.name, keyed => {
    if (!listens(keyed, full.name) || isDeaf(keyed, full)) return
    for (const subject of subjects(state, keyed, full)) {
      if (isMandatory(keyed)) mandatory.push({ key: keyed.key, subject })
      else optional = true
    }
  })
  if (!optional) optional = hearsByRule(state, full) || hidesSins(state, full.name)
  if (mandatory.length === 0 && !optional) return hand(frame, step, full)
  enter(state, {
    kind: 'window',
    step: 'react',
    happening: full,
    mandatory,
    order: optional ? asked(state, full) : [],
    at: 0,
    paying: null,
  })
  return step as Handed<S, Happening>
}

type EventAbility = Keyed<Triggered | Reaction>

function listens(keyed: Keyed, name: EventName): keyed is EventAbility {
  const { kind } = keyed.ability
  return (kind === 'trigger' || kind === 'reaction') && (keyed.ability as Triggered | Reaction).on.on === name
}

/** A SPECIAL ATTACK is being made, or wounds its target. */
function isOfSpecial({ flow }: FightingState, frame: Frame): boolean {
  const top = frame as FightingState['flow'][number]
  if (top.kind === 'attack') return top.special
  if (top.kind !== 'loss' && top.kind !== 'news') return false
  const below = flow[flow.indexOf(top) - 1]
  return below?.kind === 'counter' && below.snapshot.facts.includes('special')
}

/** R13.19: a SPECIAL ATTACK concerns no Skill and no equipment, its Wounds none of the attacker's. */
function isDeaf({ source: { kind, you } }: EventAbility, { name, cause, special }: Happening): boolean {
  if (!special || you === null || (kind !== 'skill' && kind !== 'equipment')) return false
  return name.startsWith('attack') || you === cause
}

/** R18.10: all abilities of a Malefactor and of a Minion are. */
const isMandatory = ({ ability, source }: EventAbility): boolean => ability.kind === 'trigger' || source.self !== null

/** The subjects of an ability when this happens: null for the step itself; an empty list if it does not apply. */
function subjects(
  state: FightingState,
  { ability: { on }, source }: EventAbility,
  happening: Happening,
): (ObjectId | null)[] {
  const owner = (source.you ?? source.self)!
  if (!isOne(state, on.by, owner, happening.cause)) return []
  if (!stepEvents.includes(on.on)) return isOne(state, on.who, owner, happening.subject) ? [happening.subject] : []
  return on.who === undefined ? [null] : state.fight.track.filter(id => isOne(state, on.who, owner, id))
}

function isOne(state: FightingState, who: Who = 'any', owner: ObjectId, id: ObjectId | null): boolean {
  switch (who) {
    case 'any':
      return true
    case 'you':
    case 'self':
      return id === owner
    case 'champion':
      return isChampion(id) && isSeen(state, id, owner)
    case 'other-champion':
      return isChampion(id) && id !== owner && isSeen(state, id, owner)
    case 'champion-here':
      return isChampion(id) && isSeen(state, id, owner) && here(state, owner, id)
    case 'malefactor':
      return id !== null && id in state.fight.malefactors
    case 'minion':
      return id !== null && id in state.fight.minions
  }
}

/** R10.10, K.ARREST: a Champion that is HELD or ARRESTED is nowhere for the abilities of other Champions. */
const isSeen = (state: FightingState, id: Archetype, owner: ObjectId): boolean =>
  id === owner || !isChampion(owner) || !isOff(state, id)

/** Prowess tokens (K.PROWESS TOKEN) and BACKFLIP (R11.14) are reactions without a card. */
function hearsByRule(state: FightingState, happening: Happening): boolean {
  const { subject } = happening
  return isChampion(subject) && ruleReactions(state, subject, happening).length > 0
}

export const prowessKey = 'prowess'
export const backflipKey = 'backflip'

function ruleReactions(
  state: FightingState,
  champion: Archetype,
  { name, subject, cause, inflicted, suffered }: Happening,
): string[] {
  if (champion !== subject || state.fight.fighters[champion].arrest) return []
  const { prowess } = state.champions[champion].tokens
  const hurts = name === 'damage-inflicted' || (name === 'damage-suffered' && inflicted === 0)
  // Each token is an ability of its own (R19.5).
  if (hurts && inflicted + suffered > 0) return prowess > 0 ? [`${prowessKey}/${prowess}`] : []
  const struck = name === 'about-to-hold' || (name === 'about-to-damage' && inflicted > 0)
  const byMalefactor = cause !== null && cause in state.fight.malefactors
  return struck && byMalefactor && canBackflip(state, champion) ? [backflipKey] : []
}

/** Where hands are closed, a question must not tell whether the Sin in a hand is the right one. */
function hidesSins(state: FightingState, name: EventName): boolean {
  return state.options.openHands === 'off' && sinEvents.has(name) && state.fight.track.some(id => mayHoldSin(state, id))
}
const mayHoldSin = ({ champions, fight }: FightingState, id: Archetype) =>
  champions[id].sins.length > 0 && fight.fighters[id].arrest === null

/** R19.4: the affected Champion first, then by Fierceness. */
function asked({ fight: { track } }: FightingState, { subject }: Happening): Archetype[] {
  return isChampion(subject) ? [subject, ...track.filter(id => id !== subject)] : [...track]
}

/** True if the Champion is asked although it may have no reaction. */
export function mustAsk(state: FightingState, champion: Archetype, { name }: Happening): boolean {
  return state.options.openHands === 'off' && sinEvents.has(name) && mayHoldSin(state, champion)
}

/** R19.3, R19.5: the reactions that a Champion may use now, by key. */
export function reactions(state: FightingState, champion: Archetype, happening: Happening): Listener[] {
  const { used } = happening
  if (state.fight.fighters[champion].arrest) return []
  const list: Listener[] = []
  eachAbility(state, happening.name, keyed => {
    if (keyed.source.you !== champion || !listens(keyed, happening.name) || isMandatory(keyed)) return
    if (used.includes(keyed.key) || isDeaf(keyed, happening)) return
    for (const subject of subjects(state, keyed, happening)) {
      if (isUsable(state, keyed, subject, happening)) list.push({ key: keyed.key, subject })
    }
  })
  for (const key of ruleReactions(state, champion, happening)) {
    if (!used.includes(key)) list.push({ key, subject: happening.subject })
  }
  return list
}

/** Whether a triggered ability may run for this subject: its condition, limit and cost. */
export function isUsable(
  state: FightingState,
  { ability, source, key }: EventAbility,
  subject: ObjectId | null,
  happening: Happening,
): boolean {
  if (isUsedUp(state, ability.limit, key, subject) || isBlocked(ability, happening)) return false
  const { you, kind, card } = source
  // K.ARREST: as if there were no such Champion.
  if (you !== null && state.fight.fighters[you].arrest) return false
  const reader = readerOf(state, source, { subject, cause: happening.cause, ...wayOf(state), ...attackOf(happening) })
  if (ability.if && !holds(reader, ability.if)) return false
  if (you === null) return true
  if ((kind === 'equipment' || kind === 'finding') && cannot(state, you, 'use-equipment')) return false
  if (kind === 'sin' && ability.kind === 'reaction')
    return !cannot(state, you, 'yield') && canAssign(state, you, 'sin').length > 0
  return ability.kind === 'trigger' || !ability.cost || canPay(state, you, ability.cost, card, reader.card)
}

/** K.BLOCK: a Wound that is BLOCKED already leaves nothing to BLOCK. */
const isBlocked = ({ fx }: Triggered | Reaction, { name, blocked }: Happening): boolean =>
  name === 'about-to-suffer-wound' && blocked > 0 && fx.some(each => 'do' in each && each.do === 'block-wound')

/** An ability that hears of a MOVE knows its way (`moved`, `movedThrough`). */
export function wayOf(state: FightingState): { through?: AreaId[]; levels?: number } {
  const card = cardInProgress(state)
  return card ? { through: card.bound.through, levels: card.bound.levels } : {}
}

/** In an event of an Attack the names `attacker` and `target` are bound. */
export function attackOf({ name, subject, cause }: Happening): { attacker?: Archetype; target?: ObjectId } {
  if (name.startsWith('counterattack'))
    return { ...(isChampion(subject) && { attacker: subject }), ...(cause && { target: cause }) }
  if (!name.startsWith('attack')) return {}
  return { ...(isChampion(cause) && { attacker: cause }), ...(subject && { target: subject }) }
}

/** 6: limits. An Attack's own are kept by the Attack. */
export function isUsedUp(
  state: FightingView,
  limit: Limit | undefined,
  key: string,
  subject: ObjectId | null,
): boolean {
  const { used } = state.fight
  switch (limit) {
    case undefined:
      return false
    case 'once-per-attack':
      return attackUses(state)?.[key] !== undefined
    case 'once-per-turn':
      return used.turn.includes(key)
    case 'once-per-round':
      return used.round.includes(key)
    case 'once-per-round-each':
      return used.round.includes(`${key}@${subject}`)
    case 'once-per-confrontation':
      return used.confrontation.includes(key)
  }
}

export function useUp(state: FightingState, limit: Limit | undefined, key: string, subject: ObjectId | null): void {
  const { used } = state.fight
  if (limit === 'once-per-turn') used.turn.push(key)
  if (limit === 'once-per-round') used.round.push(key)
  if (limit === 'once-per-round-each') used.round.push(`${key}@${subject}`)
  if (limit === 'once-per-confrontation') used.confrontation.push(key)
  const uses = attackUses(state)
  if (limit === 'once-per-attack' && uses) uses[key] = (uses[key] ?? 0) + 1
}

function attackUses({ flow }: FightingView): { [key: string]: number } | null {
  for (let i = flow.length - 1; i >= 0; i--) {
    const frame = flow[i]!
    if (frame.kind === 'attack') return frame.used
  }
  return null
}

/** The listener's ability, if it is still there. */
export function abilityOf(state: FightingState, { key }: Listener): EventAbility | null {
  const keyed = abilityCalled(state, key)
  return keyed && (keyed.ability.kind === 'trigger' || keyed.ability.kind === 'reaction')
    ? (keyed as EventAbility)
    : null
}
