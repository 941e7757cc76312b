import { enter } from '@acheron/engine'
import { canPay } from '../abilities/costs.ts'
import { checkObjectives, defeatCaravan } from '../attacks/damage.ts'
import type { Adaptive, Cost, Effect } from '../box/vocabulary.ts'
import { deciderOf } from '../champions/deciders.ts'
import { holds } from '../numbers/conditions.ts'
import { num } from '../numbers/numbers.ts'
import { effectOf } from '../phases/card.ts'
import { select } from '../selectors/select.ts'
import type { ObjectId } from '../state.ts'
import { askBy, done, type Run, type Verbs } from './run.ts'

/** Carries out a list of effects, one per call; false when there is none left. */
function goOn({ state, frame }: Run, list: readonly Effect[]): boolean {
  const fx = list[frame.at]
  if (fx === undefined) return false
  frame.at++
  enter(state, effectOf(fx))
  return true
}

/** R18.4: the condition is judged when the effect is reached; exactly one branch is carried out. */
export function adaptive(run: Run<Adaptive>): void {
  const { frame, fx } = run
  if (frame.step === 0) frame.step = holds(run, fx.if) ? 1 : 2
  if (!goOn(run, frame.step === 1 ? fx.so : (fx.otherwise ?? []))) done(run)
}

/** The Champion that pays what a card asks of whoever decides. */
function payer(run: Run, by: Parameters<typeof deciderOf>[2]) {
  const decider = deciderOf(run.state, run.card, by)
  return decider === 'caravan' ? run.card.source.you : decider.champion
}

function isPayable(run: Run, by: Parameters<typeof deciderOf>[2], cost: Cost | undefined): boolean {
  const champion = payer(run, by)
  return !cost || (champion !== null && canPay(run.state, champion, cost, run.card.source.card, run.card))
}

function pay(run: Run, by: Parameters<typeof deciderOf>[2], cost: Cost): void {
  const { state, frame, card } = run
  frame.step++
  delete frame.answer
  enter(state, { kind: 'pay', champion: payer(run, by)!, card: card.source.card, cost, step: 0, paid: 0, discarded: 0 })
}

/** What was paid is known to the card by name. */
function bindPaid({ frame, card }: Run): void {
  const { paid = 0, discarded = 0 } = (frame.answer ?? {}) as { paid?: number; discarded?: number }
  Object.assign(card.bound.numbers, { paid, discarded })
}

export const control = {
  end({ card, state }) {
    card.ended = true
    done({ state })
  },

  choose(run) {
    const { frame, fx } = run
    switch (frame.step) {
      case 0: {
        const open = fx.options.flatMap(({ if: cond, cost }, i) =>
          (!cond || holds(run, cond)) && isPayable(run, fx.by, cost) ? [i] : [],
        )
        const topic = { what: 'option', card: run.card.source.card, labels: fx.options.map(({ label }) => label) }
        return askBy(run, fx.by, topic, open)
      }
      case 1: {
        if (frame.answer === null) return done(run)
        frame.memo.option = frame.answer!
        const { cost } = fx.options[Number(frame.answer)]!
        if (cost) return pay(run, fx.by, cost)
        frame.step = 3
        return
      }
      case 2:
        bindPaid(run)
        frame.step++
        return
      default:
        if (!goOn(run, fx.options[Number(frame.memo.option)]!.fx)) done(run)
    }
  },

  may(run) {
    const { frame, fx } = run
    switch (frame.step) {
      case 0:
        if (!isPayable(run, fx.by, fx.cost)) return done(run)
        return askBy(run, fx.by, { what: 'may', card: run.card.source.card }, ['yes', 'no'])
      case 1:
        if (frame.answer !== 'yes') return done(run)
        if (fx.cost) return pay(run, fx.by, fx.cost)
        frame.step = 3
        return
      case 2:
        bindPaid(run)
        frame.step++
        return
      default:
        if (!goOn(run, fx.fx)) done(run)
    }
  },

  'may-repeat'(run) {
    const { frame, fx } = run
    const times = Number(frame.memo.times ?? 0)
    switch (frame.step) {
      case 0:
        if (!isPayable(run, fx.by, fx.cost) || (fx.max !== undefined && times >= num(run, fx.max))) return done(run)
        return askBy(run, fx.by, { what: 'may', card: run.card.source.card }, ['yes', 'no'])
      case 1:
        if (frame.answer !== 'yes') return done(run)
        frame.memo.times = times + 1
        return pay(run, fx.by, fx.cost)
      case 2:
        bindPaid(run)
        frame.step++
        return
      default:
        if (goOn(run, fx.fx)) return
        frame.at = 0
        frame.step = 0
    }
  },

  for(run) {
    const { frame, fx, card } = run
    switch (frame.step) {
      case 0:
        return select(run, fx.each)
      case 1:
        frame.found = frame.answer as ObjectId[]
        frame.step++
        frame.memo.which = -1
        frame.at = fx.fx.length
        return
      default: {
        if (goOn(run, fx.fx)) return
        const which = Number(frame.memo.which) + 1
        const id = frame.found[which]
        if (id === undefined) return done(run)
        frame.memo.which = which
        card.bound.that = id
        frame.at = 0
      }
    }
  },

  repeat(run) {
    const { frame, fx } = run
    if (frame.step === 0) {
      frame.memo.left = num(run, fx.n)
      frame.at = fx.fx.length
      frame.step++
    }
    if (goOn(run, fx.fx)) return
    const left = Number(frame.memo.left)
    if (left <= 0) return done(run)
    frame.memo.left = left - 1
    frame.at = 0
  },

  'choose-number'(run) {
    const { frame, fx, card } = run
    if (frame.step === 0) {
      const [min, max] = [num(run, fx.min), num(run, fx.max)]
      const options = Array.from({ length: Math.max(0, max - min + 1) }, (_, i) => min + i)
      return askBy(run, fx.by, { what: 'number', card: card.source.card }, options)
    }
    card.bound.numbers[fx.as] = Number(frame.answer ?? 0)
    done(run)
  },

  delay(run) {
    const { state, fx, card } = run
    state.fight.delays.push({
      until: fx.until,
      fx: fx.fx,
      source: card.source,
      bound: { ...card.bound, things: { ...card.bound.things }, numbers: { ...card.bound.numbers } },
      serial: card.serial,
    })
    done(run)
  },

  flag(run) {
    const { state, fx } = run
    if (fx.value === false) delete state.caravan.flags[fx.name]
    else state.caravan.flags[fx.name] = true
    done(run)
  },

  counter(run) {
    const { state, fx, ctx } = run
    const { counters } = state.fight
    counters[fx.name] = fx.set === undefined ? (counters[fx.name] ?? 0) + num(run, fx.add ?? 1) : num(run, fx.set)
    checkObjectives(state, ctx)
    done(run)
  },

  win(run) {
    const { fight } = run.state
    fight.over ??= { result: 'victory', objective: run.fx.objective }
    done(run)
  },

  lose(run) {
    defeatCaravan(run.state)
    done(run)
  },
} satisfies Verbs
