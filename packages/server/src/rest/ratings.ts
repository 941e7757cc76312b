import type { TableRatings as Shape } from '@acheron/protocol'
import { TablePath, TableRatings } from '@acheron/protocol/schemas'
import { pointsOf, standingOf } from '../ratings/strength.ts'
import type { Services } from '../services.ts'
import { showsSomething } from '../store/subjects/profiles.ts'
import { ratedAt } from '../store/subjects/ratings.ts'
import type { Api } from './api.ts'

/** What a rated table has meant to those who played there. */
export function ratingRoutes(app: Api, { registry, ratings, store }: Services): void {
  app.get(
    '/api/tables/:id/ratings',
    { schema: { params: TablePath, response: { 200: TableRatings } } },
    async (request): Promise<Shape> => {
      const room = await registry.roomFor(request.params.id, request.personId)
      if (!room.state.seating.rated) return { seats: [] }
      await ratings.upToDate()
      const rows = await store.read(() => ratedAt(room.id))
      const seats = rows.flatMap(({ person, seat, place, games, shown, ...row }) => {
        const you = person === request.personId
        const standing = standingOf(row, games)
        // Others see what they would see on the profile.
        if (!you && (!showsSomething(shown) || standing === null)) return []
        const before = { mu: row.before_mu, sigma: row.before_sigma }
        const change = standingOf(before, games - 1) && pointsOf(row) - pointsOf(before)
        return [{ seat, you, place, games, standing, change }]
      })
      return { seats }
    },
  )
}
