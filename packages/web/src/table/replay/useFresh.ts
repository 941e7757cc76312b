import type { GameEvent, ShownStep } from '@acheron/engine'
import type { OpenTable } from '@acheron/protocol'
import { useState } from 'react'

export interface Fresh {
  readonly version: number
  /** The steps that have come since the page last looked. */
  readonly steps: readonly ShownStep[]
  /** What they brought, to be animated and spoken; the same list until something new comes. */
  readonly events: readonly GameEvent[]
}

/** What has come to the table since that version. */
export function since(known: number, table: OpenTable): Fresh {
  const steps = table.steps.filter(step => step.version > known)
  const events = steps.flatMap(step => (step.kind === 'undo' ? [] : step.events))
  return { version: table.now.version, steps, events }
}

/** What is new at the table; nothing when the page has just been opened. */
export function useFresh(table: OpenTable): Fresh {
  const { version } = table.now
  const [fresh, setFresh] = useState<Fresh>({ version, steps: [], events: [] })
  if (fresh.version === version) return fresh
  const next = since(fresh.version, table)
  setFresh(next)
  return next
}
