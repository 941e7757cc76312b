import { isGuest } from '../table/players/seats.ts'
import { createStore } from '../ui/store.ts'

const key = 'acheron.name'

function read(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return '' // no storage
  }
}

/** My name as the server last told it; empty for a guest without one. It stays known while the server does not answer. */
export const ownName = createStore(read())

export function noteName(name: string): void {
  ownName.set(isGuest(name) ? '' : name)
  try {
    localStorage.setItem(key, ownName.get())
  } catch {
    // no storage: the server will tell it again
  }
}
