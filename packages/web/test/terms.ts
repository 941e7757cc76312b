import { type GameMeta, type JsonObject, parseOptions } from '@acheron/engine'
import type { TableTerms } from '../src/board/face.ts'

/** The terms of a table with some options of its own. */
export function termsOf(
  { meta }: { readonly meta: Pick<GameMeta, 'options' | 'seats'> },
  options: JsonObject = {},
  players = meta.seats.min,
): TableTerms {
  return { players, options: parseOptions(meta.options, options) as JsonObject }
}
