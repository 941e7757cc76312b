import type { Scope } from '@acheron/protocol'
import { ApiFailure } from '../../errors.ts'
import { all, first, run, tables, type Work } from '../work.ts'

/** A program that plays: a person whom nobody signs in as, kept by an account. */
export interface ProgramRow {
  readonly person: string
  readonly owner: string
  /** Milliseconds since 1970. */
  readonly made: number
}

/** A token is stored as its hash. */
export interface TokenRow {
  readonly id: string
  readonly token: string
  /** In whose name it acts: the owner, or a program of theirs. */
  readonly person: string
  readonly owner: string
  readonly name: string
  /** The scopes, with spaces between. */
  readonly scopes: string
  readonly made: number
  readonly seen: number
}

const mostPrograms = 5
const mostTokens = 20

const db = tables<{ program: ProgramRow; program_token: TokenRow; person: { id: string; name: string } }>()
const marked = 'program_'

/** The id of a new program. */
export const programId = (random: string): string => `${marked}${random.slice(0, 8)}`

/** Whether the person is a program: the id tells, so that nobody has to be asked where seats are shown. */
export const isProgram = (person: string): boolean => person.startsWith(marked)

export const scopesIn = ({ scopes }: Pick<TokenRow, 'scopes'>): Scope[] => scopes.split(' ') as Scope[]

export function tokenBy(hash: string): Work<TokenRow | null> {
  return first(db.selectFrom('program_token').selectAll().where('token', '=', hash))
}

export function tokensOf(owner: string): Work<TokenRow[]> {
  return all(db.selectFrom('program_token').selectAll().where('owner', '=', owner).orderBy('made').limit(mostTokens))
}

export function programsOf(owner: string): Work<ProgramRow[]> {
  return all(db.selectFrom('program').selectAll().where('owner', '=', owner).orderBy('made').limit(mostPrograms))
}

/** Their names, for the file of what is stored about the owner. */
export function programNames(owner: string): Work<{ name: string; made: number }[]> {
  const kept = db.selectFrom('program as g').innerJoin('person as p', 'p.id', 'g.person').select(['p.name', 'g.made'])
  return all(kept.where('g.owner', '=', owner).orderBy('g.made'))
}

export function* newProgram(row: ProgramRow): Work<void> {
  if ((yield* programsOf(row.owner)).length >= mostPrograms)
    throw new ApiFailure(409, 'too-many-programs', `${mostPrograms} programs are the most; remove one first`)
  yield* run(db.insertInto('program').values(row))
}

export function* newToken(row: TokenRow): Work<void> {
  if ((yield* tokensOf(row.owner)).length >= mostTokens)
    throw new ApiFailure(409, 'too-many-tokens', `${mostTokens} tokens are the most; revoke one first`)
  if (row.person !== row.owner && !(yield* programsOf(row.owner)).some(({ person }) => person === row.person))
    throw new ApiFailure(404, 'no-such-program', 'you keep no such program')
  yield* run(db.insertInto('program_token').values(row))
}

export function tokenSeen(id: string, seen: number): Work<number> {
  return run(db.updateTable('program_token').set({ seen }).where('id', '=', id))
}

/** Removes the tokens, and gives their hashes. */
export function* dropTokens(owner: string, which: { readonly id?: string; readonly person?: string }): Work<string[]> {
  const rows = (yield* tokensOf(owner)).filter(
    ({ id, person }) => (which.id ?? id) === id && (which.person ?? person) === person,
  )
  for (const { id } of rows) yield* run(db.deleteFrom('program_token').where('id', '=', id))
  return rows.map(({ token }) => token)
}

/** Removes a program with its tokens, and gives their hashes. */
export function* dropProgram(owner: string, person: string): Work<string[]> {
  if ((yield* run(db.deleteFrom('program').where('owner', '=', owner).where('person', '=', person))) === 0)
    throw new ApiFailure(404, 'no-such-program', 'you keep no such program')
  return yield* dropTokens(owner, { person })
}
