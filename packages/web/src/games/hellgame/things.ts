import { list, seatMark } from '@acheron/engine/words'
import {
  type Amounts,
  circleOf,
  demonsOn,
  type EventId,
  type FactoryId,
  holdings,
  type ItemId,
  incomeOf,
  isRemoved,
  kindOf,
  placesOn,
  type SourceId,
  type Square,
  sideOf,
  sourceGain,
  type TraderId,
  tradeOf,
  unlockPrice,
} from './rules.ts'
import { type Hell, seatsOf } from './types.ts'
import type { Voice } from './words.ts'

/** "2 souls and 1 speed token". */
export function amountsText(amounts: Amounts, { t }: Voice): string {
  return list(
    t.lang,
    holdings.filter(what => amounts[what]).map(what => t(`holding.${what}`, { count: amounts[what] ?? 0 })),
  )
}

/** A square in words: what it is, what it does, and who is there. */
export interface SquareText {
  readonly title: string
  readonly lines: readonly string[]
}

export function squareTitle(view: Hell, square: Square, { t }: Voice): string {
  if (isRemoved(view, square)) return t('square.title', { square, kind: t('kind.removed') })
  const kind = kindOf(view, square)
  const tile = view.tiles[square]
  const name =
    kind === 'item'
      ? t(`item.${tile as ItemId}`)
      : kind === 'event' && tile
        ? t(`event.${tile as EventId}`)
        : kind === 'trader' && tile === 'T-ferry'
          ? t('kind.ferry')
          : t(`kind.${kind}`)
  return t('square.title', { square, kind: name })
}

/** What the square does; nothing for a plain one that is empty. */
function effectLines(view: Hell, square: Square, voice: Voice): string[] {
  const { t } = voice
  const tile = view.tiles[square]
  const { economy } = view.options
  const down = view.down[square] === true
  if (isRemoved(view, square)) return [t('square.removed')]
  switch (kindOf(view, square)) {
    case 'plain':
      return [t('square.plain')]
    case 'factory': {
      const give = (side: 'one' | 'two') => amountsText(incomeOf(tile as FactoryId, side), voice)
      return [t('square.factory', { one: give('one'), two: give('two'), side: sideOf(demonsOn(view, square)) })]
    }
    case 'source': {
      const gain = amountsText(sourceGain(tile as SourceId, economy), voice)
      return [down ? t('square.source.down', { gain }) : t('square.source', { gain })]
    }
    case 'trader': {
      const trade = tradeOf(tile as TraderId, economy)
      const pay = amountsText(trade.pay, voice)
      const said =
        trade.steps === undefined
          ? t('square.trader', { pay, get: amountsText(trade.get, voice) })
          : t('square.ferry', { pay, steps: trade.steps })
      return down ? [said, t('square.trader.down')] : [said]
    }
    case 'event':
      return tile ? [t(`event.${tile as EventId}.text`)] : [t('square.event')]
    case 'item':
      return [t(`item.${tile as ItemId}.text`)]
    case 'portal':
      return [t('square.portal')]
    case 'throne':
      return [t(`square.throne.${view.options.goal}`, { places: placesOn(view, square) })]
  }
}

/** Who has demons and pieces there. */
function guestLines(view: Hell, square: Square, { t }: Voice): string[] {
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

/** All of it; for a viewer also what entering its circle would cost. */
export function squareText(view: Hell, square: Square, viewer: number | null, voice: Voice): SquareText {
  const player = viewer === null ? undefined : view.seats[viewer]
  const circle = circleOf(square)
  const locked =
    player && circle > player.unlocked ? [voice.t('square.locked', { circle, price: unlockPrice(player, circle) })] : []
  return {
    title: squareTitle(view, square, voice),
    lines: [...effectLines(view, square, voice), ...guestLines(view, square, voice), ...locked],
  }
}
