export type { Bot } from './bot.ts'
export { makeBot } from './make.ts'
export { compare, iterate } from './search-bot.ts'
export { type BotSpec, botNames, parseBot } from './spec.ts'
