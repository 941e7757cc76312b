/** The version last seen at each table, so that a table opened again can play back what others did meanwhile. */

const key = 'acheron.seen'
/** How many tables are remembered; the one looked at longest ago is dropped first. */
const most = 60

type Seen = readonly (readonly [id: string, version: number])[]

function read(): Seen {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

/** The version of the table that was last seen in this browser; null when it never was. */
export function seenVersion(id: string): number | null {
  return read().find(([table]) => table === id)?.[1] ?? null
}

export function keepSeen(id: string, version: number): void {
  const others = read().filter(([table]) => table !== id)
  try {
    localStorage.setItem(key, JSON.stringify([...others, [id, version]].slice(-most)))
  } catch {
    // no storage: nothing is played back the next time
  }
}
