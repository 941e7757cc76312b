import { InputError } from '@acheron/engine'
import type { Effect, Id, Lines } from '../box/vocabulary.ts'
import { cardOf, nobodys } from '../cards/card.ts'
import type { Bindings, Source } from '../cards/source.ts'
import { isChampion } from '../champions/deciders.ts'
import { beginEntry } from '../chronicle/carrying-out.ts'
import type { ConfrontationFrame, Frame, OrdealFrame } from '../frames.ts'
import { archetypes, type CaravanState, type Ctx } from '../state.ts'
import { knownKeys } from './supply.ts'

/**
 * The moment at which a case begins. 'act': the Taking Actions Window; there also a card may be in the middle of being
 * carried out, as that of a Champion or of a Malefactor. Outside a fight: an entry of the Chronicle, an Ordeal.
 */
export type Moment =
  | 'act'
  | 'caravan-turn'
  | 'rebuild'
  | 'malefactors-turn'
  | 'round-end'
  | 'confrontation'
  | 'transition'
  | 'chapter'
  | Carrying
  | { readonly entry: Id }
  | { readonly ordeal: Partial<OrdealFrame> }
  | readonly Frame[]

/** One Line, or several, as of a card of whoever it is (`by`); `card` and `bound` tell more about it. */
type Carrying = {
  readonly lines?: Lines
  readonly line?: readonly Effect[]
  readonly by?: string
  readonly card?: Partial<Source>
  readonly bound?: Partial<Bindings>
}

/** The stack of frames at that moment. */
export function flowOf(state: CaravanState, ctx: Ctx, moment: Moment = state.fight ? 'act' : 'chapter'): Frame[] {
  if (typeof moment === 'string') return named(state, moment)
  if (isStack(moment)) return [...moment]
  if ('entry' in moment) return [campaign('transition'), beginEntry(state, moment.entry, ctx)]
  if ('ordeal' in moment) return [campaign('transition'), ordeal(moment.ordeal)]
  return [...named(state, 'act'), carrying(state, moment)]
}

const isStack = (moment: Moment): moment is readonly Frame[] => Array.isArray(moment)

const campaign = (step: Extract<Frame, { kind: 'campaign' }>['step']): Frame => ({ kind: 'campaign', step })

function named(state: CaravanState, moment: string): Frame[] {
  const fight = (step: ConfrontationFrame['step']): Frame[] => {
    if (!state.fight) throw new InputError(`position: '${moment}' needs a fight`)
    return [campaign('result'), { kind: 'confrontation', step, at: 0 }]
  }
  switch (moment) {
    case 'act':
      return [
        ...fight('malefactorsTurn'),
        { kind: 'caravanTurn', step: 'turnEnd', at: 0, order: [] },
        { kind: 'act', passed: {} },
      ]
    case 'caravan-turn':
      return [...fight('malefactorsTurn'), { kind: 'caravanTurn', step: 'roundStart', at: 0, order: [] }]
    case 'rebuild':
      return [
        ...fight('malefactorsTurn'),
        { kind: 'caravanTurn', step: 'rebuild', at: 0, order: [...state.fight!.track] },
      ]
    case 'malefactors-turn':
      return [...fight('roundEnd'), { kind: 'malefactorsTurn', step: 'turnStart', tray: 0 }]
    case 'round-end':
      return fight('roundEnd')
    case 'confrontation':
      return [campaign('fight')]
    case 'transition':
      return [campaign('transition')]
    case 'chapter':
      return [campaign('chapter')]
    default:
      throw new InputError(`position: there is no moment '${moment}'`)
  }
}

/** A card in the middle of the window, whose first Line is about to be carried out. */
function carrying(state: CaravanState, moment: Carrying): Frame {
  knownKeys('flow', moment, ['line', 'lines', 'by', 'card', 'bound'])
  const { by = null, card = {}, bound = {} } = moment
  const you = isChampion(by) ? by : null
  const kind = you ? 'maneuver' : by === null ? 'rule' : 'action'
  const usual: Source = {
    ...nobodys,
    kind,
    card: you ? state.champions[you].maneuvers[0]! : 'rule',
    you,
    self: you ? null : by,
  }
  return cardOf({ ...usual, ...card }, moment.lines ?? [moment.line!], bound)
}

function ordeal(given: Partial<OrdealFrame>): Frame {
  const each = <T>(value: () => T) => Object.fromEntries(archetypes.map(id => [id, value()])) as never
  return {
    kind: 'ordeal',
    attr: 'willpower',
    difficulty: 9,
    award: true,
    step: 'roll',
    dice: each(() => []),
    effort: each(() => null),
    fate: each(() => null),
    given: [],
    success: false,
    ...given,
  }
}
