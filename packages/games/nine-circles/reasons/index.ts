import type { JsonObject } from '@acheron/engine'
import type { Translate } from '@acheron/engine/words'
import { circleOf } from '../box/circles.ts'
import { faces } from '../box/dice.ts'
import type { NineCirclesMove } from '../moves.ts'
import type { NineCirclesView } from '../state.ts'
import { listClaims } from '../turn/claiming.ts'
import { awaitsDeclaration } from '../turn/declaration.ts'
import { countOf, total } from '../turn/multisets.ts'
import type { Words } from '../words/compiled/keys.ts'

type T = Translate<Words>

/** Why a touch of the board means no legal move; null if it means one, or nothing at all. */
export function explain(view: NineCirclesView, intent: JsonObject, t: T): string | null {
  if (view.status !== 'playing') return t('why.over')
  if (intent.kind === 'declare') return whyNotDeclare(view, t)
  if (intent.kind === 'die' && intent.place === 'removed') return whyGone(view, intent, t)
  if (awaitsDeclaration(view)) return t('why.declare.first')
  switch (intent.kind) {
    case 'roll':
      return whyNotRoll(view, numbers(intent.rows), count(intent.fresh), numbers(intent.again) ?? [], t)
    case 'row':
      return whyNotRow(view, count(intent.size), t)
    case 'virgil':
      return whyNotVirgil(view, count(intent.from), typeof intent.to === 'number' ? intent.to : null, t)
    case 'claim':
      return whyNotClaim(view, numbers(intent.use), t)
    case 'die':
      return intent.place === 'pool' ? whyNotPool(view, t) : whyNotActive(view, count(intent.value), t)
    default:
      return null
  }
}

/** R2. */
function whyNotDeclare(view: NineCirclesView, t: T): string | null {
  if (view.declared !== null) return t('why.declare.done', { n: view.declared })
  return awaitsDeclaration(view) ? null : t('why.declare.elsewhere')
}

/** R3, R7.4, in the order in which a player would put it right. */
function whyNotRoll(
  view: NineCirclesView,
  rows: readonly number[] | null,
  fresh: number,
  again: readonly number[],
  t: T,
): string | null {
  const dice = fresh + again.length
  if (mustStop(view)) return t('why.stop.roll')
  if (fresh > view.pool) return t('why.roll.pool', { count: view.pool })
  if (faces.some(face => countOf(again, face) > countOf(view.active, face))) return t('why.roll.active')
  const joins = circleOf(view.circle).target.kind === 'without'
  if (dice === 0 && !rows?.length) return t('why.roll.none')
  if (!joins && (rows?.length ?? 0) > 1) return t('why.roll.joined')
  if (rows && total(rows) !== dice)
    return joins
      ? t('why.roll.sum', { wanted: total(rows), dice })
      : t('why.row.exact', { size: total(rows), count: dice })
  for (const size of rows ?? [])
    if (countOf(rows ?? [], size) > (view.rows[size - 1] ?? 0)) return whyEmpty(view, size, t)
  if (joins) return rows || fits(view.rows, dice) ? null : t('why.roll.unfit', { count: dice })
  if (dice > 4) return t('why.roll.four', { count: dice })
  return (view.rows[dice - 1] ?? 0) === 0 ? whyEmpty(view, dice, t) : null
}

function whyNotRow(view: NineCirclesView, size: number, t: T): string | null {
  if ((view.rows[size - 1] ?? 0) === 0) return whyEmpty(view, size, t)
  if (mustStop(view)) return t('why.stop.roll')
  const dice = view.pool + view.active.length
  return size > dice ? t('why.row.few', { size, count: dice }) : null
}

function whyEmpty(view: NineCirclesView, size: number, t: T): string {
  const joins = circleOf(view.circle).target.kind === 'without'
  const left = view.rows[size - 1] ?? 0
  if (joins && left > 0) return t('why.row.more', { size, left })
  return t('why.row.empty', { size })
}

/** R4, R6.6, R7.3. */
function whyNotVirgil(view: NineCirclesView, from: number, to: number | null, t: T): string | null {
  if (view.active.length === 0) return t('why.virgil.before')
  if (view.virgil === 0) return t('why.virgil.none')
  if (mustStop(view) && !view.lastWasVirgil) return t('why.stop.virgil')
  if (!view.active.includes(from)) return t('why.virgil.active')
  if (to === null) return null
  const { target } = circleOf(view.circle)
  if (target.kind === 'without' && to === target.face) return t('why.virgil.five')
  if (to < 1 || to > 6) return t('why.virgil.wrap', { from })
  return Math.abs(from - to) === 1 || from + to === 7 ? null : t('why.virgil.far', { from, to })
}

/** R5, R6.1. */
function whyNotClaim(view: NineCirclesView, use: readonly number[] | null, t: T): string | null {
  const claims = claimsOf(view)
  const { id, target } = circleOf(view.circle)
  if (claims.length === 0) {
    if (target.kind === 'without') return t('why.claim.five', { count: view.active.length })
    if (target.kind === 'declared' && view.declared !== null) return t('why.claim.declared', { n: view.declared })
    return t('why.claim.unmet', { target: t(`circle.${id}.target`) })
  }
  const same = (claim: NineCirclesMove) =>
    claim.do === 'claim' && use !== null && claim.use.join() === use.toSorted((a, b) => a - b).join()
  return use === null || claims.some(same) ? null : t('why.claim.use', { target: t(`circle.${id}.target`) })
}

function whyNotPool(view: NineCirclesView, t: T): string | null {
  if (mustStop(view)) return t('why.stop.roll')
  if (view.pool === 0) return t('why.roll.pool', { count: 0 })
  const dice = view.pool + view.active.length
  const usable = view.rows.some((pips, i) => pips > 0 && i < dice)
  return usable ? null : t('why.die.norow')
}

/** An active die may be rolled again or altered: null only if one of the two is possible. */
function whyNotActive(view: NineCirclesView, value: number, t: T): string | null {
  if (!mustStop(view) && whyNotPool({ ...view, pool: Math.max(1, view.pool) }, t) === null) return null
  return whyNotVirgil(view, value, null, t)
}

function whyGone(view: NineCirclesView, intent: JsonObject, t: T): string {
  return circleOf(view.circle).target.kind === 'without' && intent.value === 5 ? t('why.die.five') : t('why.die.gone')
}

function claimsOf(view: NineCirclesView): NineCirclesMove[] {
  const claims: NineCirclesMove[] = []
  listClaims(view, claims)
  return claims
}

/** R6.6: the target is met and the table plays by the strict reading. */
function mustStop(view: NineCirclesView): boolean {
  return view.options.stop === 'strict' && claimsOf(view).length > 0
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
