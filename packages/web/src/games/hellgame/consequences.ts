import { outcomeOf } from './fights.ts'
import {
  amountsText,
  circleOf,
  circleSizes,
  demonsOn,
  type FactoryId,
  incomeOf,
  kindOf,
  numbers,
  positionOf,
  type SourceId,
  type Square,
  sourceGain,
  spellOf,
  tileName,
  unlockPrice,
} from './rules.ts'
import { fightText } from './texts.ts'
import type { Hell, HellMove } from './types.ts'
import { deciderOf, roundsLeft, topFrame } from './types.ts'
import type { Voice } from './words.ts'

/** What follows from a move, for the right side of its line; nothing where its words say all. */
export function consequenceOf(view: Hell, move: HellMove, voice: Voice): string {
  const { t, game } = voice
  const decider = deciderOf(view)
  const player = view.seats[decider]
  const square = player?.at ?? null
  if (!player) return ''
  switch (move.do) {
    case 'start':
      return near(view, move.square, voice)
    case 'step':
    case 'portal':
    case 'wayling':
    case 'flux': {
      const circle = circleOf(move.to)
      if (circle > player.unlocked)
        return t('cost.unlock', { circle, left: player.souls - unlockPrice(player, circle) })
      return here(view, move.to, voice) || (move.do === 'step' && square ? wayTo(square, move.to, voice) : '')
    }
    case 'end-move':
      return square ? here(view, square, voice) : ''
    case 'speed':
    case 'forge': {
      const { speedCost, forgeCost } = numbers.movement
      const left = player.speed - (move.do === 'speed' ? speedCost : forgeCost)
      return t('cost.left', { left: amountsText({ speed: left }, game) || t('cost.none') })
    }
    case 'cast': {
      const left = player.mana - spellOf(move.spell).mana
      if (move.slot || move.length) return trackAfter(view, move, voice)
      return t('cost.mana', { left })
    }
    case 'longer':
    case 'shorter':
      return trackAfter(view, { length: move.do }, voice)
    case 'place':
    case 'pick':
    case 'done':
      return square ? fightText(outcomeOf(view, square, decider, move), voice) : ''
    case 'pass':
      return topFrame(view)?.kind === 'spell' && player.mana > 0 ? t('cost.keep', { left: player.mana }) : ''
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

/** The rounds until the upkeep after the track has changed. */
function trackAfter(view: Hell, change: { length?: string; slot?: string }, { t }: Voice): string {
  const { slot, length } = view.track
  const by = (word: string | undefined, up: string) => (word === undefined ? 0 : word === up ? 1 : -1)
  const track = { slot: slot + by(change.slot, 'up'), length: length + by(change.length, 'longer'), eclipse: null }
  return t('cost.upkeep', { count: roundsLeft({ track }) })
}

/** What stopping on a square would bring. */
function here(view: Hell, square: Square, { t, game }: Voice): string {
  const tile = view.tiles[square]
  switch (kindOf(view, square)) {
    case 'source':
      return view.down[square]
        ? t('here.spent')
        : t('here.gain', { gain: amountsText(sourceGain(tile as SourceId, view.options.economy), game) })
    case 'factory':
      return t('here.factory', {
        name: tileName(tile ?? null, game),
        gain: amountsText(incomeOf(tile as FactoryId, 'one'), game),
      })
    case 'plain': {
      const others = demonsOn(view, square).some(owner => owner !== view.turn.seat)
      return others ? t('here.demons') : ''
    }
    default:
      return tileName(tile ?? null, game)
  }
}

/** Where a plain square lies, seen from the piece. */
function wayTo(from: Square, to: Square, { t }: Voice): string {
  const circle = circleOf(to)
  const down = circle - circleOf(from)
  if (down !== 0) return t(down > 0 ? 'here.down' : 'here.up', { circle })
  const around = circleSizes[circle - 1] ?? 1
  const by = (positionOf(to) - positionOf(from) + around) % around
  if (by === 1) return t('here.clockwise')
  return by === around - 1 ? t('here.anticlockwise') : ''
}

/** What a start square has within a turn's reach. */
function near(view: Hell, square: Square, { t, game }: Voice): string {
  const k = Number(square.slice(2))
  const around = [-2, -1, 1, 2].map((by): Square => `1-${(k + by + 49) % 49}`)
  const tiles = around.flatMap(each => {
    const tile = view.tiles[each]
    return tile && kindOf(view, each) !== 'event' ? [tileName(tile, game)] : []
  })
  return tiles.length > 0 ? t('here.near', { tiles: tiles.join(', ') }) : ''
}
