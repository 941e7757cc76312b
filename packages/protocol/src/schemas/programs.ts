import Type, { type Static } from 'typebox'
import { scopes } from '../scopes.ts'
import { list, object, oneOf, text } from './build.ts'

/**
 * Programs that use the server in a person's name, or play themselves. A token is sent as `Authorization: Bearer <token>`, with REST
 * requests and when the socket is opened.
 */

const Scopes = list(oneOf(scopes), scopes.length)
const name = text(100)

export type ProgramToken = Static<typeof ProgramToken>
export const ProgramToken = object({
  id: text(),
  name,
  scopes: Scopes,
  /** ISO times; `seen` is that of its last use, to the hour. */
  made: text(),
  seen: text(),
})

/** A player that is a program. It has a name and tokens, but nobody signs in as it. */
export type Program = Static<typeof Program>
export const Program = object({ id: text(), name, tokens: list(ProgramToken, 100) })

/** GET /api/programs: one's own tokens, and the programs that one keeps with theirs. */
export type Programs = Static<typeof Programs>
export const Programs = object({ tokens: list(ProgramToken, 100), programs: list(Program, 100) })

/** POST /api/programs. */
export const NewProgram = object({ name })

/** POST /api/tokens. Only a program's token may `play`, so that everybody knows a program when they meet one. */
export type NewToken = Static<typeof NewToken>
export const NewToken = object({ name, scopes: Scopes, program: Type.Optional(text()) })

/** The token itself; it is told this once. */
export type MadeToken = Static<typeof MadeToken>
export const MadeToken = object({ id: text(), token: text() })

export const ProgramPath = object({ id: text() })
