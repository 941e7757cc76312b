import { createHmac } from 'node:crypto'
import { forkingSeed, type GameDefinition, type Result } from '@acheron/engine'
import type { DailyResult, TableInfo as Info } from '@acheron/protocol'
import { Daily, GamePath, TableInfo } from '@acheron/protocol/schemas'
import { ApiFailure } from '../errors.ts'
import { personOf } from '../identity.ts'
import type { Services } from '../services.ts'
import { dayOf } from '../tables/describe.ts'
import { newTable } from '../tables/open.ts'
import type { Api } from './api.ts'

/**
 * The number of best results in a list, besides the requester's own. Anybody can make guests that give up at once, so
 * it is limited.
 */
const mostResults = 200

export function dailyRoutes(app: Api, services: Services): void {
  const { registry, people, store, limits, dailySecret } = services

  app.get('/api/daily/:game', { schema: { params: GamePath, response: { 200: Daily } } }, async request => {
    const game = await soloGame(request.params.game)
    const date = dayOf(Date.now())
    const me = request.personId!
    const [results, mine] = await Promise.all([
      store.dailyResults(game.meta.id, date),
      store.dailyTable(game.meta.id, date, me),
    ])
    const rows = results.map(({ person, result }) => row(person.name, person.id === me, result)).sort(better)
    return { date, results: rows.filter(({ you }, i) => you || i < mostResults), mine }
  })

  app.post(
    '/api/daily/:game',
    {
      schema: { params: GamePath, response: { 200: TableInfo } },
      config: { rateLimit: { max: limits.tablesPerMinute, timeWindow: '1 minute' } },
    },
    async (request): Promise<Info> => {
      const game = await soloGame(request.params.game)
      const date = dayOf(Date.now())
      const me = await personOf(services, request)
      const asked = { game: game.meta.id, options: {}, seats: [{ kind: 'me' }] } as const
      const there = await store.dailyTable(game.meta.id, date, me.id)
      if (!there) await people.settle(me)
      const room = there
        ? await registry.room(there)
        : await registry.openRoom(newTable(game, asked, me, seedOf(game.meta.id, date), date))
      return room.whenStored(() => room.views.infoFor(room.seatOf(me.id)))
    },
  )

  async function soloGame(id: string): Promise<GameDefinition> {
    const game = await registry.game(id)
    if (game.meta.seats.min > 1)
      throw new ApiFailure(404, 'no-daily', `${id} is not played alone, so there is no daily table of it`)
    return game
  }

  /**
   * The seed of a day: the same for everyone, and unpredictable before. The dice fork with every decision, so that what one
   * guest has met tells another only about the same decisions.
   */
  function seedOf(game: string, date: string): string {
    return forkingSeed(createHmac('sha256', dailySecret).update(`${game} ${date}`).digest('hex').slice(0, 32))
  }
}

function row(name: string, you: boolean, result: Result): DailyResult {
  const { rank, cleared } = result
  const all = { name, you, score: result.scores[0] ?? 0, rank: typeof rank === 'string' ? rank : null }
  if (result.winners.length > 0) return { ...all, outcome: 'won' }
  return { ...all, outcome: 'lost', cleared: typeof cleared === 'number' ? cleared : 0 }
}

/** Winners first, then by points; losers with equal points by progress. */
function better(a: DailyResult, b: DailyResult): number {
  if (a.outcome !== b.outcome) return a.outcome === 'won' ? -1 : 1
  const further = a.outcome === 'lost' && b.outcome === 'lost' ? b.cleared - a.cleared : 0
  return b.score - a.score || further
}
