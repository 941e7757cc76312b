import { forkingSeed, type GameDefinition } from '@acheron/engine'
import type { TableInfo as Info } from '@acheron/protocol'
import { Daily, GamePath, TableInfo } from '@acheron/protocol/schemas'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiFailure, TooMany } from '../errors.ts'
import { keyed, originOf, personOf, shareOf } from '../identity.ts'
import type { Services } from '../services.ts'
import type { Person } from '../store/store.ts'
import { dayOf } from '../tables/describe.ts'
import { newTable } from '../tables/open.ts'
import type { Room } from '../tables/room.ts'
import { Turns } from '../turns.ts'
import type { Api } from './api.ts'
import { Boards } from './board.ts'

export function dailyRoutes(app: Api, services: Services): void {
  const { registry, people, store, quotas, limits, dailySecret } = services
  const turns = new Turns()
  const boards = new Boards(store)

  app.get('/api/daily/:game', { schema: { params: GamePath, response: { 200: Daily } } }, async request => {
    const game = await soloGame(request.params.game)
    const date = dayOf(Date.now())
    const me = request.personId!
    const { id } = game.meta
    const [board, mine] = await Promise.all([boards.of(id, date, me), store.dailyTable(id, date, me)])
    return { date, ...board, mine }
  })

  app.post(
    '/api/daily/:game',
    { schema: { params: GamePath, response: { 200: TableInfo } } },
    async (request, reply): Promise<Info> => {
      const game = await soloGame(request.params.game)
      const date = dayOf(Date.now())
      const me = await personOf(services, request)
      await services.order.checkBan(shareOf(request))
      const room = await descent(game, date, me, request, reply)
      return room.whenStored(() => room.views.infoFor(room.viewerOf(me.id)))
    },
  )

  async function soloGame(id: string): Promise<GameDefinition> {
    const game = await registry.game(id)
    if (game.meta.seats.min > 1)
      throw new ApiFailure(404, 'no-daily', `${id} is not played alone, so there is no daily table of it`)
    return game
  }

  /** The person's table of the day, which is begun if there is none. */
  async function descent(
    game: GameDefinition,
    date: string,
    me: Person,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Room> {
    const { id } = game.meta
    const share = shareOf(request)
    const asked = { game: id, options: {}, seats: [{ kind: 'me' }] } as const
    const origin = originOf(services, request, date)
    // One at a time, or many at once would all be counted before any of them is stored.
    return turns.take(origin, async () => {
      const there = await store.dailyTable(id, date, me.id)
      if (there) return registry.room(there)
      const { descentsPerDay: most } = limits
      if ((await store.dailyBegun(id, date, origin)) >= most) {
        const message = `${most} descents were begun from your connection today; play at an ordinary table, or come back tomorrow`
        throw new TooMany('too-many-descents', message, { most, seconds: secondsLeft(date) })
      }
      return quotas.dailyTables.for(share, reply, async () => {
        await people.settle(me)
        return registry.openRoom(
          { ...newTable(game, asked, me, seedOf(id, date), date, services.time.now()), origin },
          share,
        )
      })
    })
  }

  /**
   * The seed of a day: the same for everyone, and unpredictable before. The dice fork with every decision, so that what one
   * guest has met tells another only about the same decisions.
   */
  function seedOf(game: string, date: string): string {
    return forkingSeed(keyed(dailySecret, `${game} ${date}`))
  }
}

const secondsLeft = (date: string) => Math.ceil((Date.parse(date) + 24 * 60 * 60 * 1000 - Date.now()) / 1000)
