import type { CaravanMove } from '@acheron/games/caravan/board.ts'

/** Ways on that cannot be taken back: the campaign, or a Quick Combat, ends with them. */
const last: ReadonlySet<unknown> = new Set(['giveUp', 'stop'])

export const endsAll = (move: CaravanMove): boolean =>
  (move.do === 'vote' || move.do === 'choose') && last.has(move.option)
