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

/** What is new at the table; nothing when the page has just been opened. */
export function useFresh(table: OpenTable): Fresh {
  const { version } = table.now
  const [fresh, setFresh] = useState<Fresh>({ version, steps: [], events: [] })
  if (fresh.version === version) return fresh
  const steps = table.steps.filter(step => step.version > fresh.version)
  const events = steps.flatMap(step => (step.kind === 'undo' ? [] : step.events))
  const next = { version, steps, events }
  setFresh(next)
  return next
}
