import { unchanged } from '../abilities/lookup.ts'
import type { CaravanView } from '../state.ts'

/** The findings of the plain player about one position. */
let look: { readonly state: CaravanView; readonly known: Map<string, unknown> } | null = null

/** One look at a position, which nobody changes meanwhile: what is found out about it is kept until it is judged. */
export function looking<R>(state: CaravanView, judged: () => R): R {
  const before = look
  look = { state, known: new Map() }
  try {
    return unchanged(state, judged)
  } finally {
    look = before
  }
}

/** A finding by its name, which has everything in it that may be tried out, such as where a Champion stands. */
export function once<V>(state: CaravanView, name: string, find: () => V): V {
  if (look?.state !== state) return find()
  const known = look.known.get(name)
  if (known !== undefined) return known as V
  const found = find()
  look.known.set(name, found)
  return found
}
