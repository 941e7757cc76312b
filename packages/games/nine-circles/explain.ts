import type { JsonObject, View } from '@acheron/engine'
import type { Translate } from '@acheron/engine/words'
import { circleOf } from './circles.ts'
import { listClaims } from './claiming.ts'
import { awaitsDeclaration } from './declaration.ts'
import { countOf, total } from './multisets.ts'
import { faces, type NineCirclesMove, type NineCirclesState } from './state.ts'
import type { Words } from './words/compiled/keys.ts'

type T = Translate<Words>
/** Reasons look at what lies open; nothing here asks the generator. */
type Table = View<NineCirclesState>

/** A touch that reached no die, row or move: `explain` answers what would have had to be otherwise. */
export function explain(view: Table, intent: JsonObject, t: T): string | null {
  if (view.status !== 'playing') return t('why.over')
  const state = view as NineCirclesState
  if (intent.kind === 'declare') return whyNotDeclare(state, t)
  if (intent.kind === 'die' && intent.place === 'removed') return whyGone(state, intent, t)
  if (awaitsDeclaration(state)) return t('why.declare.first')
  switch (intent.kind) {
    case 'roll':
      return whyNotRoll(state, numbers(intent.rows), count(intent.fresh), numbers(intent.again) ?? [], t)
    case 'row':
      return whyNotRow(state, count(intent.size), t)
    case 'virgil':
      return whyNotVirgil(state, count(intent.from), typeof intent.to === 'number' ? intent.to : null, t)
    case 'claim':
      return whyNotClaim(state, numbers(intent.use), t)
    case 'die':
      return intent.place === 'pool' ? whyNotPool(state, t) : whyNotActive(state, count(intent.value), t)
    default:
      return null
  }
}

/** R2. */
function whyNotDeclare(state: NineCirclesState, t: T): string | null {
  if (state.declared !== null) return t('why.declare.done', { n: state.declared })
  return awaitsDeclaration(state) ? null : t('why.declare.elsewhere')
}

/** R3, R7.4, in the order in which a player would put it right. */
function whyNotRoll(
  state: NineCirclesState,
  rows: readonly number[] | null,
  fresh: number,
  again: readonly number[],
  t: T,
): string | null {
  const dice = fresh + again.length
  if (mustStop(state)) return t('why.stop.roll')
  if (fresh > state.pool) return t('why.roll.pool', { count: state.pool })
  if (faces.some(face => countOf(again, face) > countOf(state.active, face))) return t('why.roll.active')
  const joins = circleOf(state.circle).target.kind === 'without'
  if (dice === 0 && !rows?.length) return t('why.roll.none')
  if (!joins && (rows?.length ?? 0) > 1) return t('why.roll.joined')
  if (rows && total(rows) !== dice)
    return joins
      ? t('why.roll.sum', { wanted: total(rows), dice })
      : t('why.row.exact', { size: total(rows), count: dice })
  for (const size of rows ?? [])
    if (countOf(rows ?? [], size) > (state.rows[size - 1] ?? 0)) return whyEmpty(state, size, t)
  if (joins) return rows || fits(state.rows, dice) ? null : t('why.roll.unfit', { count: dice })
  if (dice > 4) return t('why.roll.four', { count: dice })
  return (state.rows[dice - 1] ?? 0) === 0 ? whyEmpty(state, dice, t) : null
}

function whyNotRow(state: NineCirclesState, size: number, t: T): string | null {
  if ((state.rows[size - 1] ?? 0) === 0) return whyEmpty(state, size, t)
  if (mustStop(state)) return t('why.stop.roll')
  const dice = state.pool + state.active.length
  return size > dice ? t('why.row.few', { size, count: dice }) : null
}

function whyEmpty(state: NineCirclesState, size: number, t: T): string {
  const joins = circleOf(state.circle).target.kind === 'without'
  const left = state.rows[size - 1] ?? 0
  if (joins && left > 0) return t('why.row.more', { size, left })
  return t('why.row.empty', { size })
}

/** R4, R6.6, R7.3. */
function whyNotVirgil(state: NineCirclesState, from: number, to: number | null, t: T): string | null {
  if (state.active.length === 0) return t('why.virgil.before')
  if (state.virgil === 0) return t('why.virgil.none')
  if (mustStop(state) && !state.lastWasVirgil) return t('why.stop.virgil')
  if (!state.active.includes(from)) return t('why.virgil.active')
  if (to === null) return null
  const { target } = circleOf(state.circle)
  if (target.kind === 'without' && to === target.face) return t('why.virgil.five')
  if (to < 1 || to > 6) return t('why.virgil.wrap', { from })
  return Math.abs(from - to) === 1 || from + to === 7 ? null : t('why.virgil.far', { from, to })
}

/** R5, R6.1. */
function whyNotClaim(state: NineCirclesState, use: readonly number[] | null, t: T): string | null {
  const claims = claimsOf(state)
  const { id, target } = circleOf(state.circle)
  if (claims.length === 0) {
    if (target.kind === 'without') return t('why.claim.five', { count: state.active.length })
    if (target.kind === 'declared' && state.declared !== null) return t('why.claim.declared', { n: state.declared })
    return t('why.claim.unmet', { target: t(`circle.${id}.target`) })
  }
  const same = (claim: NineCirclesMove) =>
    claim.do === 'claim' && use !== null && claim.use.join() === use.toSorted((a, b) => a - b).join()
  return use === null || claims.some(same) ? null : t('why.claim.use', { target: t(`circle.${id}.target`) })
}

function whyNotPool(state: NineCirclesState, t: T): string | null {
  if (mustStop(state)) return t('why.stop.roll')
  if (state.pool === 0) return t('why.roll.pool', { count: 0 })
  const dice = state.pool + state.active.length
  const usable = state.rows.some((pips, i) => pips > 0 && i < dice)
  return usable ? null : t('why.die.norow')
}

/** An active die may be rolled again or altered: silence only if one of the two is possible. */
function whyNotActive(state: NineCirclesState, value: number, t: T): string | null {
  if (!mustStop(state) && whyNotPool({ ...state, pool: Math.max(1, state.pool) }, t) === null) return null
  return whyNotVirgil(state, value, null, t)
}

function whyGone(state: NineCirclesState, intent: JsonObject, t: T): string {
  return circleOf(state.circle).target.kind === 'without' && intent.value === 5 ? t('why.die.five') : t('why.die.gone')
}

function claimsOf(state: NineCirclesState): NineCirclesMove[] {
  const claims: NineCirclesMove[] = []
  listClaims(state, claims)
  return claims
}

/** R6.6: the target is met and the table plays by the strict reading. */
function mustStop(state: NineCirclesState): boolean {
  return state.options.stop === 'strict' && claimsOf(state).length > 0
}

/** Whether rows with empty pips can be joined to exactly that many dice (R7.4). */
function fits(pips: readonly number[], dice: number): boolean {
  let sums = 1
  pips.forEach((left, i) => {
    for (let pip = 0; pip < left; pip++) sums |= sums << (i + 1)
  })
  return (sums & (1 << dice)) !== 0
}

function count(json: unknown): number {
  return typeof json === 'number' ? json : 0
}

function numbers(json: unknown): readonly number[] | null {
  return Array.isArray(json) ? json.filter(item => typeof item === 'number') : null
}
