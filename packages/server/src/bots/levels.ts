import { makeBot, parseBot } from '@acheron/bots'
import { type GameDefinition, InputError } from '@acheron/engine'

/** The limits of a bot's budget; the highest level is within them. */
const most = { ms: 2000, iterations: 5000, samples: 64, depth: 500 }

/** Checks a bot's level; an InputError says what is unknown, missing in the game, or too expensive. */
export function checkBot(game: GameDefinition, text: string): void {
  const bot = parseBot(text)
  makeBot(game, bot)
  const spec: Record<string, unknown> = { ...bot }
  for (const [key, limit] of Object.entries(most)) {
    if (typeof spec[key] === 'number' && spec[key] > limit)
      throw new InputError(`bot '${text}': at a table of this server ${key} may be ${limit} at most`)
  }
}

/** The bot that plays for somebody, if no other is asked for: quick and sensible, where the game has one. */
export function usualBot(game: GameDefinition): string {
  try {
    checkBot(game, 'greedy')
    return 'greedy'
  } catch {
    return 'random'
  }
}

/** The time limit of a search without one: a few deep iterations can hold a thread for a minute. */
const longestSearch = 2000

/** The level with a time limit for every search. */
export function inTime(text: string): string {
  const bot = parseBot(text)
  if (bot.name !== 'search' || bot.ms !== null) return text
  const counted = text.includes('iterations=') ? text : `${text}:iterations=${bot.iterations}`
  return `${counted}:ms=${longestSearch}`
}
