import { list, seatMark } from '@acheron/engine/words'
import {
  type Answer,
  answersOf,
  type BidFrame,
  type ImpRaceMove,
  type ImpRaceView,
  rivalOf,
  stakesOf,
  strongName,
  topFrame,
} from '@acheron/games/imp-race/board.ts'
import type { Choice } from '../../../board/face.ts'
import type { Voice } from '../words.ts'

/** How a whole bid stands to the rival's: the first bid, an equal one, one point more, or more than that. */
type Standing = 'open' | 'match' | 'surpass' | 'over'

export function standingOf({ total }: Answer, fight: BidFrame): Standing {
  const other = stakesOf(fight)[1].total
  if (other === 0) return 'open'
  if (total === other) return 'match'
  return total === other + 1 ? 'surpass' : 'over'
}

/** The usual bids in one press each, with their price; none outside a fight. */
export function bidsIn(view: ImpRaceView, voice: Voice): Choice<ImpRaceMove>[] {
  const fight = topFrame(view)
  if (fight?.kind !== 'bid') return []
  return answersOf(view, fight).flatMap(answer => {
    const [move, ...next] = answer.moves
    return move ? { move, next, label: labelOf(answer, fight, voice), consequence: demandOf(answer, fight, voice) } : []
  })
}

/** "Match 5: Trident (5)". */
export function labelOf(answer: Answer, fight: BidFrame, { t, game }: Voice): string {
  const { cards, gems, total } = answer
  const parts = [...cards.map(card => strongName(card, game)), ...(gems > 0 ? [t('fight.gems', { count: gems })] : [])]
  return t(`answer.${standingOf(answer, fight)}`, { total, stake: list(t.lang, parts) })
}

/** R7.2: what the rival has to reach then. */
function demandOf({ total }: Answer, fight: BidFrame, { t }: Voice): string {
  const other = stakesOf(fight)[1].total
  return t('answer.then', { who: seatMark(rivalOf(fight)), need: other < total ? total : total + 1 })
}
