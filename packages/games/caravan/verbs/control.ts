import { canPay, payment } from '../abilities/costs.ts'
import { checkObjectives, defeatCaravan } from '../attacks/damage.ts'
import type { Adaptive, Cost, Decider, Effect } from '../box/vocabulary.ts'
import { deciderOf } from '../champions/deciders.ts'
import type { Paid } from '../frames.ts'
import { holds } from '../numbers/conditions.ts'
import { num } from '../numbers/numbers.ts'
import { call } from '../phases/phase.ts'
import { select } from '../selectors/select.ts'
import type { ObjectId } from '../state.ts'
import { type Carrying, carryOut } from './carrying-out.ts'
import { askBy, atOnce, done, type EffectOf, type Run, type Verb, type VerbFor, type Verbs } from './run.ts'

type Branches = { begin: undefined; so: undefined; otherwise: undefined }

/** R18.4: the condition is judged when the effect is reached; exactly one branch is carried out. */
export const adaptive: VerbFor<Adaptive, Branches, Carrying> = {
  begin: run => (holds(run, run.fx.if) ? adaptive.so(run, undefined) : adaptive.otherwise(run, undefined)),
  so: run => (carryOut(run, run.fx.so) ? 'so' : done(run)),
  otherwise: run => (carryOut(run, run.fx.otherwise ?? []) ? 'otherwise' : done(run)),
}

type Any<M> = Pick<Run<Effect, M>, 'state' | 'card'>

/** The Champion that pays if the card asks its decider. */
function payer<M>({ state, card }: Any<M>, by: Decider | undefined) {
  const decider = deciderOf(state, card, by)
  return decider === 'caravan' ? card.source.you : decider.champion
}

function isPayable<M>(run: Any<M>, by: Decider | undefined, cost: Cost | undefined): boolean {
  const champion = payer(run, by)
  return !cost || (champion !== null && canPay(run.state, champion, cost, run.card.source.card, run.card))
}

const pay = <M>(run: Any<M>, by: Decider | undefined, cost: Cost) =>
  call(run.state, payment(payer(run, by)!, run.card.source.card, cost), 'paid')

/** The card knows the payment by name. */
function bindPaid<M>({ card }: Any<M>, paid: Paid): void {
  Object.assign(card.bound.numbers, paid)
}

const choose: Verb<
  'choose',
  { begin: undefined; chosen: number | null; paid: Paid; carryOut: undefined },
  Carrying & { option: number }
> = {
  begin(run) {
    const { fx, card } = run
    const open = fx.options.flatMap(({ if: cond, cost }, i) =>
      (!cond || holds(run, cond)) && isPayable(run, fx.by, cost) ? [i] : [],
    )
    const topic = { what: 'option', card: card.source.card, labels: fx.options.map(({ label }) => label) }
    return askBy(run, 'chosen', fx.by, topic, open)
  },
  chosen(run, option) {
    if (option === null) return done(run)
    const { frame, fx } = run
    frame.memo.option = option
    const { cost } = fx.options[option]!
    return cost ? pay(run, fx.by, cost) : 'carryOut'
  },
  paid(run, paid) {
    bindPaid(run, paid)
    return 'carryOut'
  },
  carryOut: run => (carryOut(run, run.fx.options[run.frame.memo.option]!.fx) ? 'carryOut' : done(run)),
}

type Decided = 'yes' | 'no' | null
type MaySteps = { begin: undefined; decided: Decided; paid: Paid; carryOut: undefined }
const yesOrNo = ['yes', 'no'] as const

const may: Verb<'may', MaySteps, Carrying> = {
  begin(run) {
    const { fx, card } = run
    if (!isPayable(run, fx.by, fx.cost)) return done(run)
    return askBy(run, 'decided', fx.by, { what: 'may', card: card.source.card }, yesOrNo)
  },
  decided(run, decision) {
    const { fx } = run
    if (decision !== 'yes') return done(run)
    return fx.cost ? pay(run, fx.by, fx.cost) : 'carryOut'
  },
  paid(run, paid) {
    bindPaid(run, paid)
    return 'carryOut'
  },
  carryOut: run => (carryOut(run, run.fx.fx) ? 'carryOut' : done(run)),
}

const mayRepeat: Verb<'may-repeat', MaySteps, Carrying & { times?: number }> = {
  begin(run) {
    const { fx, card } = run
    const { times = 0 } = run.frame.memo
    if (!isPayable(run, fx.by, fx.cost) || (fx.max !== undefined && times >= num(run, fx.max))) return done(run)
    return askBy(run, 'decided', fx.by, { what: 'may', card: card.source.card }, yesOrNo)
  },
  decided(run, decision) {
    if (decision !== 'yes') return done(run)
    const { memo } = run.frame
    memo.times = (memo.times ?? 0) + 1
    return pay(run, run.fx.by, run.fx.cost)
  },
  paid(run, paid) {
    bindPaid(run, paid)
    return 'carryOut'
  },
  carryOut(run) {
    if (carryOut(run, run.fx.fx)) return 'carryOut'
    run.frame.memo.carried = 0
    return 'begin'
  },
}

const forEach: Verb<
  'for',
  { begin: undefined; selected: ObjectId[]; next: undefined; carryOut: undefined },
  Carrying & { found: ObjectId[]; which: number }
> = {
  begin: run => select(run, 'selected', run.fx.each),
  selected({ frame: { memo } }, found) {
    memo.found = found
    memo.which = -1
    return 'next'
  },
  next(run) {
    const { memo } = run.frame
    const id = memo.found[++memo.which]
    if (id === undefined) return done(run)
    run.card.bound.that = id
    memo.carried = 0
    return 'carryOut'
  },
  carryOut: run => (carryOut(run, run.fx.fx) ? 'carryOut' : 'next'),
}

const repeat: Verb<'repeat', { begin: undefined; next: undefined; carryOut: undefined }, Carrying & { left: number }> =
  {
    begin(run) {
      run.frame.memo.left = num(run, run.fx.n)
      return 'next'
    },
    next(run) {
      const { memo } = run.frame
      if (memo.left <= 0) return done(run)
      memo.left--
      memo.carried = 0
      return 'carryOut'
    },
    carryOut: run => (carryOut(run, run.fx.fx) ? 'carryOut' : 'next'),
  }

const chooseNumber: Verb<'choose-number', { begin: undefined; bind: number | null }> = {
  begin(run) {
    const { fx, card } = run
    const [min, max] = [num(run, fx.min), num(run, fx.max)]
    const options = Array.from({ length: Math.max(0, max - min + 1) }, (_, i) => min + i)
    return askBy(run, 'bind', fx.by, { what: 'number', card: card.source.card }, options)
  },
  bind(run, n) {
    run.card.bound.numbers[run.fx.as] = n ?? 0
    return done(run)
  },
}

/** 5.1. */
export const control = {
  end: atOnce<EffectOf<'end'>>(({ card }) => {
    card.ended = true
  }),
  choose,
  may,
  'may-repeat': mayRepeat,
  for: forEach,
  repeat,
  'choose-number': chooseNumber,

  delay: atOnce<EffectOf<'delay'>>(({ state, fx, card }) => {
    state.fight.delays.push({
      until: fx.until,
      fx: fx.fx,
      source: card.source,
      bound: { ...card.bound, things: { ...card.bound.things }, numbers: { ...card.bound.numbers } },
      serial: card.serial,
    })
  }),

  flag: atOnce<EffectOf<'flag'>>(({ state, fx }) => {
    if (fx.value === false) delete state.caravan.flags[fx.name]
    else state.caravan.flags[fx.name] = true
  }),

  counter: atOnce<EffectOf<'counter'>>(run => {
    const { state, fx, ctx } = run
    const { counters } = state.fight
    counters[fx.name] = fx.set === undefined ? (counters[fx.name] ?? 0) + num(run, fx.add ?? 1) : num(run, fx.set)
    checkObjectives(state, ctx)
  }),

  win: atOnce<EffectOf<'win'>>(({ state, fx }) => {
    state.fight.over ??= { result: 'victory', objective: fx.objective }
  }),

  lose: atOnce<EffectOf<'lose'>>(({ state }) => defeatCaravan(state)),
} satisfies Partial<Verbs>
