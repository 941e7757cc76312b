import type { View } from '@acheron/engine'
import type {
  Archetype,
  AskFrame,
  AttackFrame,
  CaravanMove,
  CaravanState,
  caravan,
  Fight,
  FightingState,
  Frame,
} from './rules.ts'
import { archetypes } from './rules.ts'

/** What one sees of the game. Cards that one may not see have no names: they are null. */
export type Caravan = View<CaravanState>
/** The same during a Confrontation. */
export type Battle = Caravan & { readonly fight: Fight }

export type MoveOf<D extends CaravanMove['do']> = Extract<CaravanMove, { do: D }>

/** The words of the rules: names, cards, moves and events as prose. */
export type GameWords = Parameters<(typeof caravan)['describeMove']>[2]

export const isBattle = (view: Caravan): view is Battle => view.fight !== null

/** The rules read what is seen as they read the state: no number of theirs rests on what is hidden. */
export const asState = (view: Battle): FightingState => view as FightingState

export function topFrame(view: Caravan): Frame | null {
  return view.flow.at(-1) ?? null
}

export function askIn(view: Caravan): AskFrame | null {
  const frame = topFrame(view)
  return frame?.kind === 'ask' ? frame : null
}

/** The Attack that is being made, whatever is asked meanwhile. */
export function attackIn(view: Caravan): AttackFrame | null {
  const frame = view.flow.findLast(({ kind }) => kind === 'attack')
  return frame?.kind === 'attack' ? frame : null
}

/** A seat's Champions; of no seat in particular: all. */
export const championsOf = ({ champions }: Caravan, seat: number | null): Archetype[] =>
  archetypes.filter(each => seat === null || champions[each].seat === seat)

/** The Champion that a move is about. */
export function championOf(move: CaravanMove): Archetype | null {
  return 'champion' in move ? move.champion : null
}
