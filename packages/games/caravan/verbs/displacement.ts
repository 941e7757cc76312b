import { areaOf } from '../battle-board/standing.ts'
import type { AreaId, Dir, Id } from '../box/vocabulary.ts'
import { causeOf, pointOf } from '../cards/card.ts'
import { askChampion } from '../champions/asking.ts'
import { isChampion } from '../champions/deciders.ts'
import { arrest, canHold, faceFiercest, hold, holderOf, isOnBoard } from '../displacement/holding.ts'
import { put } from '../displacement/landing.ts'
import { canBePushed, free, land, push, pushDirections, release, shove, tell } from '../displacement/shove.ts'
import type { Happening } from '../frames.ts'
import { num } from '../numbers/numbers.ts'
import { announce } from '../reactions/windows.ts'
import { areasOf, deciderIn } from '../selectors/places.ts'
import { refId } from '../selectors/references.ts'
import { select } from '../selectors/select.ts'
import type { ObjectId } from '../state.ts'
import { fallFromTop } from '../terrain/pieces.ts'
import { type Each, nextOne, onEach, toEach } from './each.ts'
import { askBy, atOnce, done, type EffectOf, type Run, type Verb, type Verbs } from './run.ts'
import { swap } from './swap.ts'
import { throwing } from './throw.ts'

const pushing = onEach<EffectOf<'push'>, { heed: Happening; push: Dir | null }, Each & { pushed: ObjectId }>(
  fx => fx.to,
  (run, object) => {
    const { state, frame, card } = run
    if (!canBePushed(state, object)) return nextOne(run)
    return announce(state, frame, 'heed', { name: 'about-to-push', subject: object, cause: causeOf(card) })
  },
  {
    heed(run, { off, subject, instead }) {
      const { state, frame, fx, card } = run
      const pushed = instead ?? (off ? null : subject)
      if (pushed === null || !canBePushed(state, pushed)) return nextOne(run)
      frame.memo.pushed = pushed
      const pusher = fx.from ? refId(run, fx.from) : pointOf(card)
      const directions = pushDirections(state, pushed, pusher)
      return askChampion(state, frame, 'push', null, { what: 'pushWhere', object: pushed }, directions)
    },
    push(run, dir) {
      const { state, frame, fx, card } = run
      const { pushed } = frame.memo
      const next = nextOne(run)
      if (dir !== null) push(state, pushed, dir, num(run, fx.n), causeOf(card))
      return next
    },
  },
)

const holding = onEach<EffectOf<'hold'>, { heed: Happening; take: undefined }, Each & { taken: ObjectId }>(
  fx => fx.to,
  (run, object) => {
    const { state, frame, card } = run
    const holder = card.source.self
    if (holder === null || !canHold(state, holder, object)) return nextOne(run)
    return announce(state, frame, 'heed', { name: 'about-to-hold', subject: object, cause: holder })
  },
  {
    heed(run, { off, subject, instead }) {
      const { state, frame, card } = run
      const holder = card.source.self!
      // K.REDIRECT: the new target is the subject, and the window goes round again.
      if (instead !== null)
        return announce(state, frame, 'heed', { name: 'about-to-hold', subject: instead, cause: holder })
      if (off || subject === null || !canHold(state, holder, subject)) return nextOne(run)
      frame.memo.taken = subject
      fallFromTop(state, subject)
      return 'take'
    },
    take(run) {
      const { state, frame, card, ctx } = run
      const holder = card.source.self!
      const { taken } = frame.memo
      hold(state, holder, taken, ctx)
      tell(state, 'held', taken, holder)
      return nextOne(run)
    },
  },
)

/** What is HELD, or the Champion who is HELD or ARRESTED (R10.12, K.ARREST). */
const releasing: Verb<'release', { begin: undefined; each: undefined }, Each> = {
  begin(run) {
    const { state, frame, fx, card } = run
    const { self } = card.source
    const named = fx.to === undefined ? null : refId(run, fx.to)
    const held = fx.to === undefined && self !== null ? state.fight.malefactors[self]?.holding : undefined
    Object.assign(frame.memo, { found: named === null ? [...(held ?? [])] : [named], at: 0 })
    return 'each'
  },
  each(run) {
    const { state, frame, ctx } = run
    const object = frame.memo.found[frame.memo.at++]
    if (object === undefined) return done(run)
    const holder = holderOf(state, object)
    if (holder !== null) release(state, holder, object, ctx)
    else if (isChampion(object)) free(state, object, ctx)
    return 'each'
  },
}

const arresting: Verb<
  'arrest',
  { begin: undefined; selected: ObjectId[]; by: ObjectId[]; each: undefined },
  Each & { by: ObjectId | null }
> = {
  begin: run => select(run, 'selected', run.fx.to),
  selected(run, found) {
    const { frame, fx, card } = run
    Object.assign(frame.memo, { found, at: 0 })
    if (fx.in !== undefined) return select(run, 'by', fx.in)
    frame.memo.by = card.source.self
    return 'each'
  },
  by({ frame: { memo } }, found) {
    memo.by = found[0] ?? null
    return 'each'
  },
  each(run) {
    const { state, frame, fx, card, ctx } = run
    const { by, found } = frame.memo
    const object = found[frame.memo.at++]
    if (object === undefined || by === null) return done(run)
    // The one ARRESTED is `that` again, not what ARRESTS it.
    card.bound.that = object
    if (isChampion(object) && !state.fight.fighters[object].arrest) arrest(state, object, by, fx.free, ctx)
    return 'each'
  },
}

const reappear: Verb<'reappear', { begin: undefined; land: AreaId | null; face: undefined }> = {
  begin(run) {
    const id = reappearing(run)
    if (id === null) return done(run)
    const at = run.fx.at ?? { centre: true }
    return askBy(run, 'land', deciderIn(at) ?? 'fiercest', { what: 'reappear', object: id }, areasOf(run, at))
  },
  land(run, area) {
    const { state, ctx } = run
    const id = reappearing(run)
    if (id === null || area === null) return done(run)
    const from = state.fight.malefactors[id]!.at
    ctx.emit({ e: 'reappeared', malefactor: id })
    put(state, id, area, ctx)
    if (area !== from) land(state, id, area, from)
    return 'face'
  },
  face(run) {
    const id = reappearing(run)
    if (id !== null) faceFiercest(run.state, id, run.ctx)
    return done(run)
  },
}

/** One that is not defeated. */
function reappearing(run: Run<EffectOf<'reappear'>>): Id | null {
  const id = refId(run, run.fx.who ?? 'self')
  const malefactor = id === null ? undefined : run.state.fight.malefactors[id]
  return malefactor && !malefactor.defeated ? id : null
}

/** R10. */
export const displacement = {
  throw: throwing,
  swap,
  push: pushing,

  shove: toEach<EffectOf<'shove'>>(
    fx => fx.to,
    ({ state, fx, card }, object) => {
      const point = pointOf(card)
      const area = fx.outOfWay && point !== null ? areaOf(state, point) : null
      if (isOnBoard(state, object)) shove(state, object, area === null ? [] : [area], { cause: causeOf(card) })
    },
  ),

  hold: holding,
  release: releasing,
  arrest: arresting,

  /** Its HELD Object comes along. */
  'fly-away': atOnce<EffectOf<'fly-away'>>(run => {
    const { state, fx, ctx } = run
    const id = refId(run, fx.who ?? 'self')
    const malefactor = id === null ? undefined : state.fight.malefactors[id]
    if (id === null || !malefactor || malefactor.at === null || malefactor.defeated) return
    malefactor.at = null
    ctx.emit({ e: 'flewAway', malefactor: id })
  }),

  reappear,
} satisfies Partial<Verbs>
