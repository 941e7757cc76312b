import type { OpenTable } from '@acheron/protocol'

/** The fingerprint of the seed that this device saw first, and how many decisions had been made by then. */
export interface FirstSeen {
  readonly fingerprint: string
  readonly entries: number
}

const key = 'acheron.fingerprints'
/** Older ones are forgotten; a game is seldom checked after so many others. */
const most = 200

/**
 * Remembers the fingerprint when a table is first seen. A host who changed the seed later, and told another fingerprint with it,
 * is found out by what devices remember. Before the first decision the owner may deal anew, which everybody is told.
 */
export function rememberFingerprint({ info, now }: OpenTable): void {
  const known = read()
  const before = known.get(info.id)
  if (!info.seedHash || (before && now.entries > 0) || before?.fingerprint === info.seedHash) return
  known.delete(info.id)
  known.set(info.id, { fingerprint: info.seedHash, entries: now.entries })
  try {
    localStorage.setItem(key, JSON.stringify([...known].slice(-most)))
  } catch {
    // A browser without storage remembers nothing; the proof then says so.
  }
}

/** What this device holds the table to. Until the first decision that is what it shows, for it may be dealt anew. */
export function firstSeen({ info, now }: OpenTable): FirstSeen | null {
  const kept = read().get(info.id) ?? null
  return kept && now.entries === 0 ? { fingerprint: info.seedHash, entries: 0 } : kept
}

function read(): Map<string, FirstSeen> {
  try {
    return new Map(JSON.parse(localStorage.getItem(key) ?? '[]') as [string, FirstSeen][])
  } catch {
    return new Map()
  }
}
