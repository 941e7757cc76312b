import {
  type Archetype,
  archetypes,
  type CaravanView,
  championName,
  championOf,
  championsOf,
  isFighting,
  maxVigor,
  nameOf,
  objectName,
  type Slot,
} from '@acheron/games/caravan/board.ts'
import type { Scene } from '../stage.ts'
import { clip, pad } from '../text.ts'
import { asMove, viewOf, wordsOf } from './scene.ts'

/** The Champions, in a fight the Fiercest first: Vigor, where they are, what lies on their Slots. */
export function championLines(scene: Scene): string[] {
  const view = viewOf(scene)
  const order = isFighting(view) ? view.fight.track : archetypes
  return order.map(id => clip(championLine(scene, view, id), scene.columns))
}

function championLine(scene: Scene, view: CaravanView, id: Archetype): string {
  const { paint, say, seat, lit } = scene
  const { vigor, player, slots, readiness, seat: owner } = view.champions[id]
  const name = pad(championName(wordsOf(scene), id), 9)
  const chosen = lit.some(move => championOf(asMove(move)) === id)
  const ready = readiness.filter(({ at }) => at === 'ready').length
  return [
    seat !== null && owner === seat ? '▸' : ' ',
    chosen ? paint.bold('gold', name) : paint.bold('text', name),
    pad(say('caravan.vigor', { vigor, max: maxVigor(view, id) }), 13),
    pad(paint.fg('muted', placeOf(scene, view, id)), 13),
    player ? slots.map(slot => `[${slotText(scene, slot)}]`).join(' ') : say('caravan.ready', { count: ready }),
  ].join(' ')
}

function placeOf({ say }: Scene, view: CaravanView, id: Archetype): string {
  if (!isFighting(view)) return ''
  const { at } = view.fight.fighters[id]
  if (at === null) return say('caravan.off')
  return at.startsWith('top:') ? say('caravan.top') : at.replace('.', ' ')
}

function slotText(scene: Scene, { cond, maneuvers }: Slot): string {
  const top = maneuvers.at(-1)
  if (top) return nameOf(wordsOf(scene), 'maneuver', top)
  return cond ? scene.say(`caravan.slot.${cond}`) : ' '
}

/** The hands that the viewer may see of its own Champions; Sins stand among the Maneuvers. */
export function handLines(scene: Scene): string[] {
  const t = wordsOf(scene)
  const view = viewOf(scene)
  return championsOf(view, scene.seat).flatMap(id => {
    const { hand, sins, player } = view.champions[id]
    const cards = [
      ...seen(hand).map(card => nameOf(t, 'maneuver', card)),
      ...seen(sins).map(card => scene.paint.fg('blood', nameOf(t, 'sin', card))),
    ]
    if (!player || cards.length === 0) return []
    const who = scene.paint.fg('muted', `${championName(t, id)}:`)
    return [clip(`${who} ${cards.join(', ')}`, scene.columns)]
  })
}

/** A masked card is null. */
const seen = (cards: readonly (string | null)[]): string[] => cards.filter(card => card !== null)

/** Treasures that nobody carries, and what has been discovered. */
export function boxLines(scene: Scene): string[] {
  const t = wordsOf(scene)
  const { caravan } = viewOf(scene)
  const cards = [
    ...caravan.box.map(card => nameOf(t, 'treasure', card)),
    ...caravan.discoveries.map(card => nameOf(t, 'discovery', card)),
  ]
  if (cards.length === 0) return []
  return [clip(scene.say('caravan.box', { cards: cards.join(', ') }), scene.columns)]
}

/** Each Malefactor or Object that HOLDS or ARRESTS somebody, in a separate line. */
export function captiveLines(scene: Scene): string[] {
  const view = viewOf(scene)
  if (!isFighting(view)) return []
  return view.fight.track.flatMap(id => {
    const { heldBy, arrest } = view.fight.fighters[id]
    const by = heldBy ?? arrest?.by
    if (!by) return []
    const who = championName(wordsOf(scene), id)
    return [clip(scene.say('caravan.captive', { who, by: objectName(view, by, wordsOf(scene)) }), scene.columns)]
  })
}
