import type { Result } from '@acheron/engine'
import { list, seatMark } from '@acheron/engine/words'
import { type FlorenceView, seatIn } from '@acheron/games/florence/board.ts'
import type { EndVoice } from './words.ts'

/** Why the game was won: by which source of infamy above all, or by what broke the tie. */
export function why(view: FlorenceView, { ranking }: Result, { t }: EndVoice): string {
  const [best = [], next = []] = ranking
  const [winner = 0] = best
  if (best.length > 1) return t('why.shared', { who: list(t.lang, best.map(seatMark)) })
  const [mine, theirs] = [seatIn(view, winner), seatIn(view, next[0] ?? winner)]
  if (!mine || !theirs) return ''
  const who = seatMark(winner)
  const margin = mine.infamy - theirs.infamy
  if (margin === 0) {
    const by = mine.diplomas.length > theirs.diplomas.length ? 'diplomas' : mine.boat < theirs.boat ? 'loans' : 'coins'
    return t('why.tie', { who, infamy: mine.infamy, by })
  }
  const sources = Object.keys(mine.ledger) as (keyof typeof mine.ledger)[]
  const ahead = (source: (typeof sources)[number]) => mine.ledger[source] - theirs.ledger[source]
  const by = sources.toSorted((a, b) => ahead(b) - ahead(a))[0]!
  return t('why.infamy', { who, by, margin, mine: mine.infamy, theirs: theirs.infamy })
}
