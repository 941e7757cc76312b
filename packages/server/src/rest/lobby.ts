import type { LobbyPage as Page } from '@acheron/protocol'
import { LobbyPage, LobbyQuery } from '@acheron/protocol/schemas'
import type { Services } from '../services.ts'
import { isShared, personAt } from '../store/seating.ts'
import { helpedAmong } from '../store/subjects/lobby.ts'
import type { Api } from './api.ts'
import { summaries } from './summaries.ts'

/** What is to be met: tables with a free seat, and running ones to watch. */
export function lobbyRoutes(app: Api, services: Services): void {
  const { lobby, house, store } = services
  app.get(
    '/api/lobby',
    { schema: { querystring: LobbyQuery, response: { 200: LobbyPage } } },
    async (request): Promise<Page> => {
      const me = request.personId!
      const { state = 'open', game, language, pace, free, after } = request.query
      house.seen(me)
      const filter = { state, game, language, pace, free: free === undefined ? undefined : Number(free) }
      const { tables, next, total, counts } = await lobby.page(
        me,
        filter,
        after === undefined ? undefined : Number(after),
      )
      const briefs = tables.map(({ brief }) => brief)
      const [summary, helped] = await Promise.all([
        summaries(briefs, me, services),
        store.read(() => helpedAmong(briefs.map(({ id }) => id))),
      ])
      return {
        tables: tables.map(({ brief, language }) => ({
          table: summary(brief),
          language,
          watching: [...house.at(brief.id)].filter(person => !brief.seats.some(seat => personAt(seat) === person))
            .length,
          ...(helped.has(brief.id) && isShared(brief.seats) ? { help: true } : {}),
        })),
        next: next === null ? null : String(next),
        ...{ total, counts, house: house.size },
      }
    },
  )
}
