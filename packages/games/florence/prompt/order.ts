import type { Seat } from '@acheron/engine'
import { list } from '@acheron/engine/words'
import type { Sin } from '../box/sins.ts'
import { lastBoatSpace, topLevel } from '../box/tracks.ts'
import type { Frame } from '../frames.ts'
import { penaltyFrom } from '../money/loans.ts'
import { coinsText, infamyText, sinName, type T } from '../names.ts'
import type { FlorenceView, SeatState } from '../state.ts'

/** The context of a move's description: the seat that decides and the frame that asks. */
export interface Scene {
  readonly view: FlorenceView
  readonly frame: Frame | undefined
  readonly seat: Seat
  readonly me: SeatState
  readonly t: T
}

/** What is done, and what it costs and gains. */
export interface Order {
  readonly text: string
  readonly notes: readonly string[]
}

export const order = (text: string, notes: readonly string[] = []): Order => ({ text, notes })

/** "Send a noble to the Bank: bribe Charon with 2 Drachmas and take one loan". */
export function inOne({ text, notes }: Order, t: T): string {
  return notes.length > 0 ? t('move.with', { order: text, notes: list(t.lang, notes) }) : text
}

export function pays(coins: { florins?: number; drachmas?: number }, t: T): string[] {
  return coins.florins || coins.drachmas ? [t('note.pay', { coins: coinsText(coins, t) })] : []
}

export function gains(coins: { florins?: number; drachmas?: number }, t: T): string[] {
  return coins.florins || coins.drachmas ? [t('note.gain', { gain: coinsText(coins, t) })] : []
}

export function scores(points: number, t: T): string[] {
  return points > 0 ? [t('note.gain', { gain: infamyText(points, t) })] : []
}

/** Infamy lost; with option negativeInfamy = floor0 at most what the seat has. */
export function loses(points: number, { view, me, t }: Scene): string[] {
  const lost = view.options.negativeInfamy === 'floor0' ? Math.min(points, me.infamy) : points
  return lost > 0 ? [t('note.lose', { infamy: infamyText(lost, t) })] : []
}

/** R3.2, R3.3: the loans of a move, and their immediate cost. */
export function borrows(loans: number | undefined, scene: Scene): string[] {
  if (!loans) return []
  const boats = Array.from({ length: loans }, (_, i) => Math.min(lastBoatSpace, scene.me.boat + i))
  const penalty = boats.reduce((sum, boat) => sum + penaltyFrom(boat), 0)
  return [scene.t('note.loans', { count: loans }), ...loses(penalty, scene)]
}

/** A skull that rises; at the top it stays. */
export function raises(sin: Sin, { me, t }: Scene): string[] {
  const level = me.skulls[sin] + 1
  return level > topLevel ? [] : [t('note.skull', { sin: sinName(sin, t), level })]
}
