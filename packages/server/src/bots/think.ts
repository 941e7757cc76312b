import { parentPort } from 'node:worker_threads'
import { type Bot, makeBot } from '@acheron/bots'
import { type GameDefinition, Generator } from '@acheron/engine'
import type { GameEntry } from '@acheron/games'
import type { Answer, Question } from './messages.ts'

const mostBots = 64

/** The worker's side: answers questions about these games until the thread ends. */
export function think(games: readonly GameEntry[]): void {
  const loaded = new Map<string, Promise<GameDefinition>>()
  const bots = new Map<string, Bot>()

  const botFor = async (game: string, spec: string): Promise<Bot> => {
    const key = `${game} ${spec}`
    const known = bots.get(key)
    if (known) return known
    const entry = games.find(({ meta }) => meta.id === game)
    if (!entry) throw new Error(`there is no game '${game}'`)
    const rules = loaded.get(game) ?? entry.load()
    loaded.set(game, rules)
    const bot = makeBot(await rules, spec)
    // Clients can name any number of levels, so the oldest bot is dropped.
    if (bots.size >= mostBots) bots.delete(bots.keys().next().value!)
    bots.set(key, bot)
    return bot
  }

  const answer = async ({ id, game, bot, view, seat, moves, seed }: Question): Promise<Answer> => {
    try {
      const player = await botFor(game, bot)
      const started = performance.now()
      const move = player.choose(view, seat, moves, Generator.seeded(seed))
      return { id, move, milliseconds: performance.now() - started }
    } catch (error) {
      return { id, problem: String(error) }
    }
  }

  parentPort?.on('message', (question: Question) => {
    void answer(question).then(message => parentPort?.postMessage(message))
  })
}
