import type { Seat } from '@acheron/engine'

/** The events. An event carries all data of its log line, so that later states cannot change the line. */
export type CharonsObolEvent =
  | { readonly e: 'thrown'; readonly seat: Seat; readonly face: number; readonly hand: number }
  | { readonly e: 'lost'; readonly seat: Seat; readonly obols: number }
  | { readonly e: 'kept'; readonly seat: Seat; readonly obols: number; readonly purse: number }
  | { readonly e: 'crossed'; readonly seat: Seat; readonly purse: number }
