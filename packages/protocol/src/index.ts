/** What the browser may load: types, the limits that both sides keep, and the client's side of the socket. */

export { decodeServerMessages, encodeClientMessage } from './client.ts'
export { longestName, nameProblem, tidyName } from './limits.ts'
export { refusals } from './refusals.ts'
export type {
  ApiError,
  Branch,
  ClientMessage,
  Daily,
  DailyResult,
  GoBack,
  ImportCampaign,
  Me,
  MeChange,
  NewBranch,
  NewTable,
  OpenTable,
  PastViews,
  Save,
  SavesList,
  SeatInfo,
  SeatPlan,
  ServerMessage,
  StepsPage,
  TableInfo,
  TableLists,
  TableSummary,
  WentBack,
} from './schemas/index.ts'
