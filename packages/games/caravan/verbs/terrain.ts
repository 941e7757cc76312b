import { hand } from '@acheron/engine'
import { areas } from '../battle-board/places.ts'
import { freeSpaces, malefactorIn, range, surface } from '../battle-board/standing.ts'
import type { AreaId, SpaceId } from '../box/vocabulary.ts'
import { askChampion } from '../champions/asking.ts'
import { isChampion } from '../champions/deciders.ts'
import { letGo, spacesWithoutStairs } from '../displacement/landing.ts'
import { num } from '../numbers/numbers.ts'
import { areasOf, deciderIn, spaceNamed } from '../selectors/places.ts'
import { select } from '../selectors/select.ts'
import { changeLayers, mayRise, placePiece, removePiece, retrieve, spearOf } from '../terrain/pieces.ts'
import { destroy } from './destroy.ts'
import type { Each, EachSteps } from './each.ts'
import { interact } from './interact.ts'
import { askBy, atOnce, done, type EffectOf, type Run, type Verb, type Verbs } from './run.ts'
import { sisyphus } from './sisyphus.ts'

/** K.TRAP: so many tokens there are. */
const trapTokens = 4

const place: Verb<'place', { begin: undefined; put: SpaceId | null }> = {
  begin(run) {
    const { state, fx } = run
    const by = fx.by ?? (typeof fx.at === 'string' ? undefined : deciderIn(fx.at))
    const isThere = fx.customId !== undefined && fx.customId in state.fight.pieces
    return askBy(run, 'put', by, { what: 'place', piece: fx.what }, isThere ? [] : spacesFor(run))
  },
  put(run, at) {
    const { state, fx, ctx } = run
    if (at !== null) placePiece(state, fx.what, at, ctx, fx.customId)
    return done(run)
  },
}

/** Off the board, without being DESTROYED. One at a time: somebody may be freed, and is put on the board first. */
const remove: Verb<'remove', EachSteps, Each> = {
  begin: run => select(run, 'selected', run.fx.what),
  selected({ frame: { memo } }, found) {
    Object.assign(memo, { found, at: 0 })
    return 'each'
  },
  each(run) {
    const { state, frame, ctx } = run
    const { fight } = state
    const id = frame.memo.found[frame.memo.at++]
    if (id === undefined) return done(run)
    const minion = fight.minions[id]
    if (!minion) {
      removePiece(state, id, ctx)
      return 'each'
    }
    letGo(fight, id)
    delete fight.minions[id]
    ctx.emit({ e: 'minionRemoved', minion: id, type: minion.type, at: minion.at })
    return 'each'
  },
}

/** R11.2, R11.3. */
const building: Verb<'building', { begin: undefined; change: AreaId | null; carry: AreaId | null }, { from: AreaId }> =
  {
    begin(run) {
      const { state, fx } = run
      const from = fx.op === 'move' ? fx.from : fx.at
      const fits = (area: AreaId) => (fx.op === 'place' ? mayRise(state, area) : surface(state.fight, area) > 0)
      const options = areasOf(run, from).filter(fits)
      return askBy(run, 'change', fx.by ?? deciderIn(from), { what: 'building', op: fx.op }, options)
    },
    change(run, area) {
      const { state, frame, fx, ctx } = run
      if (area === null) return done(run)
      if (fx.op !== 'move') {
        changeLayers(state, area, fx.op === 'place' ? 1 : -1, ctx)
        return done(run)
      }
      frame.memo.from = area
      const to = areasOf(run, fx.to).filter(each => each !== area && mayRise(state, each))
      return askBy(run, 'carry', fx.by ?? deciderIn(fx.to), { what: 'building', op: 'to' }, to)
    },
    carry(run, to) {
      const { state, frame, ctx } = run
      if (to === null) return done(run)
      changeLayers(state, frame.memo.from, -1, ctx)
      changeLayers(state, to, 1, ctx)
      return done(run)
    },
  }

const trap: Verb<
  'trap',
  { begin: undefined; choose: undefined; set: AreaId | null; take: AreaId | null },
  { left: number; area: AreaId }
> = {
  begin(run) {
    run.frame.memo.left = num(run, run.fx.n ?? 1)
    return 'choose'
  },
  choose(run) {
    const { state, frame, card } = run
    const { you } = card.source
    if (you === null || frame.memo.left === 0) return done(run)
    return askChampion(state, frame, 'set', you, { what: 'trap' }, trapAreas(run))
  },
  set(run, area) {
    const { state, frame, card } = run
    if (area === null) return done(run)
    frame.memo.area = area
    const all = areas.filter(each => state.fight.traps[each])
    if (all.length < trapTokens) return hand(frame, 'take', null)
    return askChampion(state, frame, 'take', card.source.you, { what: 'trapTaken' }, all)
  },
  /** A fifth one is one of the four. */
  take({ state, frame, card, ctx }, taken) {
    const { traps } = state.fight
    const { memo } = frame
    if (taken !== null) delete traps[taken]
    traps[memo.area] = card.source.you!
    ctx.emit({ e: 'trapSet', area: memo.area })
    memo.left--
    return 'choose'
  },
}

const stick: Verb<'stick', { begin: undefined; put: AreaId | null }> = {
  begin: run => askBy(run, 'put', deciderIn(run.fx.at), { what: 'stick' }, areasOf(run, run.fx.at)),
  put(run, at) {
    const { state, ctx } = run
    const id = spearOf(state.fight) ?? 'spear'
    if (at !== null) {
      state.fight.pieces[id] = { kind: 'spear', at }
      ctx.emit({ e: 'piecePlaced', piece: id, kind: 'spear', at })
    }
    return done(run)
  },
}

/** 5.3: Platforms and Furniture. */
export const terrainVerbs = {
  destroy,
  sisyphus,
  interact,
  place,
  remove,
  building,
  trap,
  stick,

  retrieve: atOnce<EffectOf<'retrieve'>>(({ state, ctx }) => {
    const spear = spearOf(state.fight)
    if (spear !== null) retrieve(state, spear, ctx)
  }),
} satisfies Partial<Verbs>

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
function trapAreas<M>(run: Run<EffectOf<'trap'>, M>): AreaId[] {
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
