import type { Result } from '@acheron/engine'
import { type FlorenceView, infamyText, seatIn } from '@acheron/games/florence/board.ts'
import { placesOf } from '../../../board/places.ts'
import type { EndVoice } from './words.ts'

/** "14 infamy · 5 florins · 2 drachmas · 1 diploma"; diplomas only where there are any. */
export function seatLine(view: FlorenceView, seat: number, { t, game }: EndVoice): string {
  const own = seatIn(view, seat)
  if (!own) return ''
  return [
    // The board writes a minus sign, also where the language's own is a hyphen.
    infamyText(own.infamy, game).replace('-', '−'),
    t('line.florins', { count: own.florins }),
    t('line.drachmas', { count: own.drachmas }),
    ...(own.diplomas.length > 0 ? [t('line.diplomas', { count: own.diplomas.length })] : []),
  ].join(' · ')
}

/** Infamy for each square of the shared line. */
const infamyPerSquare = 10

/** A line for each seat, best first, with its infamy in squares. It tells nothing about the play. */
export function share(result: Result, day: string | null, { t }: EndVoice): string {
  const title = day === null ? t('share.title') : t('share.day', { day })
  const rows = placesOf(result).map(({ seat, place }) => {
    const infamy = result.scores?.[seat] ?? 0
    const squares = '■'.repeat(Math.max(0, Math.round(infamy / infamyPerSquare)))
    return [`${place}.`, squares, infamy].filter(part => part !== '').join(' ')
  })
  return [title, ...rows, t('share.turns', { count: Number(result.turns) })].join('\n')
}
