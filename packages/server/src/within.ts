import { setTimeout as sleep } from 'node:timers/promises'

/** Waits for the work, but no longer than this. */
export async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const ended = new AbortController()
  const time = sleep(Math.max(0, milliseconds), undefined, { signal: ended.signal }).catch(() => {})
  try {
    await Promise.race([work, time])
  } finally {
    ended.abort()
  }
}
