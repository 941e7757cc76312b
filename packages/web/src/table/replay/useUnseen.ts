import type { OpenTable } from '@acheron/protocol'
import { useState, useSyncExternalStore } from 'react'
import { seenVersion } from './seen.ts'
import { type NewSteps, since } from './useNewSteps.ts'

export interface Unseen extends NewSteps {
  /** The viewer was away: the page has just been opened, or was hidden. */
  readonly away: boolean
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

const inSight = () => !document.hidden

/**
 * What is new to the viewer: everything since the table was last looked at, in this visit or an earlier one. A hidden page
 * counts as not looked at.
 */
export function useUnseen(id: string, table: OpenTable): Unseen {
  const visible = useSyncExternalStore(subscribe, inSight)
  const { version } = table.now
  const [known, setKnown] = useState(() => ({
    unseen: { version: Math.min(seenVersion(id) ?? version, version), steps: [], events: [], away: false } as Unseen,
    gone: true,
  }))
  if (!visible) {
    if (!known.gone) setKnown({ ...known, gone: true })
    return known.unseen
  }
  if (known.unseen.version === version) {
    if (known.gone) setKnown({ ...known, gone: false })
    return known.unseen
  }
  const unseen = { ...since(known.unseen.version, table), away: known.gone }
  setKnown({ unseen, gone: false })
  return unseen
}
