import { areas } from '../battle-board/places.ts'
import { freeSpaces, malefactorIn, range, surface } from '../battle-board/standing.ts'
import type { AreaId, SpaceId } from '../box/vocabulary.ts'
import { isChampion } from '../champions/deciders.ts'
import { letGo, spacesWithoutStairs } from '../displacement/landing.ts'
import { num } from '../numbers/numbers.ts'
import { areasOf, deciderIn, spaceNamed } from '../selectors/places.ts'
import { select } from '../selectors/select.ts'
import type { ObjectId } from '../state.ts'
import { changeLayers, mayRise, placePiece, removePiece, retrieve, spearOf } from '../terrain/pieces.ts'
import { destroy } from './destroy.ts'
import { interact } from './interact.ts'
import { ask, askBy, done, type EffectOf, next, type Run, type Verbs } from './run.ts'
import { sisyphus } from './sisyphus.ts'

/** K.TRAP: so many tokens there are. */
const trapTokens = 4

/** 5.3: Platforms and Furniture. */
export const terrainVerbs = {
  destroy,
  sisyphus,
  interact,

  place(run) {
    const { state, frame, fx, ctx } = run
    if (frame.step === 0) {
      const by = fx.by ?? (typeof fx.at === 'string' ? undefined : deciderIn(fx.at))
      const isThere = fx.customId !== undefined && fx.customId in state.fight.pieces
      return askBy(run, by, { what: 'place', piece: fx.what }, isThere ? [] : spacesFor(run))
    }
    if (frame.answer !== null) placePiece(state, fx.what, frame.answer as SpaceId, ctx, fx.customId)
    done(run)
  },

  /** Off the board, without being DESTROYED. */
  remove(run) {
    const { state, frame, fx, ctx } = run
    if (frame.step === 0) return select(run, fx.what)
    if (frame.step === 1) frame.found = frame.answer as ObjectId[]
    // One at a time: somebody may be freed, and is put on the board before the next one goes.
    const id = frame.found[frame.step++ - 1]
    if (id === undefined) return done(run)
    const minion = state.fight.minions[id]
    if (!minion) return removePiece(state, id, ctx)
    letGo(state.fight, id)
    delete state.fight.minions[id]
    ctx.emit({ e: 'minionRemoved', minion: id, type: minion.type, at: minion.at })
  },

  /** R11.2, R11.3. */
  building(run) {
    const { state, frame, fx, ctx } = run
    const { fight } = state
    const built = (area: AreaId) => surface(fight, area) > 0
    const answer = frame.answer as AreaId | null
    if (frame.step === 0) {
      const from = fx.op === 'move' ? fx.from : fx.at
      const fits = fx.op === 'place' ? (area: AreaId) => mayRise(state, area) : built
      return askBy(run, fx.by ?? deciderIn(from), { what: 'building', op: fx.op }, areasOf(run, from).filter(fits))
    }
    if (answer === null) return done(run)
    if (fx.op !== 'move') {
      changeLayers(state, answer, fx.op === 'place' ? 1 : -1, ctx)
      return done(run)
    }
    if (frame.step === 1) {
      frame.memo.from = answer
      const to = areasOf(run, fx.to).filter(area => area !== answer && mayRise(state, area))
      return askBy(run, fx.by ?? deciderIn(fx.to), { what: 'building', op: 'to' }, to)
    }
    changeLayers(state, frame.memo.from as AreaId, -1, ctx)
    changeLayers(state, answer, 1, ctx)
    done(run)
  },

  trap(run) {
    const { state, frame, fx, card, ctx } = run
    const { you } = card.source
    const { traps } = state.fight
    const answer = frame.answer as AreaId | null
    switch (frame.step) {
      case 0:
        frame.memo.left = num(run, fx.n ?? 1)
        return next(run)
      case 1:
        if (you === null || frame.memo.left === 0) return done(run)
        return ask(state, frame, you, { what: 'trap' }, trapAreas(run))
      case 2: {
        if (answer === null) return done(run)
        frame.memo.area = answer
        const set = areas.filter(area => traps[area])
        if (set.length >= trapTokens) return ask(state, frame, you, { what: 'trapTaken' }, set)
        frame.answer = null
        return next(run)
      }
      default: {
        // A fifth one is one of the four.
        if (answer !== null) delete traps[answer]
        const area = frame.memo.area as AreaId
        traps[area] = you!
        ctx.emit({ e: 'trapSet', area })
        frame.memo.left = (frame.memo.left as number) - 1
        frame.step = 1
      }
    }
  },

  stick(run) {
    const { state, frame, fx, ctx } = run
    if (frame.step === 0) return askBy(run, deciderIn(fx.at), { what: 'stick' }, areasOf(run, fx.at))
    const at = frame.answer as AreaId | null
    const id = spearOf(state.fight) ?? 'spear'
    if (at !== null) {
      state.fight.pieces[id] = { kind: 'spear', at }
      ctx.emit({ e: 'piecePlaced', piece: id, kind: 'spear', at })
    }
    done(run)
  },

  retrieve(run) {
    const spear = spearOf(run.state.fight)
    if (spear !== null) retrieve(run.state, spear, run.ctx)
    done(run)
  },
} satisfies Verbs

/** Free Spaces for a new piece; Stairs need a Space without Stairs. */
function spacesFor(run: Run<EffectOf<'place'>>): SpaceId[] {
  const { fx } = run
  const { fight } = run.state
  const { at } = fx
  const named = typeof at === 'string' ? at : spaceNamed(run, at)
  const within = typeof at === 'string' ? [at.slice(0, 2) as AreaId] : areasOf(run, at)
  const free = within.flatMap(area =>
    fx.what === 'stairs' ? spacesWithoutStairs(fight, area) : freeSpaces(fight, area),
  )
  return named === null ? free : free.filter(space => space === named)
}

/** K.TRAP: Central Spaces within the Range without Malefactor, Trap or Spear. */
function trapAreas(run: Run<EffectOf<'trap'>>): AreaId[] {
  const { state, fx, card } = run
  const { fight } = state
  const { you } = card.source
  const most = num(run, fx.range)
  const spear = spearOf(fight)
  return areas.filter(area => {
    const far = isChampion(you) ? range(state, you, area) : null
    if (far === null || far > most) return false
    return !fight.traps[area] && malefactorIn(fight, area) === null && (!spear || fight.pieces[spear]!.at !== area)
  })
}
