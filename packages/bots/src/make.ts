import { type GameDefinition, type GameEvent, type GameState, InputError, type Move } from '@acheron/engine'
import type { Bot } from './bot.ts'
import { expertBot } from './expert.ts'
import { greedyBot } from './greedy.ts'
import { randomBot } from './random.ts'
import { searchBot } from './search-bot.ts'
import { type BotSpec, parseBot } from './spec.ts'

/** Whom the bot sits with. */
export type Company = 'people' | 'bots'

/**
 * The bot for a game; an InputError says what the game does not have. Among people it leaves to them what the game says is
 * theirs, as long as anything else is legal.
 */
export function makeBot<S extends GameState, M extends Move, E extends GameEvent>(
  game: GameDefinition<S, M, E>,
  spec: BotSpec | string,
  company: Company = 'people',
): Bot<S, M> {
  const bot = botOf(game, spec)
  const { leaves } = game.mind
  if (company === 'bots' || !leaves) return bot
  return {
    choose(view, seat, moves, random) {
      const own = moves.filter(move => !leaves(move))
      return bot.choose(view, seat, own.length > 0 ? own : moves, random)
    },
  }
}

function botOf<S extends GameState, M extends Move, E extends GameEvent>(
  game: GameDefinition<S, M, E>,
  spec: BotSpec | string,
): Bot<S, M> {
  const bot = typeof spec === 'string' ? parseBot(spec) : spec
  if (bot.name === 'random') return randomBot(game)
  const { goals, policy } = game.mind
  if (bot.goal !== null && !goals.includes(bot.goal))
    throw new InputError(`bot '${bot.name}': ${game.meta.id} has no goal '${bot.goal}'; known: ${goals.join(', ')}`)
  if (bot.name === 'expert') return expertBot(game, bot)
  if (bot.name === 'greedy') return greedyBot(game, bot)
  if (bot.playout === 'policy' && !policy)
    throw new InputError(`bot '${bot.name}': ${game.meta.id} has no policy for playouts; use playout=none or random`)
  return bot.solution && game.mind.expert ? expertBot(game, bot) : searchBot(game, bot)
}
