import {
  type CaravanMove,
  championName,
  engagedFrom,
  type FightingView,
  placeName,
  type Walk,
} from '@acheron/games/caravan/board.ts'
import type { Choice } from '../../../board/face.ts'
import { oneOfEach } from '../../../board/oneOfEach.ts'
import type { Voice } from '../words.ts'
import { isLastPlace } from './danger.ts'
import { gainOf, goalsOf, toFoes } from './goals.ts'

/** A walk as a row: where to, what it costs and what it gains. */
export function walkChoice(view: FightingView, walk: Walk, voice: Voice): Choice<CaravanMove> {
  const [move, ...next] = walk.moves as [CaravanMove, ...CaravanMove[]]
  const consequence = walkText(view, walk, voice)
  return {
    move,
    ...(next.length > 0 && { next }),
    label: voice.t(walk.price === 0 ? 'row.stay' : 'row.to', { place: placeName(view, walk.at, voice.game) }),
    ...(consequence && { consequence }),
  }
}

/** "2 Vigor, FLANK", "1 step, Level 2", "1 Vigor, 2 damage". */
export function walkText(view: FightingView, walk: Walk, { t, game }: Voice): string {
  const gain = gainOf(view, walk)
  const parts = [
    ...(walk.price > 0 ? [t(walk.of === 'vigor' ? 'row.vigor' : 'row.steps', { count: walk.price })] : []),
    ...(walk.wound ? [t(isLastPlace(view, walk.champion) ? 'cost.lost' : 'row.wound')] : []),
    ...(walk.damage > 0 ? [t('row.damage', { count: walk.damage })] : []),
    ...(gain.flank ? [t('row.flank', { who: championName(game, gain.flank) })] : []),
    ...(gain.flank === null && gain.engaged && !isEngagedNow(view, walk) ? [t('row.combat')] : []),
    ...(gain.level > 0 ? [t('cost.level', { level: gain.level })] : []),
  ]
  return parts.join(', ')
}

function isEngagedNow(view: FightingView, { champion }: Walk): boolean {
  const { at } = view.fight.fighters[champion]
  return at !== null && engagedFrom(view, champion, at).length > 0
}

/**
 * All walks as rows: those worth naming first, then staying, then one in each Area, the nearest to a foe first; the others
 * folded, and those that cost a Wound.
 */
export function walkChoices(
  view: FightingView,
  walks: readonly Walk[],
  voice: Voice,
  open: number,
): Choice<CaravanMove>[] {
  const goals = goalsOf(view, walks)
  const far = (walk: Walk) => (walk.price === 0 ? -1 : toFoes(view, walk))
  const others = oneOfEach(
    walks.filter(walk => !goals.includes(walk)).toSorted((a, b) => far(a) - far(b)),
    ({ at, price }) => (price === 0 ? 'stay' : at.slice(0, 2)),
  )
  const sorted = [...goals, ...others]
  return sorted.map((walk, i) => ({
    ...walkChoice(view, walk, voice),
    ...((walk.wound || i >= Math.max(open, goals.length)) && { group: voice.t('group.spaces'), aside: true as const }),
  }))
}
