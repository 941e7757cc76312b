import { queryOf } from '../box/shorts.ts'
import type { Archetype, Effect, Id, Query, Sel } from '../box/vocabulary.ts'
import { nobodys, readerOf } from '../cards/card.ts'
import { linesOf } from '../cards/lines.ts'
import { isChampion } from '../champions/deciders.ts'
import type { CardSide } from '../events.ts'
import { candidates } from '../selectors/candidates.ts'
import type { FightingView } from '../state.ts'

/** Selections that do not ask where anybody stands: what moves before the Line does not change them. */
const settled = ['fiercest', 'least-fierce', 'held'] as const
type Settled = (typeof settled)[number]

/** The Champion that each Line of a card is meant for as things stand; null where that is decided only when it is carried out. */
export function aimsOf(state: FightingView, card: Id, owner: Id | null, side: CardSide): (Archetype | null)[] {
  const reader = readerOf(state, { ...nobodys, kind: side, card, self: owner })
  return linesOf(card, side).map(line => {
    const sel = line.map(selectionOf).find(each => each !== null)
    const found = sel ? candidates(reader, sel) : []
    // Candidates come by Fierceness.
    const id = sel === 'least-fierce' ? found.at(-1) : found[0]
    return id !== undefined && isChampion(id) ? id : null
  })
}

/** Effects after which everybody stands where they stood. */
const still: ReadonlySet<string> = new Set([
  'damage',
  'wound',
  'stun',
  'discard',
  'draw-sin',
  'lose-token',
  'fierceness',
  'enrage',
  'fortify',
  'regenerate',
  'arcana',
])

/**
 * The Champions that each Line of a card reaches as things stand, from a Line on; null where it is not meant for each in
 * some place, or where somebody may have moved before it.
 */
export function reachesOf(
  state: FightingView,
  card: Id,
  owner: Id | null,
  side: CardSide,
  from = 0,
): (readonly Archetype[] | null)[] {
  const reader = readerOf(state, { ...nobodys, kind: side, card, self: owner })
  let stirred = false
  return linesOf(card, side).map((line, i) => {
    let reached: readonly Archetype[] | null = null
    for (const fx of i < from ? [] : line) {
      const query = !stirred && 'to' in fx ? eachOf(fx.to) : null
      if (query) reached ??= candidates(reader, query).filter(isChampion)
      stirred ||= !('do' in fx && still.has(fx.do))
    }
    return reached
  })
}

/** The Champions of a place, all of them. */
function eachOf(sel: unknown): Query | null {
  const query = queryOf(sel as Sel)
  return query?.of === 'champion' && query.pick === 'each' && query.where ? query : null
}

function selectionOf(fx: Effect): Settled | null {
  const sel = 'target' in fx ? fx.target : 'to' in fx ? fx.to : null
  return settled.find(each => each === sel) ?? null
}
