import { cannot } from '../abilities/modifiers.ts'
import { dirOf } from '../battle-board/places.ts'
import { areaOf, besides, buildingArea, occupant, pillarOf } from '../battle-board/standing.ts'
import { maneuver } from '../box/index.ts'
import type { Ability, Archetype, Dir } from '../box/vocabulary.ts'
import { causeOf, enterCard } from '../cards/card.ts'
import { isChampion } from '../champions/deciders.ts'
import { discardFromBoard } from '../champions/decks.ts'
import { releaseAll, shove, tell } from '../displacement/shove.ts'
import { select } from '../selectors/select.ts'
import type { Ctx, FightingState, ObjectId } from '../state.ts'
import { customPiece, destroyBuilding, fallFromTop, removePiece, retrieve } from '../terrain/pieces.ts'
import { ask, done, type EffectOf, next, type Run, type Verb } from './run.ts'

type Destroying = Run<EffectOf<'destroy'>>

/** K.DESTROY: one thing after another; `destroyPiece` enters it at the step after the selection. */
export const destroy: Verb<'destroy'> = run => {
  const { state, frame, fx, card } = run
  const id = frame.found[frame.at]
  switch (frame.step) {
    case 0:
      return select(run, fx.what)
    case 1:
      frame.found = frame.answer as ObjectId[]
      return next(run)
    case 2:
      if (id === undefined) return done(run)
      return begin(run, id)
    case 3:
      return collapse(run, id!)
    case 4:
      return lieDown(run, id!)
    case 5:
      releaseAll(state, id!, run.ctx)
      return next(run)
    default:
      frame.at++
      frame.step = 2
      tell(state, 'furniture-destroyed', id!, causeOf(card))
  }
}

/** What is not a Pillar is soon done with. */
function begin(run: Destroying, id: ObjectId): void {
  const { state, fx, card, ctx } = run
  const area = buildingArea(id)
  const piece = state.fight.pieces[id]
  if (piece?.kind === 'pillar') {
    // R11.15: DESTROYING a Collapsed one does nothing.
    if (!piece.standing || piece.at === null) {
      skip(run)
      return
    }
    next(run)
    fallFromTop(state, id)
    return
  }
  skip(run)
  if (area) {
    destroyBuilding(state, area, ctx, { whole: fx.whole ?? false, cause: causeOf(card) })
    return
  }
  if (isChampion(id)) {
    endImprovisedStairs(state, id, ctx)
    return
  }
  if (!piece || areaOf(state, id) === null) return
  const custom = customPiece(state, id)
  if (custom?.destroyed) {
    if (custom.destroyed.length === 0) return
    enterCard(state, { ...card.source, kind: 'piece', card: id }, [custom.destroyed])
  } else if (piece.kind === 'spear') retrieve(state, id, ctx)
  if (piece.kind !== 'stairs') tell(state, 'furniture-destroyed', id, causeOf(card))
  if (!custom?.destroyed && piece.kind !== 'spear') removePiece(state, id, ctx)
}

function skip({ frame }: Destroying): void {
  frame.at++
  frame.step = 2
}

/** R11.15: it lies on its Space, a large one also on a neighbouring one, as the Fiercest chooses. */
function collapse({ state, frame, ctx }: Destroying, id: ObjectId): void {
  const pillar = pillarOf(state.fight, id)!
  pillar.standing = false
  ctx.emit({ e: 'pieceCollapsed', piece: id, kind: 'pillar', at: pillar.at })
  if (pillar.size === 'small') {
    frame.step = 5
    return
  }
  const sides = besides(pillar.at!).filter(space => {
    const there = occupant(state.fight, space)
    return there === null || !cannot(state, there, 'be-moved')
  })
  ask(state, frame, null, { what: 'collapse', pillar: id }, sides.map(dirOf))
}

/** What stands there is SHOVED. */
function lieDown(run: Destroying, id: ObjectId): void {
  const { state, frame, card } = run
  const pillar = pillarOf(state.fight, id)!
  const lies = frame.answer as Dir | null
  next(run)
  if (lies === null) return
  const space = besides(pillar.at!).find(each => dirOf(each) === lies)!
  const there = occupant(state.fight, space)
  pillar.lies = lies
  if (there !== null) shove(state, there, [], { cause: causeOf(card) })
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
