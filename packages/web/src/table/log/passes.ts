import type { Seat } from '@acheron/engine'
import { list, seatMark } from '@acheron/engine/words'
import type { Say } from '../../app/words.tsx'
import type { Passage } from './passages.ts'

/** Passes in a row that are told one by one; more are told together. */
const few = 2

export const areMany = (passes: number): boolean => passes > few

/** The passages with passes in a row as one, except around the moment looked at. */
export function foldedPasses(passages: readonly Passage[], at: number | null): readonly Passage[] {
  const folded: Passage[] = []
  let run: Passage[] = []
  const end = () => {
    const last = run.at(-1)
    if (last && areMany(run.length) && !run.some(({ entry }) => entry === at)) folded.push(together(run, last))
    else folded.push(...run)
    run = []
  }
  for (const passage of passages) {
    if (passage.passes && !passage.tookBack) run.push(passage)
    else {
      end()
      folded.push(passage)
    }
  }
  end()
  return folded.length === passages.length ? passages : folded
}

/** Passes in a row in one sentence; players are marked in it. */
export function passesText({ count, seats }: NonNullable<Passage['passed']>, t: Say): string {
  return t('log.passes', { count, who: list(t.lang, seats.map(seatMark)) })
}

function together(run: readonly Passage[], last: Passage): Passage {
  const seats = run.flatMap(({ seat }) => seat ?? [])
  return {
    entry: last.entry,
    seat: null,
    lines: run.flatMap(({ lines }) => lines),
    parts: [],
    events: run.flatMap(({ events }) => events),
    passed: { count: run.length, seats: [...new Set<Seat>(seats)] },
  }
}
