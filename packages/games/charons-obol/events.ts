import type { Seat } from '@acheron/engine'

/** What happened. An event carries all that its line of the log says: the state of later does not change it. */
export type CharonsObolEvent =
  | { readonly e: 'thrown'; readonly seat: Seat; readonly face: number; readonly hand: number }
  | { readonly e: 'lost'; readonly seat: Seat; readonly obols: number }
  | { readonly e: 'kept'; readonly seat: Seat; readonly obols: number; readonly purse: number }
  | { readonly e: 'crossed'; readonly seat: Seat; readonly purse: number }
