import { cannot } from '../abilities/modifiers.ts'
import type { Effect } from '../box/vocabulary.ts'
import { gainToken, gainVigor, loseToken, moveOnTrack, payVigor, tokensOf, toTrackEnd } from '../champions/champion.ts'
import { isChampion } from '../champions/deciders.ts'
import { num } from '../numbers/numbers.ts'
import { refId } from '../selectors/references.ts'
import { done, type Run, type Verbs } from './run.ts'
import { skipLine, toEach } from './targets.ts'

type Gaining = Extract<Effect, { to: unknown; n: unknown; do: Resource }>
type Resource = 'empower' | 'inspire' | 'invigorate' | 'prepare' | 'restore' | 'expiate' | 'recall' | 'draw'

/** Vigor, tokens and the Fierceness Track (5.5). */
export const vigorVerbs = {
  /** K.EMPOWER. */
  empower: (run: Run<Gaining>) =>
    toEach(run, run.fx.to, id => void gainToken(run.state, id, 'empower', num(run, run.fx.n), run.ctx)),

  /** K.INSPIRE. */
  inspire: (run: Run<Gaining>) =>
    toEach(run, run.fx.to, id => void gainToken(run.state, id, 'inspiration', num(run, run.fx.n), run.ctx)),

  /** K.INVIGORATE. */
  invigorate: (run: Run<Gaining>) =>
    toEach(run, run.fx.to, id => {
      if (isChampion(id) && !cannot(run.state, id, 'invigorate')) gainVigor(run.state, id, num(run, run.fx.n), run.ctx)
    }),

  /** K.PAY X VIGOR: who cannot pay it does nothing more of the Line. */
  pay(run) {
    const { state, fx, ctx } = run
    const id = refId(run, fx.who ?? 'you')
    const n = num(run, fx.vigor)
    if (!isChampion(id) || state.champions[id].vigor < n) return skipLine(run)
    done(run)
    payVigor(state, id, n, ctx)
  },

  'gain-token': run => {
    const { fx, state, ctx } = run
    toEach(run, fx.to, id => void gainToken(state, id, fx.attr, num(run, fx.n ?? 1), ctx))
  },

  'lose-token': run => {
    const { fx, state, ctx } = run
    toEach(run, fx.to, id => {
      const n = fx.n === 'all' ? (tokensOf(state, id)[fx.token] ?? 0) : num(run, fx.n)
      loseToken(state, id, fx.token, n, ctx)
    })
  },

  /** R12.10: up so many positions, or to an end of the track. */
  fierceness(run) {
    const { fx, state, ctx } = run
    toEach(run, fx.to, id => {
      if (!isChampion(id)) return
      if (fx.set) toTrackEnd(state, id, fx.set, ctx)
      else moveOnTrack(state, id, num(run, fx.n ?? 0), ctx)
    })
  },
} satisfies Verbs
