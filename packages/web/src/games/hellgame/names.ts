import { list, seatMark } from '@acheron/engine/words'
import {
  amountsText,
  circleOf,
  demonsOn,
  type HellgameView,
  isRemoved,
  itemName,
  kindOf,
  type Reach,
  type Square,
  seatsOf,
  sideOf,
  stepsText,
  tileName,
  tileText,
  unlockPrice,
} from '@acheron/games/hellgame/board.ts'
import type { Voice } from './words.ts'

/** A square in words: its kind, its effect, and its occupants. */
export interface SquareText {
  readonly title: string
  readonly lines: readonly string[]
}

/** Its name as the list and the log say it, and what it is: "Factory 2-5 · Soul mill". */
function titleOf(view: HellgameView, square: Square, { t, game }: Voice): string {
  const kind = kindOf(view, square)
  const named = t(`square.${kind}`, { square })
  if (isRemoved(view, square)) return t('square.title', { square: named, name: t('square.removed') })
  const tile = view.tiles[square]
  // A portal and the throne have no other name.
  if (tile === undefined || kind === 'portal' || kind === 'throne') return named
  return t('square.title', { square: named, name: tileName(tile, game) })
}

/** The effect of the square, and its state. */
function effectLines(view: HellgameView, square: Square, { t, game }: Voice): string[] {
  if (isRemoved(view, square)) return [t('square.removed.text')]
  const tile = view.tiles[square]
  if (tile === undefined) return [t('square.plain.text')]
  const said = tileText(tile, view.options, game)
  if (view.down[square]) return [said, t(kindOf(view, square) === 'source' ? 'square.spent' : 'square.closed')]
  return kindOf(view, square) === 'factory' && sideOf(demonsOn(view, square)) === 'two'
    ? [said, t('square.two')]
    : [said]
}

/** The owners of demons and pieces there. */
function guestLines(view: HellgameView, square: Square, { t }: Voice): string[] {
  const demons = demonsOn(view, square)
  const pieces = seatsOf(view).filter(seat => view.seats[seat]?.at === square)
  const owners = [...new Set(demons)].map(seat =>
    t('square.demons', { who: seatMark(seat), count: demons.filter(owner => owner === seat).length }),
  )
  return [
    ...(demons.length > 0 ? [t('square.demons.all', { owners: list(t.lang, owners) })] : []),
    ...(pieces.length > 0 ? [t('square.pieces', { who: list(t.lang, pieces.map(seatMark)) })] : []),
  ]
}

/** The cost of going there: "3 steps, one speed token". */
export function priceText({ steps, speed, flux, souls }: Omit<Reach, 'way'>, { game }: Voice): string {
  const paid = amountsText({ speed: Number(speed), souls }, game)
  return [stepsText(steps, game), ...(paid ? [paid] : []), ...(flux ? [itemName('flux', game)] : [])].join(', ')
}

/** All of it; for a viewer also what entering its circle would cost. */
export function squareText(view: HellgameView, square: Square, viewer: number | null, voice: Voice): SquareText {
  const player = viewer === null ? undefined : view.seats[viewer]
  const circle = circleOf(square)
  const locked =
    player && circle > player.unlocked ? [voice.t('square.locked', { circle, price: unlockPrice(player, circle) })] : []
  return {
    title: titleOf(view, square, voice),
    lines: [...effectLines(view, square, voice), ...guestLines(view, square, voice), ...locked],
  }
}
