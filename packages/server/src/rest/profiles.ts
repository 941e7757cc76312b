import type { ProfileChange as Choice, Profile as Shape, ProfileQuery as Wanted } from '@acheron/protocol'
import { Profile, ProfileChange, ProfilePath, ProfileQuery } from '@acheron/protocol/schemas'
import type { Desk } from '../accounts/desk.ts'
import { meOf } from '../accounts/entering.ts'
import { folded } from '../accounts/names.ts'
import { ApiFailure } from '../errors.ts'
import { isWon, streaks, tallies } from '../profiles/tallies.ts'
import { standingOf } from '../ratings/strength.ts'
import type { Services } from '../services.ts'
import {
  type Finished,
  finishedOf,
  peopleAt,
  profileNamed,
  setShown,
  shownAmong,
  shownOf,
} from '../store/subjects/profiles.ts'
import { ratingsOf } from '../store/subjects/ratings.ts'
import { dayOf } from '../tables/describe.ts'
import type { Api } from './api.ts'

const pageOfGames = 20

/** What somebody has played: told to themselves, and to others as far as they like. */
export function profileRoutes(app: Api, services: Services, desk: Desk): void {
  const { store, people, limits, ratings } = services
  const config = { rateLimit: { max: limits.changesPerMinute, timeWindow: '1 minute' } }

  app.get(
    '/api/profile',
    { config, schema: { querystring: ProfileQuery, response: { 200: Profile } } },
    async (request): Promise<Shape> => {
      const me = await meOf(services, request)
      const shown = me.account === null ? null : await store.read(() => shownOf(me.id))
      const played = await store.read(() => finishedOf(me.id))
      const about = { name: me.account ?? me.name, shown, ratings: await rated(me.id) }
      return { ...about, ...counted(played), ...(await listed(me.id, played, request.query)) }
    },
  )

  app.put(
    '/api/profile',
    { config, schema: { body: ProfileChange, response: { 200: ProfileChange } } },
    async (request): Promise<Choice> => {
      const { person } = await desk.ownAccount(request.visit)
      await store.write(() => setShown(person, request.body.shown))
      return request.body
    },
  )

  app.get(
    '/api/people/:name',
    { config, schema: { params: ProfilePath, querystring: ProfileQuery, response: { 200: Profile } } },
    async (request): Promise<Shape> => {
      const found = await store.read(() => profileNamed(folded(request.params.name)))
      // Whoever hides is as unknown as whoever is not there.
      if (!found || found.shown === 'nothing')
        throw new ApiFailure(404, 'no-such-person', 'there is nobody of that name, or they show nothing')
      const all = await store.read(() => finishedOf(found.person))
      const played = all.filter(({ visibility }) => visibility !== 'invited')
      // The id of a table by link is what lets somebody in.
      const inLobby = all.filter(({ visibility }) => visibility === 'public')
      const games =
        found.shown === 'all' ? await listed(found.person, inLobby, request.query, true) : { games: null, next: null }
      const about = { name: found.name, shown: null, ratings: await rated(found.person) }
      return { ...about, ...counted(played), ...games }
    },
  )

  const counted = (played: readonly Finished[]) => ({
    results: tallies(played),
    streaks: streaks(played, dayOf(Date.now())),
  })

  async function rated(person: string): Promise<Shape['ratings']> {
    await ratings.upToDate()
    const rows = await store.read(() => ratingsOf(person))
    return rows.map(({ game, games, ...strength }) => ({ game, games, standing: standingOf(strength, games) }))
  }

  /** A page of the games that are asked for. To others only those are named who show something of themselves. */
  async function listed(
    person: string,
    played: readonly Finished[],
    { game, outcome, with: company = '', before }: Wanted,
    toOthers = false,
  ): Promise<Pick<Shape, 'games' | 'next'>> {
    const asked = played.filter(
      each =>
        (game === undefined || each.game === game) &&
        (outcome === undefined || isWon(each) === (outcome === 'won')) &&
        (before === undefined || each.no < Number(before)),
    )
    const wanted = folded(company)
    const seen = wanted === '' ? asked.slice(0, pageOfGames + 1) : asked
    const others = await othersAt(person, seen, toOthers)
    const matching = seen.filter(({ no }) => wanted === '' || others(no).some(name => folded(name).includes(wanted)))
    const page = matching.slice(0, pageOfGames)
    const games = page.map(each => ({
      ...{ table: each.id, name: each.name, game: each.game, daily: each.daily },
      ...{ opened: new Date(each.at).toISOString(), players: each.players, won: isWon(each) },
      ...{ score: each.result.scores[each.seat] ?? 0, others: others(each.no) },
    }))
    return { games, next: matching.length > page.length ? page.at(-1)!.no : null }
  }

  async function othersAt(
    person: string,
    played: readonly Finished[],
    toOthers: boolean,
  ): Promise<(no: number) => string[]> {
    const seats = await store.read(() => peopleAt(played.map(({ no }) => no)))
    const all = [...new Set([...seats.values()].flat())].filter(id => id !== person)
    const named = toOthers ? await store.read(() => shownAmong(all)) : new Set(all)
    const names = await people.names(named)
    return no => (seats.get(no) ?? []).flatMap(id => (named.has(id) ? [names.get(id)!] : []))
  }
}
