import {
  type Archetype,
  areaOf,
  engagedFrom,
  type FightingView,
  flanksFrom,
  levelOfPlace,
  type Walk,
} from '@acheron/games/caravan/board.ts'
import { oneOfEach } from '../../../board/oneOfEach.ts'

/** What a place at the end of a walk is good for. */
export interface Gain {
  /** The Champion across, with whom it FLANKS. */
  readonly flank: Archetype | null
  /** It is Engaged there. */
  readonly engaged: boolean
  readonly level: number
}

export function gainOf(view: FightingView, { champion, at }: Walk): Gain {
  return {
    flank: flanksFrom(view, champion, at)[0]?.by ?? null,
    engaged: engagedFrom(view, champion, at).length > 0,
    level: levelOfPlace(view.fight, at),
  }
}

/** So many places are named at most. */
const most = 4

/**
 * The places worth naming, of walks that are sorted by price: to FLANK, into combat, higher up, out of combat, to what can be
 * used; the cheapest of each kind.
 */
export function goalsOf(view: FightingView, walks: readonly Walk[]): readonly Walk[] {
  const [first] = walks
  const at = first && view.fight.fighters[first.champion].at
  if (!at) return []
  const [level, engaged] = [levelOfPlace(view.fight, at), engagedFrom(view, first.champion, at).length > 0]
  const useful = usefulAreas(view)
  const kindOf = (walk: Walk): string => {
    const gain = gainOf(view, walk)
    if (gain.flank) return 'flank'
    if (gain.engaged && !engaged) return 'combat'
    if (gain.level > level) return `up ${gain.level}`
    if (engaged && !gain.engaged) return 'away'
    return useful.has(walk.at.slice(0, 2)) && !walk.at.startsWith(at.slice(0, 2)) ? 'use' : ''
  }
  const kinds = new Map(walks.map(walk => [walk, kindOf(walk)]))
  const rank = ['flank', 'combat', 'up 1', 'up 2', 'use', 'away']
  const worth = walks
    .filter(walk => kinds.get(walk) !== '' && !walk.wound)
    .toSorted((a, b) => rank.indexOf(kinds.get(a) ?? '') - rank.indexOf(kinds.get(b) ?? ''))
  const each = oneOfEach(worth, walk => kinds.get(walk) ?? '').slice(0, kindsIn(worth, kinds))
  return each.slice(0, most)
}

const kindsIn = (walks: readonly Walk[], kinds: ReadonlyMap<Walk, string>): number =>
  new Set(walks.map(walk => kinds.get(walk))).size

/** The Areas between the end of a walk and the nearest Malefactor. */
export function toFoes(view: FightingView, { at }: Walk): number {
  const foes = Object.keys(view.fight.malefactors).flatMap(id => areaOf(view, id) ?? [])
  return Math.min(...foes.map(area => apart(area, at)))
}

const apart = (a: string, b: string): number =>
  Math.abs(a.charCodeAt(0) - b.charCodeAt(0)) + Math.abs(a.charCodeAt(1) - b.charCodeAt(1))

/** The Areas with an Ark in them. */
function usefulAreas(view: FightingView): ReadonlySet<string> {
  const arks = Object.entries(view.fight.pieces).filter(([, { kind }]) => kind === 'ark')
  return new Set(arks.flatMap(([id]) => areaOf(view, id) ?? []))
}
