export type { Bot } from './bot.ts'
export { makeBot } from './make.ts'
export { iterate } from './search.ts'
export { type BotSpec, botNames, parseBot } from './spec.ts'
