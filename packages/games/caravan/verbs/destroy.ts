import type { Next } from '@acheron/engine'
import { cannot } from '../abilities/modifiers.ts'
import { dirOf } from '../battle-board/places.ts'
import { areaOf, besides, buildingArea, occupant, pillarOf } from '../battle-board/standing.ts'
import { maneuver } from '../box/index.ts'
import type { Ability, Archetype, Dir } from '../box/vocabulary.ts'
import { causeOf, enterCard } from '../cards/card.ts'
import { askChampion } from '../champions/asking.ts'
import { isChampion } from '../champions/deciders.ts'
import { discardFromBoard } from '../champions/decks.ts'
import { releaseAll, shove, tell } from '../displacement/shove.ts'
import { select } from '../selectors/select.ts'
import type { Ctx, FightingState, ObjectId, Piece } from '../state.ts'
import { customPiece, destroyBuilding, fallFromTop, removePiece, retrieve } from '../terrain/pieces.ts'
import { type Each, type EachSteps, inTurn, nextOne } from './each.ts'
import { done, type EffectOf, type Run, type Verb } from './run.ts'

type Steps = EachSteps & {
  collapse: undefined
  lieDown: Dir | null
  release: undefined
  tell: undefined
}
type Destroying = Run<EffectOf<'destroy'>, Each>

/** K.DESTROY: one thing after another; `destroyPiece` enters it at `each`. */
export const destroy: Verb<'destroy', Steps, Each> = {
  begin: run => select(run, 'selected', run.fx.what),
  selected({ frame: { memo } }, found) {
    Object.assign(memo, { found, at: 0 })
    return 'each'
  },
  each(run) {
    const { found, at } = run.frame.memo
    const id = found[at]
    return id === undefined ? done(run) : begin(run, id)
  },
  /** R11.15: it lies on its Space, a large one also on a neighbouring one, as the Fiercest chooses. */
  collapse(run) {
    const { state, frame, ctx } = run
    const id = inTurn(run)
    const pillar = pillarOf(state.fight, id)!
    pillar.standing = false
    ctx.emit({ e: 'pieceCollapsed', piece: id, kind: 'pillar', at: pillar.at })
    if (pillar.size === 'small') return 'release'
    const sides = besides(pillar.at!).filter(space => {
      const there = occupant(state.fight, space)
      return there === null || !cannot(state, there, 'be-moved')
    })
    return askChampion(state, frame, 'lieDown', null, { what: 'collapse', pillar: id }, sides.map(dirOf))
  },
  /** Objects there are SHOVED. */
  lieDown(run, lies) {
    if (lies === null) return 'release'
    const { state, card } = run
    const pillar = pillarOf(state.fight, inTurn(run))!
    const space = besides(pillar.at!).find(each => dirOf(each) === lies)!
    const there = occupant(state.fight, space)
    pillar.lies = lies
    if (there !== null) shove(state, there, [], { cause: causeOf(card) })
    return 'release'
  },
  release(run) {
    releaseAll(run.state, inTurn(run), run.ctx)
    return 'tell'
  },
  tell(run) {
    tell(run.state, 'furniture-destroyed', inTurn(run), causeOf(run.card))
    return nextOne(run)
  },
}

/** A Pillar collapses in several steps; anything else is DESTROYED at once. */
function begin(run: Destroying, id: ObjectId): Next<Steps> {
  const { state, fx, card, ctx } = run
  const area = buildingArea(id)
  const piece = state.fight.pieces[id]
  if (piece?.kind === 'pillar') {
    // R11.15: DESTROYING a Collapsed one does nothing.
    if (!piece.standing || piece.at === null) return nextOne(run)
    fallFromTop(state, id)
    return 'collapse'
  }
  if (area) destroyBuilding(state, area, ctx, { whole: fx.whole ?? false, cause: causeOf(card) })
  else if (isChampion(id)) endImprovisedStairs(state, id, ctx)
  else if (piece && areaOf(state, id) !== null) destroyFurniture(run, id, piece)
  return nextOne(run)
}

function destroyFurniture({ state, card, ctx }: Destroying, id: ObjectId, { kind }: Piece): void {
  const effects = customPiece(state, id)?.destroyed
  if (effects?.length === 0) return
  if (effects) enterCard(state, { ...card.source, kind: 'piece', card: id }, [effects])
  else if (kind === 'spear') retrieve(state, id, ctx)
  if (kind !== 'stairs') tell(state, 'furniture-destroyed', id, causeOf(card))
  if (!effects && kind !== 'spear') removePiece(state, id, ctx)
}

/** K.DESTROY: the STANCE of Improvised Stairs ends; its card is discarded. */
function endImprovisedStairs(state: FightingState, id: Archetype, ctx: Ctx): void {
  for (const slot of state.champions[id].slots) {
    const stairs = slot.maneuvers.filter(card => maneuver(card).stance?.some(isStairs))
    slot.maneuvers = slot.maneuvers.filter(card => !stairs.includes(card))
    for (const card of stairs) discardFromBoard(state, id, card, ctx)
  }
}
const isStairs = (ability: Ability): boolean =>
  ability.kind === 'passive' && ability.mods.some(({ mod }) => mod === 'improvised-stairs')
