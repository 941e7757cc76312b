import {
  type AreaId,
  archetypes,
  areaOf,
  areas,
  championName,
  type Dir,
  type FightingView,
  nameOf,
  type Piece,
} from '@acheron/games/caravan/board.ts'
import type { Scene } from '../stage.ts'
import { wordsOf } from './scene.ts'

const arrows: Readonly<Record<Dir, string>> = { N: '▲', E: '▶', S: '▼', W: '◀' }

type Sign = Piece['kind'] | 'fallen' | 'trap'
const signs: Readonly<Record<Sign, string>> = {
  ark: '▣',
  palisade: '#',
  pillar: '▮',
  fallen: '▬',
  stairs: '≡',
  custom: '◆',
  spear: '†',
  trap: '×',
}

/** Where in its Area a thing stands; null: in its middle. */
type Side = Dir | null

export interface Token {
  readonly side: Side
  readonly text: string
  readonly foe?: true
}

const signOf = (piece: Piece): Sign => (piece.kind === 'pillar' && !piece.standing ? 'fallen' : piece.kind)

/** The things of each Area: Champions and Minions by three letters, pieces by their signs. */
export function tokensOf(scene: Scene, view: FightingView): (area: AreaId) => Token[] {
  const { fighters, minions, pieces, traps, malefactors } = view.fight
  const { paint } = scene
  const t = wordsOf(scene)
  const all = Object.fromEntries(areas.map(area => [area, [] as Token[]])) as Record<AreaId, Token[]>
  const put = (id: string, at: string | null, text: string) => {
    const area = areaOf(view, id)
    if (area) all[area].push({ side: sideOf(at), text })
  }
  for (const [id, { at, facing, defeated }] of Object.entries(malefactors)) {
    const text = paint.bold('ember', `${arrows[facing]}${nameOf(t, 'malefactor', id)}`)
    if (at && !defeated) all[at].push({ side: null, text, foe: true })
  }
  const standing = new Set<string>()
  for (const id of archetypes) {
    const { at } = fighters[id]
    const pillar = at?.startsWith('top:') ? at.slice('top:'.length) : null
    if (pillar) standing.add(pillar)
    const place = pillar ? (pieces[pillar]?.at ?? null) : at
    put(id, place, `${paint.bold('ice', short(championName(t, id)))}${pillar ? signs.pillar : ''}`)
  }
  for (const [id, { type, at }] of Object.entries(minions))
    put(id, at, paint.fg('blood', short(nameOf(t, 'minion', type))))
  for (const [id, piece] of Object.entries(pieces))
    if (!standing.has(id)) put(id, piece.at, paint.fg('bone', signs[signOf(piece)]))
  for (const area of areas) if (traps[area]) all[area].push({ side: null, text: signs.trap })
  return area => all[area]
}

const short = (name: string) => name.slice(0, 3)

/** A Space is named by its side ("B2.N"), the middle of an Area by the Area alone. */
const sideOf = (at: string | null): Side => (at?.[2] === '.' ? (at[3] as Dir) : null)

/** The side of a Space by the first letter of its name. */
export const sideLetter = (scene: Scene, side: Dir): string =>
  wordsOf(scene)('dir', { dir: side }).charAt(0).toUpperCase()

/** The signs of the pieces in this fight, each with its name. */
export function legend(scene: Scene, view: FightingView): string {
  const t = wordsOf(scene)
  const seen = new Set<Sign>(Object.values(view.fight.pieces).map(signOf))
  if (Object.keys(view.fight.traps).length > 0) seen.add('trap')
  const named = (Object.keys(signs) as Sign[]).flatMap(sign => {
    if (!seen.has(sign) || sign === 'custom') return []
    const plain = sign === 'fallen' || sign === 'trap' || sign === 'stairs'
    return [
      `${signs[sign]} ${plain ? scene.say(`caravan.sign.${sign}`) : t(`kind.${sign}`, { form: 'other', adj: '' })}`,
    ]
  })
  const own = Object.entries(view.fight.pieces).flatMap(([id, { kind, at }]) =>
    kind === 'custom' && at ? [`${signs.custom} ${nameOf(t, 'piece', id)}`] : [],
  )
  return [...named, ...own].join('  ')
}
