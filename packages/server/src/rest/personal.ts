import type { Language } from '@acheron/engine/words'
import type { PersonalData as Data } from '@acheron/protocol'
import { Confirmed, Done, PersonalData } from '@acheron/protocol/schemas'
import type { Desk } from '../accounts/desk.ts'
import { meOf } from '../accounts/entering.ts'
import { usualBot } from '../bots/levels.ts'
import { giveToken } from '../cookies.ts'
import { passes } from '../errors.ts'
import { personOf } from '../identity.ts'
import { handOver, leave } from '../seating/acts.ts'
import { forgotten } from '../seating/forgotten.ts'
import type { Moment } from '../seating/moment.ts'
import type { Services } from '../services.ts'
import { newToken } from '../sessions.ts'
import { personAt } from '../store/seating.ts'
import type { Person } from '../store/store.ts'
import { accountOf } from '../store/subjects/accounts.ts'
import { forgetPerson, personalData } from '../store/subjects/personal.ts'
import { dropProgram, dropTokens, programsOf } from '../store/subjects/programs.ts'
import {
  type TableNaming,
  type TableOfPerson,
  tablesNaming,
  tablesOfPerson,
} from '../store/subjects/tables-of-people.ts'
import type { Api } from './api.ts'

/** How somebody is called at tables whose account is deleted. */
const nobody: Record<Language, string> = {
  en: 'Somebody who left',
  es: 'Alguien que se fue',
  sv: 'Någon som gick',
}

/** What is stored about a person: given to them, or deleted. */
export function personalRoutes(app: Api, services: Services, desk: Desk): void {
  const { store, people, registry, sessions } = services
  const config = { rateLimit: { max: services.limits.personalPerMinute, timeWindow: '1 minute' } }

  app.get(
    '/api/account/data',
    { config, schema: { response: { 200: PersonalData } } },
    async (request, reply): Promise<Data> => {
      const data = await store.read(() => personalData(request.personId!))
      reply.header('content-disposition', 'attachment; filename="acheron.json"')
      const exported = new Date().toISOString()
      return { format: 'acheron-person-1', exported, me: await meOf(services, request), data }
    },
  )

  app.post(
    '/api/account/delete',
    { config, schema: { body: Confirmed, response: { 200: Done } } },
    async (request, reply) => {
      const visit = request.visit!
      const me = await personOf(services, request)
      if (await store.read(() => accountOf(me.id))) await desk.confirmed(request, request.body.current)
      // First, because it takes the person; whoever is cut off in the middle asks again.
      await giveUpSeats(services, me)
      const programs = await store.read(() => programsOf(me.id))
      for (const { person } of programs) await removeProgram(services, me.id, person)
      const gone = [me, ...(await Promise.all(programs.map(({ person }) => people.get(person))))]
      for (const each of gone) await forgetAtTables(services, each)
      const left = gone.map(each => ({ ...each, name: nobody[me.language] }))
      await services.seen.settle()
      const tokens = await store.write(function* () {
        for (const { id, name } of left) yield* forgetPerson(id, name)
        const ended = [...(yield* sessions.end(me.id)), ...(yield* sessions.endVisit(visit))]
        return [...ended, ...(yield* dropTokens(me.id, {}))]
      })
      for (const each of left) {
        people.renamed(each)
        registry.renamed(each)
      }
      giveToken(request, reply, newToken())
      sessions.ended(tokens)
      return {}
    },
  )
}

/** Revokes the program's tokens and gives its seats to bots. */
export async function removeProgram(services: Services, owner: string, program: string): Promise<void> {
  services.sessions.ended(await services.store.write(() => dropProgram(owner, program)))
  await giveUpSeats(services, await services.people.get(program))
}

/** The person leaves every table where a seat can change hands. */
async function giveUpSeats(services: Services, me: Person): Promise<void> {
  for (const table of await services.store.read(() => tablesOfPerson(me.id))) {
    if (table.over) continue
    await giveUp(services, me, table).catch(error => {
      // The table of a day and those that cannot be read stay as they are.
      if (passes(error)) throw error
    })
  }
}

/** Nothing that a table has kept of the person beside their seat stays. */
async function forgetAtTables({ store, seatings }: Services, me: Person): Promise<void> {
  const naming = await store.read(() => tablesNaming(me.id))
  // Who held which seat stays.
  const isKept = ({ agreed }: TableNaming) => JSON.stringify({ ...agreed, past: [], gone: [] }).includes(me.id)
  for (const { id } of naming.filter(isKept)) {
    const forget = ({ seating }: Moment) => forgotten(seating, me.id)
    await seatings.change(id, me, forget, { stranger: true }).catch(error => {
      // A table that cannot be read stays as it is.
      if (passes(error)) throw error
    })
  }
}

/** A bot plays on. A table that nobody has begun is the next person's, and without one it goes. */
async function giveUp({ seatings }: Services, me: Person, { id, seat }: TableOfPerson): Promise<void> {
  const left = (moment: Moment) => (seat === null ? moment.seating : leave(moment, 'bot', usualBot(moment.game)))
  const { state } = await seatings.change(id, me, left)
  if (state.seating.owner !== me.id || state.version > 0) return
  const heir = state.seats.findIndex(row => personAt(row) !== null)
  if (heir < 0) await seatings.close(id, me)
  else await seatings.change(id, me, moment => handOver(moment, heir))
}
