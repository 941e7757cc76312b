import type { LobbyPage as Page } from '@acheron/protocol'
import { LobbyPage, LobbyQuery } from '@acheron/protocol/schemas'
import type { Services } from '../services.ts'
import { personAt } from '../store/seating.ts'
import type { Api } from './api.ts'
import { summaries } from './summaries.ts'

/** What is to be met: tables with a free seat, and running ones to watch. */
export function lobbyRoutes(app: Api, services: Services): void {
  const { lobby, house } = services
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
      const summary = await summaries(briefs, me, services)
      return {
        tables: tables.map(({ brief, language }) => ({
          table: summary(brief),
          language,
          watching: [...house.at(brief.id)].filter(person => !brief.seats.some(seat => personAt(seat) === person))
            .length,
        })),
        next: next === null ? null : String(next),
        ...{ total, counts, house: house.size },
      }
    },
  )
}
