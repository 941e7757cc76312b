import { list, seatMark } from '@acheron/engine/words'
import {
  amountsText,
  canPay,
  circleOf,
  circleSizes,
  curseText,
  deciderOf,
  demonsOn,
  type FactoryId,
  type HellgameMove,
  type HellgameView,
  incomeOf,
  kindOf,
  type MoveOf,
  numbers,
  outcomeOf,
  placesOn,
  positionOf,
  roundsLeft,
  type SeenTile,
  type SourceId,
  type Square,
  seatsOf,
  sideOf,
  soleOwner,
  sourceGain,
  spellOf,
  spellText,
  stepsText,
  type TraderId,
  tileName,
  tileText,
  topFrame,
  tradeOf,
} from '@acheron/games/hellgame/board.ts'
import { fightText } from './texts.ts'
import type { Voice } from './words.ts'

/** The consequence of a move, for the right side of its line; empty if its words say all. */
export function consequenceOf(view: HellgameView, move: HellgameMove, voice: Voice): string {
  const { t, game } = voice
  const decider = deciderOf(view)
  const player = decider === null ? undefined : view.seats[decider]
  if (decider === null || !player) return ''
  const square = player.at
  switch (move.do) {
    case 'start':
      return near(view, move.square, voice)
    case 'endMove':
      return square ? here(view, square, voice) || staying(view, square, player.demons, voice) : ''
    case 'speed':
      return t('cost.speed', { left: player.speed - numbers.movement.speedCost })
    case 'forge':
      return [
        t('cost.forge', { steps: stepsText(numbers.movement.forgeAdds, game) }),
        t('cost.speed', { left: player.speed - numbers.movement.forgeCost }),
      ].join('; ')
    case 'cast': {
      if (move.slot || move.length) return trackAfter(view, move, voice)
      const text = spellText(move.spell, view.options, game)
      return t('cost.cast', { text, left: player.mana - spellOf(move.spell).mana })
    }
    case 'curse':
      return curseText(move.curse, game)
    case 'longer':
    case 'shorter':
      return trackAfter(view, { length: move.do }, voice)
    case 'place':
    case 'pick':
    case 'done':
      return square ? demonsText(view, square, decider, move, voice) : ''
    case 'pass':
      if (topFrame(view)?.kind === 'trader') return t('here.noTrade')
      return topFrame(view)?.kind === 'spell' && player.mana > 0 ? t('cost.keep', { left: player.mana }) : ''
    case 'shield':
      return t('cost.shield')
    case 'accept':
      return aimed(view, voice)
    case 'whirl':
      return blown(view, move.circle, voice)
    case 'square': {
      const demons = topFrame(view)?.kind === 'recall' ? demonsOn(view, move.square).length : 0
      return demons > 1 ? t('cost.demons', { count: demons }) : ''
    }
    case 'source':
      return tileName(view.tiles[move.square] ?? null, game)
    default:
      return ''
  }
}

/** The effect of the spell or curse aimed at the player who may shield. */
function aimed(view: HellgameView, { game }: Voice): string {
  const frame = topFrame(view)
  if (frame?.kind !== 'shield') return ''
  return 'spell' in frame.cast ? spellText(frame.cast.spell, view.options, game) : curseText(frame.cast.curse, game)
}

/** The owners of the pieces that the wind in a circle would carry off. */
export const blownIn = (view: HellgameView, circle: number) =>
  seatsOf(view).filter(seat => {
    const at = view.seats[seat]?.at
    return at && circleOf(at) === circle
  })

function blown(view: HellgameView, circle: number, { t }: Voice): string {
  const who = blownIn(view, circle)
  return t('here.blown', { count: who.length, who: list(t.lang, who.map(seatMark)) })
}

/** The rounds until the upkeep after the track has changed. */
function trackAfter(view: HellgameView, change: { length?: string; slot?: string }, { t }: Voice): string {
  const { slot, length } = view.track
  const by = (word: string | undefined, up: string) => (word === undefined ? 0 : word === up ? 1 : -1)
  const track = { slot: slot + by(change.slot, 'up'), length: length + by(change.length, 'longer'), eclipse: null }
  return t('cost.upkeep', { count: roundsLeft({ track }) })
}

/** The gain of stopping on a square; empty where there is none. */
export function here(view: HellgameView, square: Square, voice: Voice): string {
  const { t, game } = voice
  const tile = view.tiles[square]
  switch (kindOf(view, square)) {
    case 'source':
      return view.down[square]
        ? t('here.spent')
        : t('here.gain', { gain: amountsText(sourceGain(tile as SourceId, view.options.economy), game) })
    case 'factory':
      return factory(view, square, voice)
    case 'trader':
      return view.down[square] ? t('here.closed') : trade(square, view, voice)
    case 'portal':
      return t('here.portal')
    case 'plain': {
      const others = demonsOn(view, square).some(owner => owner !== view.turn.seat)
      return others ? t(isLost(view, square) ? 'here.demons.lost' : 'here.demons') : ''
    }
    default:
      return t('here.tile', { name: tileName(tile ?? null, game), text: tileText(tile ?? null, view.options, game) })
  }
}

/** Whether a trader stands there whose price the player to move cannot pay. */
export function isTooDear(view: HellgameView, square: Square): boolean {
  const player = view.seats[view.turn.seat]
  if (!player || kindOf(view, square) !== 'trader') return false
  return !canPay(player, tradeOf(view.tiles[square] as TraderId, view.options.economy).pay)
}

/** Whether a factory stands empty there, and the player to move has no demon to place in it. */
export const isIdle = (view: HellgameView, square: Square): boolean =>
  kindOf(view, square) === 'factory' && demonsOn(view, square).length === 0 && view.seats[view.turn.seat]?.demons === 0

/** What a trader takes and gives; more stands on its tile. */
function trade(square: Square, view: HellgameView, { t, game }: Voice): string {
  const { pay, get, steps } = tradeOf(view.tiles[square] as TraderId, view.options.economy)
  const price = amountsText(pay, game)
  if (isTooDear(view, square)) return t('here.dear', { pay: price })
  if (get) return t('here.trade', { pay: price, get: amountsText(get, game) })
  return t('here.ferry', { pay: price, steps: stepsText(steps, game) })
}

/** The yield of a factory as it is held, or as one demon would make it. */
function factory(view: HellgameView, square: Square, { t, game }: Voice): string {
  const tile = view.tiles[square] as FactoryId
  const gain = amountsText(incomeOf(tile, sideOf(demonsOn(view, square))), game)
  return t(`here.factory.${heldBy(view, square)}`, { gain })
}

/** Who holds a factory, or why one would place no demon there. */
function heldBy(view: HellgameView, square: Square) {
  const demons = demonsOn(view, square)
  if (isIdle(view, square)) return 'idle'
  if (demons.length === 0) return 'open'
  if (soleOwner(demons) === view.turn.seat) return 'mine'
  return isLost(view, square) ? 'lost' : 'theirs'
}

/** The remaining actions on a square that gives nothing. */
function staying(view: HellgameView, square: Square, demons: number, { t }: Voice): string {
  return t(demons > 0 && placesOn(view, square) > 0 ? 'here.place' : 'here.nothing')
}

/** The fight that a change of demons brings, the use of those that stay, and the reserve after it. */
export function demonsText(view: HellgameView, square: Square, seat: number, move: HellgameMove, voice: Voice): string {
  const { t } = voice
  const outcome = outcomeOf(view, square, seat, move)
  const { before, killed, after } = outcome
  const isUntouched = move.do === 'done' && before.length === 0
  // Demons that die for nothing are said apart.
  const isQuiet = isUntouched || wasteOf(view, move) !== null || (killed.length === 0 && soleOwner(before) === seat)
  const isMine = soleOwner(after) === seat
  const left = (view.seats[seat]?.demons ?? 0) - (move.do === 'place' ? move.n : 0)
  return [
    ...(isQuiet ? [] : [fightText(outcome, seat, voice)]),
    ...(isMine ? [broughtBy(view, square, after, voice)] : []),
    ...(move.do === 'place' ? [t('demons.reserve', { count: left })] : []),
  ].join('; ')
}

/** One's demons that die for nothing. */
interface Waste {
  readonly count: number
  /** Who kills them; null where there is no room for them, and they kill nobody. */
  readonly by: number | null
}

export function wasteOf(view: HellgameView, move: HellgameMove): Waste | null {
  const square = view.seats[view.turn.seat]?.at
  return move.do === 'place' && square ? wasteAt(view, square, move) : null
}

function wasteAt(view: HellgameView, square: Square, move: MoveOf<'place'>): Waste | null {
  const { seat } = view.turn
  const { killed, trimmed, after } = outcomeOf(view, square, seat, move)
  const own = (demons: readonly number[]) => demons.filter(owner => owner === seat).length
  const [by] = after
  if (own(killed) > 0 && by !== undefined) return { count: own(killed), by }
  return killed.length === 0 && own(trimmed) > 0 ? { count: own(trimmed), by: null } : null
}

/** Whether any number of one's demons could be placed there without waste. */
export function hasRoom(view: HellgameView, square: Square): boolean {
  const reserve = view.seats[view.turn.seat]?.demons ?? 0
  return Array.from({ length: reserve }, (_, i) => i + 1).some(n => wasteAt(view, square, { do: 'place', n }) === null)
}

/** Whether others hold the square with more demons than one's own could stand against. */
export function isLost(view: HellgameView, square: Square): boolean {
  const { seat } = view.turn
  const there = demonsOn(view, square)
  return there.length > 0 && !there.includes(seat) && !hasRoom(view, square)
}

/** What a move wastes, in words; empty where it wastes nothing. */
export function wasteText(view: HellgameView, move: HellgameMove, { t }: Voice): string {
  const waste = wasteOf(view, move)
  if (!waste) return ''
  const { count, by } = waste
  return by === null ? t('demons.wasted', { count }) : t('demons.killed', { count, who: seatMark(by) })
}

/** The use of one's own demons on a square (R3.8, R6.4, R9). */
function broughtBy(view: HellgameView, square: Square, demons: readonly number[], { t, game }: Voice): string {
  switch (kindOf(view, square)) {
    case 'factory':
      return t('demons.earn', {
        gain: amountsText(incomeOf(view.tiles[square] as FactoryId, sideOf(demons)), game),
      })
    case 'throne':
      return t(`demons.throne.${view.options.goal}`)
    default:
      return t('demons.return')
  }
}

/** The things within a turn's reach of a start square, in words. */
function near(view: HellgameView, square: Square, { t, game }: Voice): string {
  const tiles = tilesNear(view, square).map(tile => tileName(tile, game))
  return tiles.length > 0 ? t('here.near', { tiles: list(t.lang, tiles) }) : t('here.far')
}

/** So many names fit beside a leap. */
const mostNear = 2

/** What lies nearest to a portal: nothing else in the list tells the portals apart. */
export function beyond(view: HellgameView, portal: Square, { t, game }: Voice): string {
  const tiles = tilesNear(view, portal).filter(tile => tile !== 'portal')
  if (tiles.length === 0) return t('here.portal')
  const names = tiles.slice(0, mostNear).map(tile => tileName(tile, game))
  return t('here.near', { tiles: list(t.lang, names) })
}

/** The nearest first. Events say nothing before they are turned up. */
export function tilesNear(view: HellgameView, square: Square): NonNullable<SeenTile>[] {
  const ring = circleSizes[circleOf(square) - 1] ?? 1
  const around = [-1, 1, -2, 2].map((by): Square => `${circleOf(square)}-${(positionOf(square) + by + ring) % ring}`)
  return around.flatMap(each => {
    const tile = view.tiles[each]
    return tile && kindOf(view, each) !== 'event' ? [tile] : []
  })
}
