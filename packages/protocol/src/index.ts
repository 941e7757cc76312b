/** What the browser may load: types, the limits that both sides keep, and the client's side of the socket. */

export { decodeServerMessages, encodeClientMessage } from './client.ts'
export { longestName, nameProblem, tidyName } from './limits.ts'
export { refusals } from './refusals.ts'
export type {
  ApiError,
  ClientMessage,
  Daily,
  DailyResult,
  Me,
  MeChange,
  NewTable,
  OpenTable,
  PastViews,
  SeatInfo,
  SeatPlan,
  ServerMessage,
  StepsPage,
  TableInfo,
  TableLists,
  TableSummary,
} from './schemas/index.ts'
