export { type AskFrame, ask, askPhase, type Choice, type Question, type Topic } from './ask.ts'
export {
  type CampaignFile,
  type CampaignSave,
  type CampaignSeat,
  type CampaignStates,
  campaignFile,
  campaignStates,
  checkCampaign,
  longestCampaign,
  parseCampaign,
} from './campaign-file.ts'
export { type Chance, type ChanceResult, Generator } from './chance.ts'
export { hasWinner } from './contest.ts'
export { defineGame, type GameRules } from './define.ts'
export { type DiceProof, fingerprintOf, proveDice } from './dice-proof.ts'
export { InputError } from './errors.ts'
export { enter, type Frame, leave, type Phase, type Phases } from './flow.ts'
export type {
  Config,
  Context,
  Feature,
  GameDefinition,
  GameEvent,
  GameMeta,
  GameState,
  GameSurface,
  Mind,
  Move,
  Oracle,
  OracleQuery,
  OracleTable,
  Plan,
  Proof,
  Reason,
  Result,
  SearchHabits,
  Seat,
  View,
} from './game.ts'
export { type Doubt, isHarmless } from './harmless.ts'
export { hash } from './hash.ts'
export {
  canonical,
  clone,
  cloneUnfrozen,
  equal,
  findEqual,
  freeze,
  isObject,
  type Json,
  type JsonObject,
  parseJson,
  textOf,
} from './json.ts'
export { botsToDecide } from './leading.ts'
export {
  type Action,
  LiveTable,
  type SavedTable,
  type ShownOrders,
  type ShownStep,
  type Snapshot,
  type StepCounts,
  type TableView,
  type TakingBack,
} from './live.ts'
export { logOdds, stretched } from './log-odds.ts'
export { type OptionSchema, type OptionsOf, type OptionsSchema, parseOptions } from './options.ts'
export {
  answerByOrder,
  giveOrder,
  noOrders,
  type Order,
  type Ordering,
  reviewOrders,
  type SeatOrders,
  withdrawOrder,
} from './orders.ts'
export { Past, type PastView } from './past.ts'
export { type GameRecord, parseRecord, recordOf, replay, type SeatHolder } from './record.ts'
export { dealSeen, reportOf } from './report.ts'
export { forkingSeed, keyedSeed, type RngState, seedRng } from './rng.ts'
export { type SavedEvent, savedIn } from './saves.ts'
export { arrange, runScenario } from './scenario.ts'
export { parseScenarios, type Scenario } from './scenario-file.ts'
export { noSecrets, type Secrets } from './secrets.ts'
export {
  checkParts,
  isSeedPart,
  type KeptPart,
  printOf,
  printsOf,
  type SeedParts,
  sealOf,
  seedOfParts,
} from './seed-parts.ts'
export {
  type Answers,
  done,
  goOn,
  type Handed,
  hand,
  type Next,
  nobody,
  type Sequence,
  type SequenceFrame,
  sequence,
} from './sequence.ts'
export { outcomeOf, type Step, stepsThatStand, type TakenBack, takenBy } from './steps.ts'
export { defineSurface } from './surface.ts'
export { configOf, type Outcome, type Refusal, Table, type TableSettings } from './table.ts'
export { takeOver } from './take-over.ts'
export { tryOut, verify } from './verify.ts'
export { type Ballot, callVote, type VoteFrame, type VoteRules, voteAgain, votePhase, withOthers } from './vote.ts'
