import { areaOf } from '../battle-board/standing.ts'
import type { AreaId, Dir, Id } from '../box/vocabulary.ts'
import { causeOf, pointOf } from '../cards/card.ts'
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
import { ask, askBy, done, next, type Verbs } from './run.ts'
import { swap } from './swap.ts'
import { begin, nextOne, onEach, toEach } from './targets.ts'
import { throwing } from './throw.ts'

/** R10. */
export const displacement = {
  throw: throwing,
  swap,

  push(run) {
    const { state, frame, fx, card } = run
    const cause = causeOf(card)
    onEach(run, fx.to, object => {
      switch (frame.step) {
        case begin:
          if (!canBePushed(state, object)) return nextOne(run)
          return announce(state, frame, { name: 'about-to-push', subject: object, cause })
        case 3: {
          const { off, subject, instead } = frame.answer as Happening
          const pushed = instead ?? (off ? null : subject)
          if (pushed === null || !canBePushed(state, pushed)) return nextOne(run)
          frame.memo.pushed = pushed
          const pusher = fx.from ? refId(run, fx.from) : pointOf(card)
          return ask(state, frame, null, { what: 'pushWhere', object: pushed }, pushDirections(state, pushed, pusher))
        }
        default: {
          const [pushed, dir] = [frame.memo.pushed as ObjectId, frame.answer as Dir | null]
          nextOne(run)
          if (dir !== null) push(state, pushed, dir, num(run, fx.n), cause)
        }
      }
    })
  },

  shove(run) {
    const { state, fx, card } = run
    const point = pointOf(card)
    toEach(run, fx.to, object => {
      const area = fx.outOfWay && point !== null ? areaOf(state, point) : null
      if (isOnBoard(state, object)) shove(state, object, area === null ? [] : [area], { cause: causeOf(card) })
    })
  },

  hold(run) {
    const { state, frame, fx, card, ctx } = run
    const holder = card.source.self
    onEach(run, fx.to, object => {
      switch (frame.step) {
        case begin:
          if (holder === null || !canHold(state, holder, object)) return nextOne(run)
          return announce(state, frame, { name: 'about-to-hold', subject: object, cause: holder })
        case 3: {
          const { off, subject, instead } = frame.answer as Happening
          // K.REDIRECT: the new target is the subject, and the window goes round again.
          if (instead !== null) {
            frame.step = begin
            return announce(state, frame, { name: 'about-to-hold', subject: instead, cause: holder })
          }
          if (off || subject === null || !canHold(state, holder!, subject)) return nextOne(run)
          frame.memo.taken = subject
          // R11.14: what else the card does to "that Champion" it does to the Pillar.
          if (subject in state.fight.pieces) card.bound.that = subject
          next(run)
          return fallFromTop(state, subject)
        }
        default: {
          const taken = frame.memo.taken as ObjectId
          nextOne(run)
          hold(state, holder!, taken, ctx)
          tell(state, 'held', taken, holder)
        }
      }
    })
  },

  /** What is HELD, or the Champion who is HELD or ARRESTED (R10.12, K.ARREST). */
  release(run) {
    const { state, frame, fx, card, ctx } = run
    if (frame.step === 0) {
      const { self } = card.source
      const named = fx.to === undefined ? null : refId(run, fx.to)
      const held = fx.to === undefined && self !== null ? state.fight.malefactors[self]?.holding : undefined
      frame.found = named === null ? [...(held ?? [])] : [named]
      return next(run)
    }
    const object = frame.found[frame.at++]
    if (object === undefined) return done(run)
    const holder = holderOf(state, object)
    if (holder !== null) release(state, holder, object, ctx)
    else if (isChampion(object)) free(state, object, ctx)
  },

  arrest(run) {
    const { state, frame, fx, card, ctx } = run
    const object = frame.found[frame.at]
    switch (frame.step) {
      case 0:
        return select(run, fx.to)
      case 1:
        frame.memo.those = frame.answer!
        if (fx.in !== undefined) return select(run, fx.in)
        frame.answer = card.source.self === null ? [] : [card.source.self]
        return next(run)
      case 2:
        frame.memo.by = (frame.answer as ObjectId[])[0] ?? null
        frame.found = frame.memo.those as ObjectId[]
        return next(run)
      default:
        if (object === undefined || frame.memo.by === null) return done(run)
        frame.at++
        // The one ARRESTED is `that` again, not what ARRESTS it.
        card.bound.that = object
        if (!isChampion(object) || state.fight.fighters[object].arrest) return
        arrest(state, object, frame.memo.by as ObjectId, fx.free, ctx)
    }
  },

  /** What it HOLDS goes along. */
  'fly-away'(run) {
    const { state, fx, ctx } = run
    const id = refId(run, fx.who ?? 'self')
    const malefactor = id === null ? undefined : state.fight.malefactors[id]
    if (malefactor && malefactor.at !== null && !malefactor.defeated) {
      malefactor.at = null
      ctx.emit({ e: 'flewAway', malefactor: id as Id })
    }
    done(run)
  },

  reappear(run) {
    const { state, frame, fx, ctx } = run
    const id = refId(run, fx.who ?? 'self')
    const malefactor = id === null ? undefined : state.fight.malefactors[id]
    if (id === null || !malefactor || malefactor.defeated) return done(run)
    const at = fx.at ?? { centre: true }
    switch (frame.step) {
      case 0:
        return askBy(run, deciderIn(at) ?? 'fiercest', { what: 'reappear', object: id }, areasOf(run, at))
      case 1: {
        const area = frame.answer as AreaId | null
        if (area === null) return done(run)
        const from = malefactor.at
        next(run)
        ctx.emit({ e: 'reappeared', malefactor: id })
        put(state, id, area, ctx)
        if (area !== from) land(state, id, area, from)
        return
      }
      default:
        faceFiercest(state, id, ctx)
        return done(run)
    }
  },
} satisfies Verbs
