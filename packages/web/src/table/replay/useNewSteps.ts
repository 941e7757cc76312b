import { type GameEvent, type ShownStep, takenBy } from '@acheron/engine'
import type { OpenTable } from '@acheron/protocol'
import { useState } from 'react'

export interface NewSteps {
  readonly version: number
  /** The steps since the version before. */
  readonly steps: readonly ShownStep[]
  /** Their events, to be spoken; the same list until the next step. */
  readonly events: readonly GameEvent[]
}

/** What happened at the table since that version. */
export function since(known: number, table: OpenTable): NewSteps {
  const steps = table.steps.filter(step => step.version > known)
  const events = steps.flatMap(step => (takenBy(step) > 0 ? [] : step.events))
  return { version: table.now.version, steps, events }
}

/** What the last change brought; nothing when the page has just been opened. */
export function useNewSteps(table: OpenTable): NewSteps {
  const { version } = table.now
  const [news, setNews] = useState<NewSteps>({ version, steps: [], events: [] })
  if (news.version === version) return news
  const next = since(news.version, table)
  setNews(next)
  return next
}
