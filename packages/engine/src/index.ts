export { type Chance, type ChanceResult, Generator, type RngState, seedRng } from './chance.ts'
export { defineGame, type GameRules } from './define.ts'
export { InputError } from './errors.ts'
export { enter, type Frame, leave, type Phase, type Phases } from './flow.ts'
export type {
  Config,
  Context,
  GameDefinition,
  GameEvent,
  GameMeta,
  GameState,
  Mind,
  Move,
  Proof,
  Result,
  SearchHabits,
  Seat,
  View,
} from './game.ts'
export {
  canonical,
  clone,
  difference,
  equal,
  findEqual,
  hash,
  isObject,
  type Json,
  type JsonObject,
  matches,
  textOf,
} from './json.ts'
export {
  type Action,
  LiveTable,
  type PastView,
  type ShownStep,
  type Snapshot,
  type Step,
  type TableView,
} from './live.ts'
export { type OptionSchema, type OptionsOf, type OptionsSchema, parseOptions, sampleOptions } from './options.ts'
export { type GameRecord, parseRecord, recordOf, replay } from './record.ts'
export { type LegalCheck, parseScenarios, runScenario, type Scenario } from './scenario.ts'
export { noSecrets, type Secret, type Secrets } from './secrets.ts'
export { configOf, type LogEntry, type Outcome, type Refusal, Table, type TableSettings } from './table.ts'
