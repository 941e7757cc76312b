import { list } from '@acheron/engine/words'
import {
  circleOf,
  cubeValue,
  deciderOf,
  type FlorenceView,
  gatherMost,
  guardians,
  hellFor,
  infamyOf,
  listEffects,
  locationIds,
  locationName,
  type MoveOf,
  quarterName,
  returnDrachmas,
  type ShieldId,
  type Sin,
  shieldName,
  sinAt,
} from '@acheron/games/florence/board.ts'
import type { Voice } from '../words.ts'

/** The two locations that the shield's quarter opens. */
export function placesOf(view: FlorenceView, to: ShieldId, { t, game }: Voice): string {
  const quarter = hellFor(view.players).shields[to]?.quarter
  const here = locationIds.filter(location => view.locations[location] === quarter)
  return list(
    t.lang,
    here.map(location => locationName(location, game)),
  )
}

/** R2.6: the shields from which souls can then pass the gate, and its quarter. */
export function gateOpens(view: FlorenceView, gate: ShieldId, { t, game }: Voice): string {
  const { shields, circles } = hellFor(view.players)
  const below = shields[gate]
  const above = circles[(below?.circle ?? 1) - 1] ?? []
  const from = above.filter(id => shields[id]?.lines.includes(gate)).map(id => shieldName(id, game))
  return t('then.disc', { shields: list(t.lang, from), quarter: below ? quarterName(below.quarter, game) : '' })
}

/** R14: the factor of the cube's space for each level of a diploma. */
export function cubeAfter({ cubes }: FlorenceView, sin: Sin, { t }: Voice): string {
  const before = cubeValue(cubes[sin])
  const after = cubeValue(cubes[sin] + 1)
  return t(before === after ? 'then.cube.same' : 'then.cube', { before, after })
}

/** R10.2: the guardian's possible effects in that circle. */
export function guardianThere(view: FlorenceView, move: MoveOf<'guardian'>, { t }: Voice): string {
  const { guardian, circle } = move
  const effects = listEffects(view, deciderOf(view), guardian, circle)
  if (effects.length === 0) return t('then.nobody')
  const { act } = guardians[guardian]
  const shields = hellFor(view.players).circles[circle] ?? []
  const count = new Set(effects.map(({ soul }) => soul)).size
  switch (act) {
    case 'gather': {
      const standing = shields.filter(id => view.hell[id]?.pose === 'standing').length
      return t('then.gather', { florins: Math.min(gatherMost, standing) })
    }
    case 'return':
      return t('then.return', { count, drachmas: returnDrachmas })
    case 'lead':
    case 'carry':
      return t(`then.${act}`, { count, points: Math.max(...effects.map(effect => pointsOf(view, effect))) })
    default:
      return t(`then.${act}`, { count })
  }
}

/** R2.4: the gain of a soul that comes to its own circle. */
function pointsOf(view: FlorenceView, { soul, to }: MoveOf<'effect'>): number {
  const circle = to === undefined ? 0 : (hellFor(view.players).shields[to]?.circle ?? 0)
  return soul !== undefined && circleOf(sinAt(view, soul)) === circle ? infamyOf(circle) : 0
}
