import type { Seat } from '@acheron/engine'
import type { Translate } from '@acheron/engine/words'
import type { TileId } from '../box/bonus-tiles.ts'
import type { FraudId, FraudOption } from '../box/fraud-cards.ts'
import type { GuardianId } from '../box/guardians.ts'
import type { GateId, ShieldId } from '../box/hell.ts'
import type { LocationId } from '../box/locations.ts'
import type { Sin, SoulSin } from '../box/sins.ts'
import type { Barrel, Guest, Member } from '../box/tower.ts'
import type { FlorenceState, Frame, Origin, SeatState } from '../state.ts'
import type { Words } from '../words/compiled/keys.ts'

/** What can be touched on the table; the list with its meanings stands in `explain.ts`. */
export type Intent = { readonly viewer?: Seat | null } & (
  | { readonly kind: 'shield'; readonly shield: ShieldId; readonly soul?: Origin }
  | { readonly kind: 'grave'; readonly sin: SoulSin }
  | { readonly kind: 'gate'; readonly gate: GateId }
  | { readonly kind: 'circle'; readonly circle: number; readonly guardian?: GuardianId }
  | { readonly kind: 'guardian'; readonly guardian: GuardianId }
  | { readonly kind: 'location' | 'accuse'; readonly location: LocationId }
  | { readonly kind: 'guest'; readonly guest: Guest; readonly seat?: Seat }
  | { readonly kind: 'barrel'; readonly barrel: Barrel; readonly seat?: Seat }
  | {
      readonly kind: 'member'
      readonly seat: Seat
      readonly member: Member
      readonly at: 'home' | 'reserve' | LocationId | number
    }
  | { readonly kind: 'floor'; readonly seat: Seat; readonly floor: number }
  | { readonly kind: 'panel'; readonly seat: Seat; readonly barrel: Barrel }
  | { readonly kind: 'card'; readonly card: FraudId; readonly seat?: Seat }
  | { readonly kind: 'option'; readonly option: FraudOption }
  | { readonly kind: 'cube' | 'track' | 'diploma'; readonly sin: Sin }
  | { readonly kind: 'tile'; readonly tile: TileId }
  | { readonly kind: 'deck' | 'disc' | 'council' | 'exchange' | 'styx' | 'plague' | 'dante' | 'boat' | 'end' }
)

/** Where a reason is looked for: the decision that is open, and the seat that has to make it. */
export interface Moment {
  readonly state: FlorenceState
  readonly frame: Frame
  readonly seat: Seat
  readonly me: SeatState
  readonly t: Translate<Words>
}
