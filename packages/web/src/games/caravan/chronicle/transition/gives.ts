import {
  type Archetype,
  archetypes,
  type CaravanMove,
  type CaravanView,
  championCardOf,
  topFrame,
  treasure,
} from '@acheron/games/caravan/board.ts'
import type { Choice } from '../../../../board/face.ts'

/** A Treasure that changes hands: at once, or after what is carried in its place has been laid down. */
export interface Give {
  readonly card: string
  readonly to: Archetype | 'box'
  readonly move: CaravanMove
  readonly next: readonly CaravanMove[]
  /** What is laid down for it. */
  readonly replaces: string | null
}

/** Laying something down without taking anything up. */
const laysDown = (move: CaravanMove): boolean => move.do === 'assign' && move.to === 'box'

/** The rows of a Transition: "ready" first, then what gains something; laying down is last, and folded. */
export function packingRows(
  view: CaravanView,
  rows: readonly Choice<CaravanMove>[],
  down: string,
): readonly Choice<CaravanMove>[] {
  if (topFrame(view)?.kind !== 'transition') return rows
  const rank = ({ move }: Choice<CaravanMove>): number => {
    if (move.do === 'ready') return 0
    if (laysDown(move)) return 3
    return move.do === 'assign' && !view.caravan.box.includes(move.card) ? 2 : 1
  }
  return rows
    .toSorted((a, b) => rank(a) - rank(b))
    .map(row => (laysDown(row.move) ? { ...row, group: down, aside: true as const } : row))
}

/** All ways in which Treasures can change hands. The rules know single moves only: an empty place is filled. */
export function givesOf(view: CaravanView, moves: readonly CaravanMove[]): Give[] {
  const assigns = moves.filter(move => move.do === 'assign')
  const direct = assigns.map((move): Give => ({ card: move.card, to: move.to, move, next: [], replaces: null }))
  const isOwn = (champion: Archetype) => assigns.some(({ card }) => wornBy(view, champion).includes(card))
  const cards = [...new Set([...assigns.map(({ card }) => card), ...view.caravan.box])]
  const instead = cards.flatMap(card =>
    archetypes.filter(isOwn).flatMap((to): Give[] => {
      const { type } = treasure(card)
      const old = view.champions[to].equip[type]
      const down = old === null ? undefined : assigns.find(move => move.card === old && move.to === 'box')
      if (old === null || old === card || !down || !mayWear(view, to, card)) return []
      return [{ card, to, move: down, next: [{ do: 'assign', card, to }], replaces: old }]
    }),
  )
  return [...direct, ...instead]
}

const wornBy = ({ champions }: CaravanView, champion: Archetype): (string | null)[] => {
  const { weapon, relic, trait } = champions[champion].equip
  return [weapon, relic, trait]
}

/** R17.2, R17.3: a weapon fits the proficiency; an heirloom is its own Champion's. */
function mayWear(view: CaravanView, champion: Archetype, card: string): boolean {
  const thing = treasure(card)
  if (thing.type !== 'weapon') return true
  return thing.heirloom === undefined && thing.proficiency === championCardOf(view, champion).proficiency
}
