import {
  type CampaignSeat,
  checkCampaign,
  clone,
  type CampaignFile as File,
  type GameDefinition,
  type GameState,
  Generator,
  longestCampaign,
} from '@acheron/engine'
import { type TableInfo as Info, nameProblem, type SeatPlan, tidyName } from '@acheron/protocol'
import { CampaignFile, ImportCampaign, TableInfo, TablePath } from '@acheron/protocol/schemas'
import { hasBots, isGoingOn, lineageOf } from '../campaigns/course.ts'
import { ApiFailure } from '../errors.ts'
import { personOf } from '../identity.ts'
import type { Services } from '../services.ts'
import { anybody } from '../tables/audience.ts'
import { seedIsPublic } from '../tables/describe.ts'
import { newSeed, openedTable, seatRows } from '../tables/open.ts'
import { withoutRng } from '../tables/restore.ts'
import type { Api } from './api.ts'
import type { Budget } from './budget.ts'
import type { Openings } from './openings.ts'

/** Campaigns as files: out of this server, and into it. */
export function campaignRoutes(app: Api, services: Services, openings: Openings, looking: Budget): void {
  const { registry, store, looks, verifier, limits } = services

  app.get(
    '/api/tables/:id/campaign',
    { schema: { params: TablePath, response: { 200: CampaignFile } } },
    async (request, reply): Promise<File | string> => {
      const room = await registry.roomFor(request.params.id, request.personId)
      const { table, game, over } = room.state
      if (!game.meta.saves) throw new ApiFailure(409, 'no-saves', 'this game has no campaigns to be taken along')
      const { result } = await looking.pay(request, async () => {
        const saves = await lineageOf(store, table)
        const [now, seats] = await room.whenStored(() => [
          withoutRng(room.state.live.state),
          room.views.infoFor(anybody).seats,
        ])
        const whole = over && seedIsPublic(table, over) && !(await isGoingOn(store, table))
        const { name, options } = table
        const about = { name, options, whole, exported: new Date().toISOString(), seats: seats.map(seatOf) }
        return looks.campaign(game.meta.id, about, now, saves)
      })
      return reply.type('application/json; charset=utf-8').send(result)
    },
  )

  app.post(
    '/api/campaigns',
    {
      schema: { body: ImportCampaign, response: { 200: TableInfo } },
      bodyLimit: longestCampaign,
      // Reading so large a body takes a while by itself.
      config: { rateLimit: { max: limits.tablesPerPersonAndMinute, timeWindow: '1 minute' } },
    },
    async (request, reply): Promise<Info> => {
      const file = checkCampaign(request.body.file)
      const game = await registry.game(file.game)
      const me = await personOf(services, request)
      const seats = seatRows(game, request.body.seats ?? seatPlans(file), me)
      const { now, saves } = await looking.pay(request, () => verifier.verify(file))
      const random = Generator.seeded(newSeed())
      const state = withoutRng(game.reseat(clone(now) as unknown as GameState, seats.length, hasBots(seats), random))
      const rules = game.meta.rulesVersion
      const plan = {
        name: nameOf(file, game, me.language),
        options: file.options,
        seats,
        owner: me.id,
        seed: newSeed(),
        at: services.time.now(),
      }
      const row = openedTable(game, { ...plan, goesOn: { begin: { state, rules, from: null }, campaign: null } })
      const kept = saves.map(({ at, event, state }) => ({ at: Date.parse(at) || Date.now(), rules, event, state }))
      const room = await openings.open(request, reply, me, row, { saves: kept })
      return room.whenStored(() => room.views.infoFor(room.viewerOf(me.id)))
    },
  )
}

function seatOf({ kind, name }: Info['seats'][number]): CampaignSeat {
  if (kind === 'open') return { kind }
  return kind === 'person' ? { kind, name: name ?? '' } : { kind, bot: name ?? '' }
}

/** Bots stay bots, the first person's seat is for whoever brings the file, and the others are open. */
function seatPlans({ seats }: File): SeatPlan[] {
  const first = seats.findIndex(({ kind }) => kind === 'person')
  const mine = first < 0 ? seats.findIndex(({ kind }) => kind === 'open') : first
  return seats.map((seat, i) => {
    if (seat.kind === 'bot') return { kind: 'bot', bot: seat.bot }
    return i === mine ? { kind: 'me' } : { kind: 'open' }
  })
}

/** A name that could not be given to a table here is left behind. */
function nameOf({ name }: File, game: GameDefinition, language: 'en' | 'es' | 'sv'): string {
  const tidy = tidyName(name)
  return nameProblem(tidy) === null ? tidy : game.meta.name[language]
}
