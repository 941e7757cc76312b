import type { Result } from '@acheron/engine'
import {
  type Archetype,
  type CaravanEvent,
  type CaravanView,
  championName,
  championsOf,
  chapterPoints,
} from '@acheron/games/caravan/board.ts'
import type { EndVoice } from './words.ts'

/** A seat in the players' list: its Champions with their Vigor. */
export function seatLine(view: CaravanView, seat: number, { t, game }: EndVoice): string {
  return championsOf(view, seat)
    .map(champion => t('line', { who: championName(game, champion), vigor: view.champions[champion].vigor }))
    .join(' · ')
}

/** What a save holds: the Champions' levels, the Treasures, the mode, the seats. */
export function saveLine(event: CaravanEvent, { t, game }: EndVoice): string {
  if (event.e !== 'saved') return ''
  const levels = Object.entries(event.levels) as [Archetype, number][]
  const first = levels[0]?.[1] ?? 1
  const told = levels.every(([, level]) => level === first)
    ? [t('save.level', { level: first })]
    : levels.map(([champion, level]) => t('save.champion', { who: championName(game, champion), level }))
  return [
    ...told,
    t('save.treasures', { count: event.treasures }),
    game(`option.difficulty.${event.difficulty}`),
    t('save.players', { count: event.players }),
  ].join(' · ')
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
