import { enforceLimits } from '../champions/champion.ts'
import { isChampion } from '../champions/deciders.ts'
import { spendRelic, unspendRelic } from '../champions/equipment.ts'
import { discardFinding, drawFinding, exchangeFindings, useFinding } from '../champions/findings.ts'
import { num } from '../numbers/numbers.ts'
import { afterwards } from '../reactions/news.ts'
import { refId } from '../selectors/references.ts'
import { ask, done, type Verbs } from './run.ts'
import { again, begin, left, nextOne, onEachChampion, toEach } from './targets.ts'

/** Findings and Relics (5.5, R17). */
export const belongingVerbs = {
  /** R17.7: who carries one keeps one of the two. */
  'draw-finding': run => {
    const { state, frame, fx, ctx } = run
    onEachChampion(run, fx.to, id => {
      const { finding } = state.champions[id].equip
      const top = state.decks.findings.at(-1)
      if (frame.step > begin) {
        const keepOld = frame.answer === 'old'
        again(run)
        if (drawFinding(state, id, keepOld, ctx)) afterwards(state, 'finding-drawn', id)
        return
      }
      if (left(run, () => num(run, fx.n ?? 1)) === 0 || top === undefined) return nextOne(run)
      // The card is shown while one of the two is chosen; it leaves the deck afterwards.
      const topic = { what: 'keep-finding', champion: id, old: finding, new: top }
      ask(state, frame, id, topic, finding === null || finding === top ? ['new'] : ['old', 'new'])
    })
  },

  'discard-finding': run =>
    toEach(run, run.fx.to, id => {
      if (isChampion(id)) discardFinding(run.state, id, run.ctx)
    }),

  /** As when an item is DELIVERED: the other hands over its own, if it has one. */
  'give-finding': run => {
    const { state, fx, ctx } = run
    const giver = refId(run, fx.from)
    if (!isChampion(giver) || state.champions[giver].equip.finding === null) return done(run)
    toEach(run, fx.to, id => {
      if (isChampion(id) && id !== giver) exchangeFindings(state, giver, id, ctx)
    })
  },

  /** R17.7: a Finding is used: it is discarded before its effect. */
  'use-finding': run => {
    const { you } = run.card.source
    done(run)
    if (you === null) return
    useFinding(run.state, you, run.ctx)
    afterwards(run.state, 'finding-used', you)
  },

  /** R17.5. */
  spend(run) {
    const { state, fx, card, ctx } = run
    const { you } = card.source
    done(run)
    if (you === null) return
    const { equip, spent } = state.champions[you]
    if (spent || equip.relic !== (fx.card ?? card.source.card)) return
    spendRelic(state, you, ctx)
    enforceLimits(state, ctx)
    afterwards(state, 'relic-spent', you)
  },

  unspend: run =>
    toEach(run, run.fx.to, id => {
      if (isChampion(id)) unspendRelic(run.state, id, run.ctx)
    }),
} satisfies Verbs
