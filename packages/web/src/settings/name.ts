import type { Me } from '@acheron/protocol'
import { isGuest } from '../table/players/seats.ts'
import { createStore } from '../ui/store.ts'

const key = 'acheron.name'

function read(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // no storage
  }
}

/** My name as the server last told it; empty for a guest without one. It stays known while the server does not answer. */
export const ownName = createStore(read() ?? '')

/** Who I am, as the server last told it; null until it has. */
export const known = createStore<Me | null>(null)

/** Whether the server has told this browser who it is, so that it has a cookie. */
export const hasMet = (): boolean => known.get() !== null || read() !== null

export function noteMe(me: Me): void {
  known.set(me)
  ownName.set(isGuest(me.name) ? '' : me.name)
  try {
    localStorage.setItem(key, ownName.get())
  } catch {
    // no storage: the server will tell it again
  }
}
