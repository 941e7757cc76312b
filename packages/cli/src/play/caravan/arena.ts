import {
  type AreaId,
  archetypes,
  areaOf,
  areas,
  cardsLeft,
  championName,
  type Dir,
  type FightingView,
  type Id,
  isArcana,
  isArea,
  isChampion,
  nameOf,
  type ObjectId,
  type Piece,
  sturdiness,
  surface,
  threshold,
} from '@acheron/games/caravan/board.ts'
import type { Scene } from '../stage.ts'
import { clip, pad } from '../text.ts'
import { asMove, wordsOf } from './scene.ts'

const arrows: Readonly<Record<Dir, string>> = { N: '▲', E: '▶', S: '▼', W: '◀' }
const signs: Readonly<Record<Piece['kind'], string>> = {
  ark: '▣',
  palisade: '▒',
  pillar: '▮',
  stairs: '≡',
  custom: '◆',
  spear: '†',
}

const perRow = 5

/** The fifteen Areas, three rows of five; each with its Level, its Malefactor, and below who and what else is there. */
export function arenaLines(scene: Scene, view: FightingView): string[] {
  const cell = Math.floor((scene.columns + 1) / perRow) - 1
  const lit = litAreas(scene)
  const lines: string[] = []
  for (let from = 0; from < areas.length; from += perRow) {
    const row = areas.slice(from, from + perRow)
    if (from > 0 && scene.roomy) lines.push('')
    lines.push(row.map(area => pad(clip(head(scene, view, area, lit.has(area)), cell), cell)).join(' '))
    lines.push(row.map(area => pad(clip(contents(scene, view, area), cell), cell)).join(' '))
  }
  return lines
}

function head({ paint, ...scene }: Scene, view: FightingView, area: AreaId, lit: boolean): string {
  const level = surface(view.fight, area)
  const name = level > 0 ? `${area}+${level}` : area
  const foe = Object.entries(view.fight.malefactors).find(([, { at, defeated }]) => at === area && !defeated)
  const shown = lit ? paint.bold('gold', name) : paint.fg('muted', name)
  if (!foe) return shown
  const [id, { facing }] = foe
  const called = nameOf(wordsOf({ ...scene, paint }), 'malefactor', id)
  return `${shown} ${paint.bold('ember', `${arrows[facing]}${called}`)}`
}

function contents(scene: Scene, view: FightingView, area: AreaId): string {
  const { minions, pieces, traps } = view.fight
  const here = (id: ObjectId) => areaOf(view, id) === area
  const t = wordsOf(scene)
  const tokens = [
    ...archetypes.filter(here).map(id => scene.paint.bold('ice', championName(t, id).slice(0, 3))),
    ...Object.entries(minions).flatMap(([id, { type }]) =>
      here(id) ? [scene.paint.fg('blood', nameOf(t, 'minion', type).slice(0, 3))] : [],
    ),
    ...Object.entries(pieces).flatMap(([id, { kind }]) => (here(id) ? [signs[kind]] : [])),
    ...(traps[area] ? ['×'] : []),
  ]
  return ` ${tokens.join(' ')}`
}

/** The destination Areas of the moves under the cursor. */
function litAreas({ lit }: Scene): ReadonlySet<string> {
  return new Set(
    lit.flatMap(each => {
      const move = asMove(each)
      const place = move.do === 'step' ? move.to : move.do === 'stand' ? move.at : 'option' in move ? move.option : null
      return typeof place === 'string' && isArea(place.slice(0, 2)) ? [place.slice(0, 2)] : []
    }),
  )
}

/** The decks of the Malefactors and of Events, each with its visible card. */
export function deckLines(scene: Scene, view: FightingView): string[] {
  const { say, columns, paint } = scene
  const t = wordsOf(scene)
  return Object.entries(view.fight.decks).map(([id, deck]) => {
    const count = cardsLeft(deck)
    const name = paint.bold('ember', deckName(scene, view, id, deck.owner))
    if (deck.owner === null) return clip(`${name} ${say('caravan.deck.event', { count })}`, columns)
    const top: Id | null = deck.playing ?? deck.cards.at(-1) ?? null
    const text = say('caravan.deck', { count, sturdiness: sturdiness(view, id), threshold: threshold(view, id) })
    const next = top === null ? '' : say('caravan.next', { card: nameOf(t, isArcana(top) ? 'arcana' : 'action', top) })
    return clip([name, text, paint.fg('muted', next)].join(' '), columns)
  })
}

/** A Malefactor with several decks names each of them. */
function deckName(scene: Scene, { fight }: FightingView, id: Id, owner: Id | null): string {
  const t = wordsOf(scene)
  if (owner === null || isChampion(owner)) return nameOf(t, 'deck', id)
  const own = nameOf(t, 'malefactor', owner)
  const several = Object.values(fight.decks).filter(deck => deck.owner === owner).length > 1
  return several ? `${own}, ${nameOf(t, 'deck', id)}` : own
}
