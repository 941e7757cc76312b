import {
  type Archetype,
  archetypes,
  type CaravanView,
  championName,
  championOf,
  championsOf,
  type Dir,
  isFighting,
  maxVigor,
  nameOf,
  objectName,
  type Slot,
  wounds,
} from '@acheron/games/caravan/board.ts'
import type { Scene } from '../stage.ts'
import { clip, pad, width } from '../text.ts'
import { asMove, viewOf, wordsOf } from './scene.ts'
import { sideLetter } from './signs.ts'

/** The Champions, in a fight the Fiercest first: Vigor, where they are, what lies on their Slots. */
export function championLines(scene: Scene): string[] {
  const view = viewOf(scene)
  if (isFighting(view)) return view.fight.track.map(id => clip(championLine(scene, view, id), scene.columns))
  if (scene.roomy) return archetypes.map(id => clip(championLine(scene, view, id), scene.columns))
  // On the road the passage needs the height.
  const cell = Math.floor(scene.columns / 2)
  const cells = archetypes.map(id => pad(clip(traveller(scene, view, id), cell - 1), cell))
  return [cells.slice(0, 2), cells.slice(2)].map(two => two.join('').trimEnd())
}

/** A Champion on the road: Vigor, and how many Slots are wounded. */
function traveller(scene: Scene, view: CaravanView, id: Archetype): string {
  const { vigor } = view.champions[id]
  const text = scene.say('caravan.traveller', { vigor, max: maxVigor(view, id), wounds: wounds(view.champions[id]) })
  return `${nameCell(scene, view, id)} ${text}`
}

function nameCell({ paint, seat, lit, ...scene }: Scene, view: CaravanView, id: Archetype): string {
  const name = pad(championName(wordsOf({ paint, seat, lit, ...scene }), id), 9)
  const chosen = lit.some(move => championOf(asMove(move)) === id)
  const own = seat !== null && view.champions[id].seat === seat ? '▸' : ' '
  return `${own} ${paint.bold(chosen ? 'gold' : 'text', name)}`
}

function championLine(scene: Scene, view: CaravanView, id: Archetype): string {
  const { paint, say } = scene
  const { vigor, player, slots, readiness } = view.champions[id]
  const ready = readiness.filter(({ at }) => at === 'ready').length
  return [
    nameCell(scene, view, id),
    pad(say('caravan.vigor', { vigor, max: maxVigor(view, id) }), 11),
    pad(paint.fg('muted', placeOf(scene, view, id)), 11),
    player ? slotsText(scene, slots) : say('caravan.companion', { ready, wounds: wounds(view.champions[id]) }),
  ].join(' ')
}

function placeOf(scene: Scene, view: CaravanView, id: Archetype): string {
  if (!isFighting(view)) return ''
  const { at } = view.fight.fighters[id]
  if (at === null) return scene.say('caravan.off')
  if (at.startsWith('top:')) return scene.say('caravan.top')
  const [area = '', dir] = at.split('.')
  return `${area} ${sideLetter(scene, dir as Dir)}`
}

/** The columns that stand before the Slots. */
const beforeSlots = 36

/** Where the names are too long for the line, each Slot has a third of it. */
function slotsText(scene: Scene, slots: readonly Slot[]): string {
  const room = scene.columns - beforeSlots
  const share = Math.floor((room + 1) / slots.length) - 3
  const texts = slots.map(slot => slotText(scene, slot))
  const fits = width(texts.join('')) + 3 * texts.length - 1 <= room
  return texts.map(text => `[${fits ? text : clip(text, share)}]`).join(' ')
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
export const seen = (cards: readonly (string | null)[]): string[] => cards.filter(card => card !== null)

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
