import type { Result } from '@acheron/engine'
import { type CaravanView, nameOf } from '@acheron/games/caravan/board.ts'
import type { EndVoice } from './words.ts'

/** Why the Caravan has won or lost. */
export function why({ end, record, chapter }: CaravanView, result: Result, { t, game }: EndVoice): string {
  return t('why', {
    cause: end?.cause ?? 'ending',
    circle: nameOf(game, 'circle', String(chapter)),
    victories: record.filter(each => each.result === 'victory').length,
    points: result.scores[0] ?? 0,
    tries: record.at(-1)?.lost ?? 0,
    won: result.winners.length > 0 ? 'yes' : 'no',
    rounds: Number(result.rounds),
  })
}
