export type { Bot } from './bot.ts'
export { makeBot } from './make.ts'
export { iterate, type Playout, type SearchStats } from './search.ts'
export { type BotSpec, botNames, parseBot } from './spec.ts'
