import { type GameEvent, type Seat, type ShownStep, type TakenBack, takenBy } from '@acheron/engine'
import { seatMark } from '@acheron/engine/words'
import type { Say } from '../../app/words.tsx'

/** Decisions that everybody agreed to take back. */
export interface TookBack {
  readonly seat: Seat
  readonly count: number
  readonly agreed: TakenBack['agreed']
  /** The first of them in words; empty where none of them has any. */
  readonly what: string
}

/** What was taken back by consent, and how many decisions stayed; `entries` is how many stand now. */
export function takenBackIn(
  steps: readonly ShownStep[],
  entries: number,
  tell: (events: readonly GameEvent[]) => string,
): (TookBack & { readonly to: number })[] {
  if (!steps.some(({ back }) => back)) return []
  // The known steps may begin in the middle of a game.
  const known = steps.reduce((sum, step) => sum + (takenBy(step) > 0 ? -takenBy(step) : 1), 0)
  const standing: ShownStep[] = []
  const found: (TookBack & { readonly to: number })[] = []
  let at = entries - known
  for (const step of steps) {
    const taken = takenBy(step)
    at += taken > 0 ? -taken : 1
    if (taken === 0) standing.push(step)
    const gone = taken > 0 ? standing.splice(Math.max(0, standing.length - taken)) : []
    if (!step.back) continue
    const what = gone.map(({ events }) => tell(events)).find(Boolean) ?? ''
    found.push({ ...step.back, what, to: at })
  }
  return found
}

/** In one sentence; players are marked in it. */
export function tookBackText({ seat, count, what }: TookBack, t: Say): string {
  return t('log.tookBack', { who: seatMark(seat), count, told: what === '' ? 'no' : 'yes', what })
}
