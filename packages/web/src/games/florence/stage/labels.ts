import { list, seatMark, withNames } from '@acheron/engine/words'
import {
  circles,
  cubeValue,
  type FlorenceView,
  type GuardianId,
  gateName,
  guardianText as guardianDoes,
  guardianName,
  hellFor,
  type PlagueId,
  plagueCards,
  plagueName,
  quarterName,
  type ShieldId,
  type Sin,
  type SoulSin,
  seatsOf,
  shieldName,
  sinName,
  soulsList,
  soulsText,
  soulText,
  tileText as tileDoes,
  tileName,
} from '@acheron/games/florence/board.ts'
import type { Voice } from '../words.ts'
import type { FlorenceStage } from './stage.ts'

/** The name and effect of everything in Hell, in words: labels for pointers and screen readers. */

/** A shield with its quarter, its soul, and its points as the end of the way that is shown. */
export function shieldText(
  { view, ways }: Pick<FlorenceStage, 'view' | 'ways'>,
  id: ShieldId,
  { t, game }: Voice,
): string {
  const shield = hellFor(view.players).shields[id]
  const soul = view.hell[id]
  const end = ways?.ends.find(({ to }) => to === id)
  return [
    t('shield', { shield: shieldName(id, game), quarter: shield ? quarterName(shield.quarter, game) : '' }),
    ...(soul ? [t(`soul.${soul.pose}`, { soul: soulText(soul.sin, game) })] : []),
    ...(end ? [t('shield.end', { points: end.points })] : []),
  ].join(' · ')
}

export function graveText(view: FlorenceView, sin: SoulSin, { t, game }: Voice): string {
  return t('grave.souls', { souls: soulsText(sin, view.graveyard[sin], game), supply: view.supply[sin] })
}

export function plagueText(card: PlagueId, { t, game }: Voice): string {
  return t('plague', { name: plagueName(card, game), souls: soulsList(plagueCards[card], game) })
}

export function gateText(
  { view, names }: Pick<FlorenceStage, 'view' | 'names'>,
  gate: ShieldId,
  { t, game }: Voice,
): string {
  const holders = seatsOf(view).filter(seat => view.seats[seat]?.discs.includes(gate))
  const who = withNames(list(t.lang, holders.map(seatMark)), names)
  return t('gate', { gate: gateName(gate, game), count: holders.length, who })
}

export function circleText(view: FlorenceView, circle: number, { t, game }: Voice): string {
  const { sin = 'pagan', infamy = 0 } = circles[circle - 1] ?? {}
  return t('circle', { name: sinName(sin, game), circle, points: infamy, supply: view.supply[sin] })
}

export function guardianText(guardian: GuardianId, { t, game }: Voice): string {
  return t('named', { name: guardianName(guardian, game), text: guardianDoes(guardian, game) })
}

export function tileText(view: FlorenceView, sin: Sin, { t, game }: Voice): string {
  const tile = view.bonusTiles[sin]
  return t('tile', { sin: sinName(sin, game), name: tileName(tile, game), text: tileDoes(tile, game) })
}

/** Who stands where on a sin track, and who has its diploma. */
export function trackText(
  { view, names }: Pick<FlorenceStage, 'view' | 'names'>,
  sin: Sin,
  { t, game }: Voice,
): string {
  const on = seatsOf(view).filter(seat => (view.seats[seat]?.skulls[sin] ?? 0) > 0)
  const skulls = on.map(seat => t('track.skull', { who: seatMark(seat), level: view.seats[seat]?.skulls[sin] ?? 0 }))
  const holders = seatsOf(view).filter(seat => view.seats[seat]?.diplomas.includes(sin))
  const text = [
    t('track', { sin: sinName(sin, game), count: on.length, skulls: list(t.lang, skulls) }),
    ...(holders.length > 0 ? [t('track.diploma', { who: list(t.lang, holders.map(seatMark)) })] : []),
  ].join(' ')
  return withNames(text, names)
}

export function riverText({ cubes }: FlorenceView, sin: Sin, { t, game }: Voice): string {
  return t('river', { sin: sinName(sin, game), space: cubes[sin], value: cubeValue(cubes[sin]) })
}
