import { unchanged } from '../abilities/lookup.ts'
import type { CaravanView, Fight } from '../state.ts'

/** The findings of the plain player about one position. */
let look: { readonly state: CaravanView; readonly known: Map<string, unknown> } | null = null

/**
 * One look at a position, which nobody changes meanwhile: what is found out about it is kept until it is judged. It is
 * given as a copy that may be tried out: other places of the Champions, an Attack in progress.
 */
export function looking<V extends CaravanView, R>(position: V, judged: (state: V) => R): R {
  const { flow, fight } = position
  const state: V = { ...position, flow: flow.slice(), fight: fight && withOwnFighters(fight) }
  const before = look
  look = { state, known: new Map() }
  try {
    return unchanged(state, () => judged(state))
  } finally {
    look = before
  }
}

function withOwnFighters(fight: Fight): Fight {
  const { mercenary, devotee, outlaw, artist } = fight.fighters
  const fighters = {
    mercenary: { ...mercenary },
    devotee: { ...devotee },
    outlaw: { ...outlaw },
    artist: { ...artist },
  }
  return { ...fight, fighters }
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
