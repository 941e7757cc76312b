import type { Archetype } from '../box/vocabulary.ts'
import type { CaravanState, ChampionState, Ctx, Readiness } from '../state.ts'
import { enforceLimits, isFighting } from './champion.ts'

// The Readiness tokens of a Companion (R16).

const blocking = (token: Readiness) => token.side === 'wound' && token.at !== 'off'

/** Boxes without a Wound. */
export const unblockedBoxes = ({ readiness }: ChampionState): number[] =>
  [0, 1, 2].filter(box => !readiness.some(token => blocking(token) && token.at === box))

/** Boxes with a Wound. */
export const woundedBoxes = ({ readiness }: ChampionState): number[] =>
  readiness.flatMap(token => (blocking(token) && typeof token.at === 'number' ? [token.at] : [])).sort()

/** Boxes with a used token. */
export const usedBoxes = ({ readiness }: ChampionState): number[] =>
  readiness.flatMap(token => (token.side === 'cooldown' && typeof token.at === 'number' ? [token.at] : [])).sort()

export const readyTokens = ({ readiness }: ChampionState): number =>
  readiness.filter(token => token.at === 'ready').length

/** The tokens that a Companion may take: one in the token area, or a used one from its box. */
export type TokenPlace = 'off' | 'ready' | number

/** Tokens that STUN can send off (R16.5), and that become a Wound when none is off (R16.6). */
export const activeTokens = (champion: ChampionState): TokenPlace[] => [
  ...(readyTokens(champion) > 0 ? (['ready'] as const) : []),
  ...usedBoxes(champion),
]

/** R16.6: the tokens that could become the Wound. */
export const woundTokens = (champion: ChampionState): TokenPlace[] =>
  champion.readiness.some(token => token.at === 'off') ? ['off'] : activeTokens(champion)

/** Moves a Companion's token. */
export function moveToken(
  { champions }: CaravanState,
  id: Archetype,
  from: TokenPlace,
  to: Readiness,
  ctx: Ctx,
  side: Readiness['side'] = 'cooldown',
): void {
  const token = champions[id].readiness.find(each => each.at === from && each.side === side)
  if (!token) throw new Error(`${id} has no token of that kind at ${from}`)
  delete token.over
  Object.assign(token, to)
  ctx.emit({ e: 'readinessChanged', champion: id, from: placed(from, side), to: placed(to.at, to.side) })
}

const placed = (at: TokenPlace, side: Readiness['side']): string => (side === 'wound' ? `wound-${at}` : String(at))

/** R16.3: a ready token onto a box. In Story mode a Wound may lie there (R20.2). */
export function useToken(state: CaravanState, id: Archetype, box: number, ctx: Ctx): void {
  const isBlocked = !unblockedBoxes(state.champions[id]).includes(box)
  moveToken(state, id, 'ready', { side: 'cooldown', at: box, ...(isBlocked && { over: true }) }, ctx)
}

/** R16.4, Rebuild: used tokens become ready. */
export function retrieveTokens(state: CaravanState, id: Archetype, ctx: Ctx): void {
  for (const box of usedBoxes(state.champions[id])) moveToken(state, id, box, { side: 'cooldown', at: 'ready' }, ctx)
}

/** R16.4: one off token becomes ready; false if there is none. */
export function readyToken(state: CaravanState, id: Archetype, ctx: Ctx): boolean {
  if (!state.champions[id].readiness.some(token => token.at === 'off')) return false
  moveToken(state, id, 'off', { side: 'cooldown', at: 'ready' }, ctx)
  return true
}

/** R16.6: the token lies on the box, Wound side up. */
export function woundBox(state: CaravanState, id: Archetype, box: number, from: TokenPlace, ctx: Ctx): void {
  for (const token of state.champions[id].readiness) if (token.at === box) delete token.over
  moveToken(state, id, from, { side: 'wound', at: box }, ctx)
  if (isFighting(state)) enforceLimits(state, ctx)
}

/** R16.7: the Wound of a box goes off. */
export function restoreBox(state: CaravanState, id: Archetype, box: number, ctx: Ctx): void {
  moveToken(state, id, box, { side: 'cooldown', at: 'off' }, ctx, 'wound')
}
