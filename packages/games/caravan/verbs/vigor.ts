import { cannot } from '../abilities/modifiers.ts'
import { gainToken, gainVigor, loseToken, moveOnTrack, payVigor, tokensOf, toTrackEnd } from '../champions/champion.ts'
import { isChampion } from '../champions/deciders.ts'
import { num } from '../numbers/numbers.ts'
import { refId } from '../selectors/references.ts'
import { skipLine } from './carrying-out.ts'
import { toEach, toEachChampion } from './each.ts'
import { done, type EffectOf, type Verb, type Verbs } from './run.ts'

/** K.PAY X VIGOR: a Champion that cannot pay skips the rest of the Line. */
const pay: Verb<'pay', { begin: undefined }> = {
  begin(run) {
    const { state, fx, ctx } = run
    const id = refId(run, fx.who ?? 'you')
    const n = num(run, fx.vigor)
    if (!isChampion(id) || state.champions[id].vigor < n) return skipLine(run)
    done(run)
    payVigor(state, id, n, ctx)
    return null
  },
}

/** Vigor, tokens and the Fierceness Track (5.5). */
export const vigorVerbs = {
  /** K.EMPOWER. */
  empower: toEach<EffectOf<'empower'>>(
    fx => fx.to,
    (run, id) => void gainToken(run.state, id, 'empower', num(run, run.fx.n), run.ctx),
  ),

  /** K.INSPIRE. */
  inspire: toEach<EffectOf<'inspire'>>(
    fx => fx.to,
    (run, id) => void gainToken(run.state, id, 'inspiration', num(run, run.fx.n), run.ctx),
  ),

  /** K.INVIGORATE. */
  invigorate: toEachChampion<EffectOf<'invigorate'>>(
    fx => fx.to,
    (run, id) => {
      if (!cannot(run.state, id, 'invigorate')) gainVigor(run.state, id, num(run, run.fx.n), run.ctx)
    },
  ),

  pay,

  'gain-token': toEach<EffectOf<'gain-token'>>(
    fx => fx.to,
    (run, id) => void gainToken(run.state, id, run.fx.attr, num(run, run.fx.n ?? 1), run.ctx),
  ),

  'lose-token': toEach<EffectOf<'lose-token'>>(
    fx => fx.to,
    (run, id) => {
      const { fx, state, ctx } = run
      const n = fx.n === 'all' ? (tokensOf(state, id)[fx.token] ?? 0) : num(run, fx.n)
      loseToken(state, id, fx.token, n, ctx)
    },
  ),

  /** R12.10: up by a number of positions, or to an end of the track. */
  fierceness: toEachChampion<EffectOf<'fierceness'>>(
    fx => fx.to,
    (run, id) => {
      const { fx, state, ctx } = run
      if (fx.set) toTrackEnd(state, id, fx.set, ctx)
      else moveOnTrack(state, id, num(run, fx.n ?? 0), ctx)
    },
  ),
} satisfies Partial<Verbs>
