import type { Result, Seat } from '@acheron/engine'
import { list, seatMark } from '@acheron/engine/words'
import {
  allDemonsOf,
  demonsOn,
  factoriesOf,
  type HellgameView,
  pointsOf,
  throne,
  throneHolder,
} from '@acheron/games/hellgame/board.ts'
import { decidedBy } from '../../../board/decided.ts'
import type { Voice } from '../words.ts'

/** After points and throne: the criteria of the places, the most important first. */
const criteria = ['circle', 'souls', 'factories', 'demons'] as const
const kinds = ['circles', 'factories', 'throne', 'souls'] as const

/** Why the game was won. */
export function why(view: HellgameView, { ranking }: Result, { t }: Voice): string {
  const [best = [], next = []] = ranking
  const [winner = 0] = best
  if (best.length > 1) return t('why.shared', { who: list(t.lang, best.map(seatMark)) })
  const who = seatMark(winner)
  const [rival = winner] = next
  const { goal } = view.options
  if (goal === 'throne' && throneHolder(view) === winner)
    return t('why.throne', { who, count: demonsOn(view, throne).length, round: view.round })
  const [own, other] = [pointsOf(view, winner), pointsOf(view, rival)]
  if (goal === 'dominion' && own.sum > other.sum) {
    const by = kinds.toSorted((a, b) => own[b] - other[b] - (own[a] - other[a]))[0]!
    return t('why.points', { who, by, margin: own.sum - other.sum, mine: own.sum, theirs: other.sum })
  }
  const meritsOf = (seat: Seat) => {
    const { unlocked, souls } = view.seats[seat]!
    return [unlocked, souls, factoriesOf(view, seat).length, allDemonsOf(view, seat)]
  }
  const { at, mine, theirs } = decidedBy(meritsOf(winner), meritsOf(rival))
  return t('why.by', { who, by: criteria[at] ?? 'demons', mine, theirs })
}
