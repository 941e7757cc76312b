import type { Pace } from '../../settings/store.ts'
import type { Moment } from './moments.ts'

/** How many times as long as at the normal pace a moment lasts. */
const factors: Readonly<Record<Pace, number>> = { slow: 1.9, normal: 1, fast: 0.45, once: 0 }

/** Milliseconds at the normal pace: something that is only seen, a sentence, each of its letters, the longest, what opens. */
const times = { sight: 450, sentence: 650, letter: 8, longest: 2600, opening: 1700 }

/** How long a moment is shown: as long as its sentence takes to read. Without a moment it is the table as it was left. */
export function lasts(moment: (Pick<Moment, 'text'> & Partial<Pick<Moment, 'opens'>>) | undefined, pace: Pace): number {
  const time = moment?.text === '' ? times.sight : timeOf(moment?.text ?? '')
  return factors[pace] * Math.max(time, moment?.opens ? times.opening : 0)
}

/** Milliseconds between two decisions of a replay that plays by itself. At once they still can be told apart. */
export function replayLasts(pace: Pace): number {
  return Math.max(150, factors[pace] * 900)
}

function timeOf(text: string): number {
  return Math.min(times.longest, times.sentence + times.letter * text.length)
}

/** Whether the board's movement is waited for before the next decision. At a fast pace the next one ends it. */
export function waitsForBoard(pace: Pace): boolean {
  return pace === 'slow' || pace === 'normal'
}
