import type { Order, Ordering, Seat } from '@acheron/engine'
import { wounds } from './champions/champion.ts'
import type { CaravanMove } from './moves.ts'
import { archetypes, type CaravanState, type CaravanView, type ChampionState, type Fight } from './state.ts'
import type { Words } from './texts/words.ts'

type CaravanOrder =
  /** R12.5: passes until the Malefactors' Turn. */
  | { readonly order: 'pass'; readonly unless: 'hurt' | 'never' }
  /** R19.3: no reactions in this Turn, or only when an own Champion is concerned. */
  | { readonly order: 'windows'; readonly of: 'others' | 'all' }

/** An order is one that was offered, so it has the parameters of its name. */
const read = (order: Order) => order as CaravanOrder

/** Moves by which a seat takes part again after a pass. */
const acts: ReadonlySet<CaravanMove['do']> = new Set([
  ...(['maneuver', 'move', 'interact', 'deliver', 'free', 'breakFree', 'unpass'] as const),
])

/** What may be ordered in a Confrontation: not to be asked while others act. */
export const orders: Ordering<CaravanState, CaravanMove, Words> = {
  names: ['pass', 'windows'],

  offered(view, seat) {
    const { fight } = view
    if (!fight || fight.over || fight.turn === 'setup') return []
    const offered: CaravanOrder[] = []
    if (view.flow.some(({ kind }) => kind === 'act'))
      offered.push({ order: 'pass', unless: 'hurt' }, { order: 'pass', unless: 'never' })
    if (view.players > 1 && ownOf(view, seat).length < archetypes.length)
      offered.push({ order: 'windows', of: 'others' })
    offered.push({ order: 'windows', of: 'all' })
    return offered
  },

  mark(view, seat) {
    const { id, round, turn } = view.fight!
    return { fight: id, lost: view.lost, round, turn, ...conditionOf(view, seat) }
  },

  ending(view, seat, given, mark) {
    const { fight } = view
    const order = read(given)
    if (!fight || fight.over || !isSameTurn(view, fight, mark)) return 'done'
    if (order.order === 'pass' && !view.flow.some(({ kind }) => kind === 'act')) return 'done'
    const now = conditionOf(view, seat)
    const isHurt = now.wounds > Number(mark.wounds) || now.caught > Number(mark.caught)
    if (order.order === 'windows') return isHurt ? 'surprise' : null
    return order.unless === 'hurt' && (isHurt || now.vigor < Number(mark.vigor)) ? 'surprise' : null
  },

  answer(view, seat, given) {
    const order = read(given)
    const frame = view.flow.at(-1)
    if (order.order === 'pass') return frame?.kind === 'act' && !frame.passed[seat] ? { do: 'pass' } : null
    if (frame?.kind !== 'window') return null
    const champion = frame.order[frame.at]
    if (!champion || view.champions[champion].seat !== seat) return null
    const { subject } = frame.happening
    const isMine = subject !== null && ownOf(view, seat).some(id => id === subject)
    return order.of === 'others' && isMine ? null : { do: 'pass' }
  },

  endsByHand: ({ order }, move) => order === 'pass' && acts.has(move.do),

  describe(given, t) {
    const order = read(given)
    return order.order === 'pass' ? t(`order.pass.${order.unless}`) : t(`order.windows.${order.of}`)
  },
}

const ownOf = ({ champions }: CaravanView, seat: Seat) => archetypes.filter(id => champions[id].seat === seat)

function isSameTurn(
  { lost }: CaravanView,
  { id, round, turn }: Fight,
  mark: Readonly<Record<string, unknown>>,
): boolean {
  return mark.fight === id && mark.lost === lost && mark.round === round && mark.turn === turn
}

/** How the seat's Champions are: open to all. */
function conditionOf(view: CaravanView, seat: Seat) {
  const own = ownOf(view, seat)
  const sum = (of: (champion: ChampionState) => number) => own.reduce((all, id) => all + of(view.champions[id]), 0)
  const caught = own.filter(id => view.fight?.fighters[id]?.heldBy || view.fight?.fighters[id]?.arrest).length
  return { vigor: sum(champion => champion.vigor), wounds: sum(wounds), caught }
}
