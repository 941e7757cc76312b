import type { Result, Seat } from '@acheron/engine'
import { list, seatMark } from '@acheron/engine/words'
import { countOf, type ImpRaceView, progressOf } from '@acheron/games/imp-race/board.ts'
import { decidedBy } from '../../../board/decided.ts'
import type { Voice } from '../words.ts'

/** The criteria of the places, the most important first. */
const criteria = ['imps', 'progress', 'gems', 'cards'] as const

/** Why the race was won. */
export function why({ seats, options }: ImpRaceView, { ranking }: Result, { t }: Voice): string {
  const [best = [], next = []] = ranking
  const [winner = 0] = best
  if (best.length > 1) return t('why.shared', { who: list(t.lang, best.map(seatMark)) })
  const meritsOf = (seat: Seat | undefined) => {
    const own = seat === undefined ? undefined : seats[seat]
    return own ? [countOf(own.imps, 'H'), progressOf(own), own.gems, own.hand.length] : []
  }
  const { at, mine, theirs } = decidedBy(meritsOf(winner), meritsOf(next[0]))
  const who = seatMark(winner)
  const imps = countOf(seats[winner]?.imps ?? [], 'H')
  if (imps >= options.impsToWin)
    return t('why.throne', { who, imps, others: countOf(seats[next[0] ?? -1]?.imps ?? [], 'H') })
  return t('why.limit', { who, by: criteria[at] ?? 'cards', mine, theirs })
}
