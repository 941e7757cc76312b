import { enter } from '@acheron/engine'
import { modNumbers, modSum } from '../abilities/modifiers.ts'
import { championCard, companionSide } from '../box/index.ts'
import type {
  Archetype,
  Attribute,
  ChampionCard,
  CompanionManeuver,
  Id,
  ResourceToken,
  TokenName,
} from '../box/vocabulary.ts'
import type { VigorReason, WoundReason } from '../events.ts'
import {
  archetypes,
  type CaravanState,
  type CaravanView,
  type ChampionState,
  type Ctx,
  type Fight,
  type FightingState,
  type ObjectId,
} from '../state.ts'
import { isChampion } from './deciders.ts'

export { moveOnTrack, toTrackEnd } from '../confrontation/track.ts'

/** K.POLYMORPH: the Champion card that covers that of a Capybara. */
const capybaraCard: Id = 'capybara'

/** Wounds on its board (R15.1), or on the boxes of a Companion (R16.2). */
export const wounds = ({ player, slots, readiness }: ChampionState): number =>
  player
    ? slots.filter(slot => slot.cond === 'wound').length
    : readiness.filter(token => token.side === 'wound' && token.at !== 'off').length

/** R15.8: all Slots hold a Wound or a Sin; of a Companion all boxes a Wound. */
export function isDefeated(champion: ChampionState): boolean {
  const { player, slots, readiness } = champion
  if (!player) return readiness.length > 0 && wounds(champion) >= readiness.length
  return slots.length > 0 && slots.every(({ cond }) => cond === 'wound' || cond === 'sin')
}

/** K.POLYMORPH. */
export const isPolymorphed = ({ fight }: CaravanView, id: Archetype): boolean =>
  fight?.fighters[id].polymorphed ?? false

/** The Champion card that counts: the latest one (R2.4), or the Capybara's. */
export function championCardOf(state: CaravanView, id: Archetype): ChampionCard {
  return championCard(isPolymorphed(state, id) ? capybaraCard : state.champions[id].cards.at(-1)!)
}

/** The three boxes of a Companion (R16.3). */
export const boxesOf = (state: CaravanView, id: Archetype): readonly CompanionManeuver[] =>
  companionSide(championCardOf(state, id).companion).maneuvers

/** Its value, with its changes in Attribute Tests; in the Chronicle Phase the value of the card (R3.13). */
export function attribute(state: CaravanView, id: Archetype, attr: Attribute): number {
  const printed = championCardOf(state, id).attributes[attr]
  if (!isFighting(state)) return printed
  const changes = modNumbers(state, id, 'attribute').filter(({ mod }) => mod.attr === attr)
  return Math.max(
    0,
    changes.reduce((sum, { n }) => sum + n, printed),
  )
}

/** R15.3. */
export const maxVigor = (state: CaravanView, id: Archetype): number =>
  isFighting(state) ? Math.max(0, 12 + modSum(state, id, 'vigor-max')) : 12

/** Vigor after a Wound (R15.3): the highest value of any source, else 6; never above the maximum. */
export function vigorReset(state: CaravanView, id: Archetype): number {
  if (!isFighting(state)) return 6
  const values = modNumbers(state, id, 'vigor-reset').map(({ n }) => n)
  return Math.min(values.length > 0 ? Math.max(...values) : 6, maxVigor(state, id))
}

/** R12.2: 4, Sins included. */
export const handSize = (state: CaravanState, id: Archetype): number =>
  isFighting(state) ? Math.max(0, 4 + modSum(state, id, 'hand-size')) : 4

/** Cards in hand that count for the hand size: Maneuvers and Sins. */
export const cardsInHand = ({ hand, sins }: ChampionState): number => hand.length + sins.length

export function setVigor({ champions }: CaravanState, id: Archetype, to: number, why: VigorReason, ctx: Ctx): void {
  const by = to - champions[id].vigor
  if (by === 0) return
  champions[id].vigor = to
  ctx.emit({ e: 'vigorChanged', champion: id, by, to, why })
}

/** K.INVIGORATE: up to the maximum. */
export function gainVigor(state: CaravanState, id: Archetype, n: number, ctx: Ctx): void {
  const { vigor } = state.champions[id]
  if (n > 0) setVigor(state, id, Math.max(vigor, Math.min(vigor + n, maxVigor(state, id))), 'gained', ctx)
}

/**
 * Damage taken (R14.5), or a price: lowers Vigor, not below 0, and returns the rest. If no Vigor is left, the caller
 * makes the Champion suffer a Wound.
 */
export function loseVigor(state: CaravanState, id: Archetype, n: number, why: 'damage' | 'paid', ctx: Ctx): number {
  const lost = Math.min(Math.max(0, n), state.champions[id].vigor)
  setVigor(state, id, state.champions[id].vigor - lost, why, ctx)
  return Math.max(0, n) - lost
}

/** R15.4: paying the last point causes a Wound at once; then the paid action goes on. */
export function payVigor(state: FightingState, id: Archetype, n: number, ctx: Ctx): void {
  if (n <= 0) return
  loseVigor(state, id, n, 'paid', ctx)
  if (state.champions[id].vigor === 0) enterWound(state, id, id, 'vigor')
}

/** R15.5. */
export function enterWound(state: FightingState, victim: Archetype, cause: ObjectId | null, of: WoundReason): void {
  enter(state, { kind: 'wound', victim, cause, of, step: 'suffer' })
}

/** The limit of Resource tokens of a kind (R12.9); Attribute tokens have none (R4.8). */
function tokenLimit(state: FightingState, object: ObjectId, token: TokenName): number {
  if (!isResource(token)) return Number.POSITIVE_INFINITY
  return Math.max(0, 4 + modSum(state, object, 'token-cap'))
}

const resources: readonly TokenName[] = ['empower', 'inspiration', 'enrage', 'fortify'] satisfies ResourceToken[]
const isResource = (token: TokenName): token is ResourceToken => resources.includes(token)

/** The tokens of a Champion or a Malefactor by their names; others have none. */
export function tokensOf(state: CaravanView, object: ObjectId): { [token in TokenName]?: number } {
  if (isChampion(object)) return state.champions[object].tokens
  return state.fight?.malefactors[object]?.tokens ?? {}
}

/** R12.9: tokens beyond the limit are lost. Returns the number gained. */
export function gainToken(state: CaravanState, object: ObjectId, token: TokenName, n: number, ctx: Ctx): number {
  const tokens = tokensOf(state, object)
  const held = tokens[token]
  if (held === undefined) return 0
  const limit = isFighting(state) ? tokenLimit(state, object, token) : Number.POSITIVE_INFINITY
  const by = Math.min(held + Math.max(0, n), Math.max(held, limit)) - held
  change(tokens, object, token, by, ctx)
  return by
}

/** Returns the number lost. */
export function loseToken(state: CaravanState, object: ObjectId, token: TokenName, n: number, ctx: Ctx): number {
  const tokens = tokensOf(state, object)
  const by = Math.min(tokens[token] ?? 0, Math.max(0, n))
  change(tokens, object, token, -by, ctx)
  return by
}

function change(
  tokens: { [token in TokenName]?: number },
  object: ObjectId,
  token: TokenName,
  by: number,
  ctx: Ctx,
): void {
  if (by === 0) return
  tokens[token] = (tokens[token] ?? 0) + by
  ctx.emit({ e: 'tokenChanged', object, token, by })
}

/**
 * R15.3: after anything that may have lowered a limit (a Grim Wound, a Mod, a covered skill): Vigor above the maximum
 * is lost without a Wound, and Resource tokens above their limit are lost.
 */
export function enforceLimits(state: FightingState, ctx: Ctx): void {
  for (const id of archetypes) {
    setVigor(state, id, Math.min(state.champions[id].vigor, maxVigor(state, id)), 'limit', ctx)
    for (const token of ['empower', 'inspiration'] as const) {
      loseToken(state, id, token, state.champions[id].tokens[token] - tokenLimit(state, id, token), ctx)
    }
  }
}

export const isFighting = <S extends CaravanView>(state: S): state is S & { fight: Fight } => state.fight !== null
