import { useSyncExternalStore } from 'react'
import { parseRoute, pathOf, type Route } from './routes.ts'

const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of [...listeners]) listener()
}

function subscribe(onChange: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('popstate', tell)
    window.addEventListener('hashchange', tell)
  }
  listeners.add(onChange)
  return () => {
    listeners.delete(onChange)
    if (listeners.size > 0) return
    window.removeEventListener('popstate', tell)
    window.removeEventListener('hashchange', tell)
  }
}

/** Goes to a page. With `replace` the current page leaves the history. */
export function go(to: Route, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', pathOf(to))
  window.scrollTo(0, 0)
  tell()
}

/** Changes the address after the `#` without an entry in the history. */
export function setHash(hash: string): void {
  history.replaceState(null, '', hash || location.pathname)
  tell()
}

export function usePath(): string {
  return useSyncExternalStore(subscribe, () => location.pathname)
}

export function useHash(): string {
  return useSyncExternalStore(subscribe, () => location.hash)
}

export function useRoute(): Route {
  return parseRoute(usePath())
}
