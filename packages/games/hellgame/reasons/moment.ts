import type { Seat } from '@acheron/engine'
import type { CurseId } from '../box/curses.ts'
import type { ItemId } from '../box/items.ts'
import type { SpellId } from '../box/spells.ts'
import type { Square } from '../box/squares.ts'
import type { Frame } from '../frames.ts'
import type { HellgameWords } from '../names.ts'
import type { HellgameView, SeatState } from '../state.ts'

/** The touchable things on the board. `viewer` is the seat that touches, if the board knows it. */
export type Intent = { readonly viewer?: Seat | null } & (
  | { readonly kind: 'square'; readonly square: Square }
  | { readonly kind: 'spell'; readonly spell: SpellId }
  | { readonly kind: 'curse'; readonly curse: CurseId }
  | { readonly kind: 'speed' }
  | { readonly kind: 'forge' }
  | { readonly kind: 'item'; readonly item: ItemId }
  | { readonly kind: 'track' }
  | { readonly kind: 'player'; readonly seat: Seat }
)

/** The context of a reason: the open decision and the seat that has to make it. */
export interface Moment {
  readonly view: HellgameView
  readonly frame: Frame
  readonly seat: Seat
  readonly me: SeatState
  readonly t: HellgameWords
}
