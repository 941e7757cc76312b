import { type CurseId, curses } from './box/curses.ts'
import { type EventId, events } from './box/events.ts'
import type { ItemId } from './box/items.ts'
import { numbers } from './box/numbers.ts'
import { type SpellId, spellOf } from './box/spells.ts'
import {
  type FactoryId,
  incomeOf,
  kindOfTile,
  type SourceId,
  sourceGain,
  type TileId,
  type TraderId,
  tradeOf,
} from './box/tiles.ts'
import { amountsText, demonsText, type HellgameWords, isItem, soulsText, stepsText } from './names.ts'
import type { HellgameState } from './state.ts'

/**
 * The effect of each thing, in a sentence. The amounts come from `box/numbers.ts`, so the texts follow when they are
 * tuned.
 */

type Options = HellgameState['options']

const { movement, itemEffects, curses: curseNumbers } = numbers

export function spellText(spell: SpellId, options: Options, t: HellgameWords): string {
  const { effect } = spellOf(spell)
  switch (spell) {
    case 'restore-source':
      return t(options.restoreSource === 'here' ? 'spell.restore-source.text' : 'spell.restore-source.anywhere')
    case 'steal-soul':
    case 'steal-speed':
      return t(`spell.${spell}.text`, { loot: lootText(effect, t) })
    case 'sudden-slowness':
      return t('spell.sudden-slowness.text', { steps: stepsText(movement.slowed, t) })
    case 'reap': {
      const { base, perFactory, most } = numbers.spells.reap
      return t('spell.reap.text', {
        base: soulsText(base, t),
        more: soulsText(perFactory, t),
        most: soulsText(most, t),
      })
    }
    default:
      return t(`spell.${spell}.text`)
  }
}

export function curseText(curse: CurseId, t: HellgameWords): string {
  switch (curse) {
    case 'leaden-feet':
      return t('curse.leaden-feet.text', {
        steps: stepsText(curseNumbers.lead, t),
        least: stepsText(movement.least, t),
      })
    case 'soul-theft':
    case 'stolen-haste':
      return t(`curse.${curse}.text`, { loot: lootText(curses[curse], t) })
    case 'cast-out': {
      const { pay, get } = curseNumbers.purchase
      return t('curse.cast-out.text', { pay: amountsText(pay, t), get: amountsText(get, t) })
    }
  }
}

/** The loss that an effect causes. */
export function lootText(effect: (typeof curses)[CurseId], t: HellgameWords): string {
  return effect.verb === 'steal' ? amountsText({ [effect.what]: effect.count }, t) : ''
}

export function eventText(event: EventId, t: HellgameWords): string {
  const effect = events[event]
  switch (effect.verb) {
    case 'removeSquares':
      return t('eventTile.place-obstacle.text', { count: effect.count })
    case 'stealFromAll':
      return t('eventTile.steal-souls.text', { loot: soulsText(effect.souls, t) })
    case 'halve':
      return t('eventTile.halving.text', { by: effect.by })
    case 'gainAll':
      return t('eventTile.levy.text', { own: amountsText(effect.own, t), others: amountsText(effect.others, t) })
    case 'whirl':
      return t('eventTile.whirlwind.text', { last: effect.lastCircle, least: effect.least, most: effect.most })
    default:
      return t(`eventTile.${event as PlainEvent}.text`)
  }
}

type PlainEvent = Exclude<EventId, 'place-obstacle' | 'steal-souls' | 'halving' | 'levy' | 'whirlwind'>

export function itemText(item: ItemId, options: Options, t: HellgameWords): string {
  switch (item) {
    case 'pandora':
      return t('item.pandora.text', {
        demon: amountsText(pandoraGain('demon', options), t),
        curse: amountsText(pandoraGain('curse', options), t),
      })
    case 'boots':
      return t('item.boots.text', { steps: stepsText(itemEffects.boots.steps, t) })
    case 'obol':
      return t('item.obol.text', {
        souls: soulsText(itemEffects.obol.discount, t),
        least: soulsText(numbers.unlocking.least, t),
      })
    case 'whip':
      return t('item.whip.text', { demons: demonsText(itemEffects.whip.count, t) })
    case 'ledger':
      return t('item.ledger.text', { times: itemEffects.ledger.times })
    default:
      return t(`item.${item}.text`)
  }
}

/** What the box gives; with option `curseTokens: mana` a curse token is a mana. */
export function pandoraGain(take: 'demon' | 'curse', { curseTokens }: Options) {
  const gift = itemEffects.pandora[take]
  return curseTokens === 'mana' && 'curse' in gift ? { mana: gift.curse } : gift
}

/** The effect of a tile; null is an event that lies face down. */
export function tileText(tile: TileId | null, options: Options, t: HellgameWords): string {
  if (tile === null) return t('text.hidden')
  if (isItem(tile)) return itemText(tile, options, t)
  switch (kindOfTile(tile)) {
    case 'factory':
      return t('text.factory', {
        one: amountsText(incomeOf(tile as FactoryId, 'one'), t),
        two: amountsText(incomeOf(tile as FactoryId, 'two'), t),
      })
    case 'source': {
      const gain = amountsText(sourceGain(tile as SourceId, options.economy), t)
      return t(options.sourceVisit === 'pass' ? 'text.source.pass' : 'text.source', { gain })
    }
    case 'trader':
      return traderText(tile as TraderId, options, t)
    case 'event':
      return eventText(tile as EventId, t)
    case 'portal':
      return t('text.portal')
    default:
      return options.goal === 'dominion'
        ? t('text.throne.dominion', { points: numbers.points.throne })
        : t(`text.throne.${options.goal}`)
  }
}

function traderText(tile: TraderId, { economy }: Options, t: HellgameWords): string {
  const { pay, get, steps } = tradeOf(tile, economy)
  if (get) return t('text.trader', { pay: amountsText(pay, t), get: amountsText(get, t) })
  return t('text.ferry', { pay: amountsText(pay, t), steps: stepsText(steps, t) })
}
