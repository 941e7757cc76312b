import type { Result } from '@acheron/engine'
import { type CaravanView, championName, championsOf, chapterPoints } from '@acheron/games/caravan/board.ts'
import type { EndVoice } from './words.ts'

/** A seat in the players' list: its Champions with their Vigor. */
export function seatLine(view: CaravanView, seat: number, { t, game }: EndVoice): string {
  return championsOf(view, seat)
    .map(champion => t('line', { who: championName(game, champion), vigor: view.champions[champion].vigor }))
    .join(' · ')
}

/** A square for each point of a chapter, circle by circle. It tells nothing about the play. */
export function share(view: CaravanView, result: Result, day: string | null, { t }: EndVoice): string {
  const title = day === null ? t('share.title') : t('share.day', { day })
  const rows = view.record.map(chapter => {
    const points = chapterPoints(chapter)
    return `${chapter.chapter}. ${points > 0 ? '■'.repeat(points) : '·'}`
  })
  const sum = t('share.sum', { points: result.scores?.[0] ?? 0, rounds: Number(result.rounds) })
  return [title, ...rows, sum].join('\n')
}
