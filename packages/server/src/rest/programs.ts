import type { Program as Kept, MadeToken as Made, ProgramToken, Programs as Shown } from '@acheron/protocol'
import { Done, MadeToken, NewProgram, NewToken, Program, ProgramPath, Programs } from '@acheron/protocol/schemas'
import type { Desk } from '../accounts/desk.ts'
import { ApiFailure } from '../errors.ts'
import { personOf } from '../identity.ts'
import { checkName } from '../names.ts'
import { tokenText } from '../programs/tokens.ts'
import type { Services } from '../services.ts'
import { hashOf, newId, newToken as newSecret } from '../sessions.ts'
import {
  dropTokens,
  newProgram,
  newToken,
  programId,
  programsOf,
  scopesIn,
  type TokenRow,
  tokensOf,
} from '../store/subjects/programs.ts'
import type { Api } from './api.ts'
import { removeProgram } from './personal.ts'

/** The programs and tokens of an account. They are made and revoked by the person, never by a token. */
export function programRoutes(app: Api, services: Services, desk: Desk): void {
  const { store, people, sessions, limits } = services
  const config = { rateLimit: { max: limits.changesPerMinute, timeWindow: '1 minute' } }

  app.get('/api/programs', { schema: { response: { 200: Programs } } }, async (request): Promise<Shown> => {
    const { person } = await desk.ownAccount(request.visit)
    const [tokens, programs] = await store.read(function* () {
      return [yield* tokensOf(person), yield* programsOf(person)] as const
    })
    const names = await people.names(programs.map(each => each.person))
    const of = (whose: string) => tokens.filter(each => each.person === whose).map(shownToken)
    const kept = (id: string): Kept => ({ id, name: names.get(id) ?? '', tokens: of(id) })
    return { tokens: of(person), programs: programs.map(each => kept(each.person)) }
  })

  app.post('/api/programs', { config, schema: { body: NewProgram, response: { 200: Program } } }, async request => {
    const { person: owner } = await desk.ownAccount(request.visit)
    const name = checkName(request.body.name)
    const { language } = await personOf(services, request)
    const id = programId(newId())
    await store.write(() => newProgram({ person: id, owner, made: Date.now() }))
    await people.change(id, name, language)
    return { id, name, tokens: [] }
  })

  app.delete(
    '/api/programs/:id',
    { config, schema: { params: ProgramPath, response: { 200: Done } } },
    async request => {
      const { person: owner } = await desk.ownAccount(request.visit)
      await removeProgram(services, owner, request.params.id)
      return {}
    },
  )

  app.post(
    '/api/tokens',
    { config, schema: { body: NewToken, response: { 200: MadeToken } } },
    async (request): Promise<Made> => {
      const { person: owner } = await desk.ownAccount(request.visit)
      const { scopes, program } = request.body
      if (scopes.length === 0) throw new ApiFailure(400, 'invalid', 'a token is good for something')
      if (program === undefined && scopes.includes('play'))
        throw new ApiFailure(400, 'no-program', "only a program's token may 'play': make a program first")
      const [id, token, made] = [newId(), tokenText(newSecret()), Date.now()]
      const row = { id, token: hashOf(token), person: program ?? owner, owner, made, seen: made }
      const words = { name: checkName(request.body.name), scopes: [...new Set(scopes)].join(' ') }
      await store.write(() => newToken({ ...row, ...words }))
      return { id, token }
    },
  )

  app.delete('/api/tokens/:id', { config, schema: { params: ProgramPath, response: { 200: Done } } }, async request => {
    const { person: owner } = await desk.ownAccount(request.visit)
    const tokens = await store.write(() => dropTokens(owner, { id: request.params.id }))
    if (tokens.length === 0) throw new ApiFailure(404, 'no-such-token', 'you have no such token')
    sessions.ended(tokens)
    return {}
  })
}

const isoOf = (at: number) => new Date(at).toISOString()
const shownToken = (row: TokenRow): ProgramToken => ({
  ...{ id: row.id, name: row.name, scopes: scopesIn(row), made: isoOf(row.made), seen: isoOf(row.seen) },
})
