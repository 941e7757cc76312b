import type { Archetype } from '../box/vocabulary.ts'
import { askChampion, type Some } from '../champions/asking.ts'
import { enforceLimits } from '../champions/champion.ts'
import { isChampion } from '../champions/deciders.ts'
import { spendRelic, unspendRelic } from '../champions/equipment.ts'
import { discardFinding, drawFinding, exchangeFindings, useFinding } from '../champions/findings.ts'
import { num } from '../numbers/numbers.ts'
import { afterwards } from '../reactions/news.ts'
import { refId } from '../selectors/references.ts'
import { again, championInTurn, left, nextOne, onEachChampion, type Repeated, toEachChampion } from './each.ts'
import { atOnce, done, type EffectOf, type Run, type Verbs } from './run.ts'

/** R17.7: a Champion that carries one keeps one of the two. */
const drawFindings = onEachChampion<EffectOf<'draw-finding'>, { keep: 'old' | 'new' }, Repeated>(
  fx => fx.to,
  (run, id) => {
    const { state, frame, fx } = run
    const { finding } = state.champions[id].equip
    const top = state.decks.findings.at(-1)
    if (left(run, () => num(run, fx.n ?? 1)) === 0 || top === undefined) return nextOne(run)
    // The card is shown while one of the two is chosen; it leaves the deck afterwards.
    const topic = { what: 'keep-finding', champion: id, old: finding, new: top }
    const options: Some<'old' | 'new'> = finding === null || finding === top ? ['new'] : ['old', 'new']
    return askChampion(state, frame, 'keep', id, topic, options)
  },
  {
    keep(run, kept) {
      const { state, ctx } = run
      const id = championInTurn(run)
      const next = again(run)
      if (drawFinding(state, id, kept === 'old', ctx)) afterwards(state, 'finding-drawn', id)
      return next
    },
  },
)

type Giving = EffectOf<'give-finding'>

const handOver = toEachChampion<Giving>(
  fx => fx.to,
  (run, id) => {
    const giver = giverOf(run)
    if (giver !== null && id !== giver) exchangeFindings(run.state, giver, id, run.ctx)
  },
)

/** As when an item is DELIVERED: the other hands over its own, if it has one. It ends when there is nothing to give. */
const give: typeof handOver = {
  begin: run => (giverOf(run) === null ? done(run) : handOver.begin(run, undefined)),
  selected: (run, found) => (giverOf(run) === null ? done(run) : handOver.selected(run, found)),
  each: run => (giverOf(run) === null ? done(run) : handOver.each(run, undefined)),
}

function giverOf<M>(run: Run<Giving, M>): Archetype | null {
  const giver = refId(run, run.fx.from)
  return isChampion(giver) && run.state.champions[giver].equip.finding !== null ? giver : null
}

/** Findings and Relics (5.5, R17). */
export const belongingVerbs = {
  'draw-finding': drawFindings,

  'discard-finding': toEachChampion<EffectOf<'discard-finding'>>(
    fx => fx.to,
    ({ state, ctx }, id) => discardFinding(state, id, ctx),
  ),

  'give-finding': give,

  /** R17.7: a Finding is used: it is discarded before its effect. */
  'use-finding': atOnce<EffectOf<'use-finding'>>(({ state, card, ctx }) => {
    const { you } = card.source
    if (you === null) return
    useFinding(state, you, ctx)
    afterwards(state, 'finding-used', you)
  }),

  /** R17.5. */
  spend: atOnce<EffectOf<'spend'>>(({ state, fx, card, ctx }) => {
    const { you } = card.source
    if (you === null) return
    const { equip, spent } = state.champions[you]
    if (spent || equip.relic !== (fx.card ?? card.source.card)) return
    spendRelic(state, you, ctx)
    enforceLimits(state, ctx)
    afterwards(state, 'relic-spent', you)
  }),

  unspend: toEachChampion<EffectOf<'unspend'>>(
    fx => fx.to,
    ({ state, ctx }, id) => unspendRelic(state, id, ctx),
  ),
} satisfies Partial<Verbs>
