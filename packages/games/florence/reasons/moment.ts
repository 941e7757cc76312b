import type { Seat } from '@acheron/engine'
import type { Translate } from '@acheron/engine/words'
import type { TileId } from '../box/bonus-tiles.ts'
import type { FraudId, FraudOption } from '../box/fraud-cards.ts'
import type { GuardianId } from '../box/guardians.ts'
import type { LocationId } from '../box/locations.ts'
import type { GateId, ShieldId } from '../box/shields.ts'
import type { Sin, SoulSin } from '../box/sins.ts'
import type { Barrel, Guest, Member } from '../box/tower.ts'
import type { Frame } from '../frames.ts'
import type { FlorenceMove, Origin } from '../moves.ts'
import type { FlorenceState, SeatState } from '../state.ts'
import type { Words } from '../words/compiled/keys.ts'

/** What can be touched on the table; the list with its meanings stands with `explain`. */
export type Intent = { readonly viewer?: Seat | null } & (
  | { readonly kind: 'shield'; readonly shield: ShieldId; readonly soul?: Origin }
  | { readonly kind: 'grave'; readonly sin: SoulSin }
  | { readonly kind: 'gate'; readonly gate: GateId }
  | { readonly kind: 'circle'; readonly circle: number; readonly guardian?: GuardianId }
  | { readonly kind: 'guardian'; readonly guardian: GuardianId }
  | { readonly kind: 'location'; readonly location: LocationId; readonly member?: Member }
  | { readonly kind: 'accuse'; readonly location: LocationId }
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
  | { readonly kind: 'deck' | 'disc' | 'council' | 'exchange' | 'styx' }
  | { readonly kind: 'plague' | 'dante' | 'boat' | 'purse' | 'quarter' | 'end' }
)

/** The context of a reason: the open decision and the seat that has to make it. */
export interface Moment {
  readonly state: FlorenceState
  readonly frame: Frame
  readonly seat: Seat
  readonly me: SeatState
  /** The legal moves. */
  readonly moves: readonly FlorenceMove[]
  readonly t: Translate<Words>
}

/** The decision that must come first; null in the two phases of a turn, where nothing is pending. */
export function whyPressing({ frame, t }: Moment): string | null {
  switch (frame.kind) {
    case 'hell':
    case 'florence':
    // Frames in which nobody decides.
    case 'turns':
    case 'opening':
    case 'families':
    case 'accusation':
    case 'scoring':
      return null
    default:
      return t(`why.first.${frame.kind}`)
  }
}

/** Things that are possible only at certain moments. */
type Timed =
  | 'disc'
  | 'cube'
  | 'guardian'
  | 'card'
  | 'guest'
  | 'barrel'
  | 'panel'
  | 'exchange'
  | 'styx'
  | 'skull'
  | 'diploma'

/** The decision that must come first, or the moment at which such a thing is possible. */
export function whyLater(what: Timed, moment: Moment): string {
  return whyPressing(moment) ?? moment.t(`why.when.${what}`)
}
