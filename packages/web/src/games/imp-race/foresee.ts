import { seatMark } from '@acheron/engine/words'
import { typeOf, wayName } from './game.ts'
import { countOf, impOn, isStep, landing, type MoveOf, onRoute, type Place, type Race, stepsOf } from './types.ts'
import type { Voice } from './words.ts'

/** What awaits an imp where a move leads, in a few words; empty where nothing does. */
export function foresee(view: Race, move: MoveOf<'move'>, voice: Voice): string {
  const { t } = voice
  const seat = view.turn.seat
  const imps = view.seats[seat]?.imps ?? []
  const to = landing(view, move)
  if (to === 'H') return countOf(imps, 'H') + 1 >= view.options.impsToWin ? t('then.win') : t('then.home')
  const tramples = imps.some((place, imp) => imp !== move.imp && place === to) ? t('then.ownImp') : ''
  if (typeof to !== 'number') return tramples
  const other = impOn(view, to)
  if (other && other.seat !== seat) return t('then.fight', { who: seatMark(other.seat) })
  const from = imps[move.imp] ?? 'D'
  return [tramples, tileOn(view, to, from, tramples !== '', voice)].filter(Boolean).join('; ')
}

/** What the tile there would do to an imp that comes from elsewhere. */
function tileOn(view: Race, square: number, from: Place, trampled: boolean, voice: Voice): string {
  const { t, game } = voice
  const tile = view.route[square]
  if (!tile?.up || !tile.tile) return t('then.blank')
  const own = view.seats[view.turn.seat]
  const imps = own?.imps ?? []
  switch (typeOf(tile.tile)) {
    case 'death':
      return t('then.death')
    case 'cherub': {
      const free = stepsOf(view).filter(step => step === from || !imps.includes(step)).length
      return (countOf(imps, 'D') > 0 || trampled) && free > 0 ? t('then.cherub') : t('then.cherub.none')
    }
    case 'treasure': {
      const running = onRoute(imps) + (isStep(from) ? 1 : 0) - (trampled ? 1 : 0)
      return t('then.treasure', { count: 2 * running })
    }
    case 'card':
      return (own?.hand.length ?? 0) < 6 ? t('then.card') : t('then.card.full')
    case 'banana':
      return t('then.banana', { to: wayName(square < 39 ? square + 1 : 'H', game) })
    case 'return': {
      const back = earlierReturn(view, square, from)
      return back === null ? t('then.return.start') : t('then.return', { to: wayName(back, game) })
    }
  }
}

/** The nearest earlier Return that lies face up; the tile the imp leaves will have been turned over by then. */
function earlierReturn(view: Race, before: number, from: Place): number | null {
  for (let square = before - 1; square > 0; square--) {
    const tile = view.route[square]
    const up = square === from ? !tile?.up : tile?.up
    if (up && tile?.tile && typeOf(tile.tile) === 'return') return square
  }
  return null
}
