import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

const inSight = () => !document.hidden

/** Whether the page is looked at: a hidden one shows nothing. */
export function usePageInSight(): boolean {
  return useSyncExternalStore(subscribe, inSight)
}
