import type { Result } from '@acheron/engine'
import { countOf, type ImpRaceView } from '@acheron/games/imp-race/board.ts'
import { placesOf } from '../../board/places.ts'
import type { Voice } from './words.ts'

/** "7 gems · 5 cards · 1 dead · 1 home"; zeros are left out, except for gems and cards. */
export function seatLine(view: ImpRaceView, seat: number, { t }: Voice): string {
  const own = view.seats[seat]
  if (!own) return ''
  const [dead, home] = [countOf(own.imps, 'D'), countOf(own.imps, 'H')]
  return [
    t('line.gems', { count: own.gems }),
    t('line.cards', { count: own.hand.length }),
    dead > 0 ? t('line.dead', { count: dead }) : '',
    home > 0 ? t('line.home', { count: home }) : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

/** A line of imps for each seat, best first: those at the throne are filled. Nothing of how it was played. */
export function share(view: ImpRaceView, result: Result, day: string | null, { t }: Voice): string {
  const title = day === null ? t('share.title') : t('share.day', { day })
  const rows = placesOf(result).map(({ seat, place }) => {
    const home = countOf(view.seats[seat]?.imps ?? [], 'H')
    return `${place}. ${'■'.repeat(home)}${'□'.repeat(Math.max(0, view.options.impsToWin - home))}`
  })
  return [title, ...rows, t('share.turns', { count: view.turn.number })].join('\n')
}
