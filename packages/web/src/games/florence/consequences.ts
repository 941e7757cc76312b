import { list } from '@acheron/engine/words'
import {
  circleOf,
  dantePath,
  debts,
  type FlorenceMove,
  type FlorenceState,
  type Frame,
  gatherMost,
  guardians,
  hellFor,
  infamyOf,
  listEffects,
  locationIds,
  locationName,
  returnDrachmas,
  type ShieldId,
  sinAt,
  sinName,
  sinOf,
} from './rules.ts'
import { deciderOf, type Florence } from './types.ts'
import type { Voice } from './words.ts'

type GuardianMove = Extract<FlorenceMove, { do: 'guardian' }>
type EffectMove = Extract<FlorenceMove, { do: 'effect' }>

/** What follows from a move, for the right side of its line; nothing where its words say all. */
export function consequenceOf(view: Florence, move: FlorenceMove, voice: Voice): string {
  return [thenOf(view, move, voice), loansOf(view, move, voice)].filter(Boolean).join(' · ')
}

function thenOf(view: Florence, move: FlorenceMove, voice: Voice): string {
  const { t } = voice
  switch (move.do) {
    case 'lead':
      return placesOf(view, move.to, voice)
    case 'guardian':
      return guardianThere(view, move, voice)
    case 'accuse':
      return danteNext(view, voice)
    case 'send':
      return ending.has(move.location) ? t('then.over') : ''
    case 'council':
      return t('then.over')
    case 'exchange': {
      const { florins = 0, drachmas = 0 } = view.seats[deciderOf(view)] ?? {}
      return t('then.coins', { florins: florins - move.n, drachmas: drachmas + move.n })
    }
    case 'done':
    case 'pass':
      return endsTurn(view) ? t('then.over') : ''
    default:
      return ''
  }
}

/** R3.3: what the loans that it takes add to the debt of the final scoring. */
function loansOf(view: Florence, move: FlorenceMove, { t }: Voice): string {
  const loans = 'loans' in move ? (move.loans ?? 0) : 0
  if (loans === 0) return ''
  const boat = view.seats[deciderOf(view)]?.boat ?? 0
  const debtAt = (space: number) => debts[Math.min(space, debts.length - 1)] ?? 0
  return t('then.loan', { before: debtAt(boat), after: debtAt(boat + loans) })
}

/** R10.2: what the guardian could do in that circle. */
function guardianThere(view: Florence, move: GuardianMove, { t }: Voice): string {
  const { guardian, circle } = move
  const there = { ...view, guardians: { ...view.guardians, [guardian]: circle } } as FlorenceState
  const effects = listEffects(there, deciderOf(view), guardian)
  if (effects.length === 0) return t('then.nobody')
  const { act } = guardians[guardian]
  const shields = hellFor(view.players).circles[circle] ?? []
  const count = new Set(effects.map(({ soul }) => soul)).size
  switch (act) {
    case 'gather': {
      const standing = shields.filter(id => view.hell[id]?.pose === 'standing').length
      return t('then.gather', { florins: Math.min(gatherMost, standing) })
    }
    case 'return':
      return t('then.return', { count, drachmas: returnDrachmas })
    case 'lead':
    case 'carry':
      return t(`then.${act}`, { count, points: Math.max(...effects.map(effect => pointsOf(view, effect))) })
    default:
      return t(`then.${act}`, { count })
  }
}

/** R2.4: what a soul brings that comes to its own circle. */
function pointsOf(view: Florence, { soul, to }: EffectMove): number {
  const circle = to === undefined ? 0 : (hellFor(view.players).shields[to]?.circle ?? 0)
  return soul !== undefined && circleOf(sinAt(view, soul)) === circle ? infamyOf(circle) : 0
}

/** Locations where all happens at once. */
const ending: ReadonlySet<string> = new Set(['haystack', 'banquet', 'bank'])

/** Nothing of the turn is left below the open decision. */
function endsTurn({ flow }: Florence): boolean {
  const below = (flow as readonly Frame[]).slice(0, -1)
  return below.every(frame => frame.kind === 'turns' || (frame.kind === 'accusation' && frame.next === 'end'))
}

/** The two locations that the shield's quarter opens. */
function placesOf(view: Florence, to: ShieldId, { t, game }: Voice): string {
  const quarter = hellFor(view.players).shields[to]?.quarter
  const here = locationIds.filter(location => view.locations[location] === quarter)
  return list(
    t.lang,
    here.map(location => locationName(location, game)),
  )
}

/** What Dante's next step brings. */
function danteNext(view: Florence, { t, game }: Voice): string {
  const step = view.end === null ? dantePath(view.players)[view.dante] : undefined
  if (!step) return t('then.over')
  const sin = sinName(sinOf(step.level), game)
  return t('then.dante', { kind: step.kind, sin })
}
