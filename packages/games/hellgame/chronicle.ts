import type { View } from '@acheron/engine'
import { list, seatMark, type Translate } from '@acheron/engine/words'
import {
  amountsText,
  castName,
  circleName,
  curseName,
  demonsOf,
  demonsText,
  eventName,
  lastingAt,
  lastingName,
  manaText,
  soulsText,
  speedText,
  spellName,
  stepsText,
  theItem,
} from './names.ts'
import { numbers } from './numbers.ts'
import { kindOf } from './squares.ts'
import type { HellgameEvent, HellgameState } from './state.ts'
import type { Words } from './words/compiled/keys.ts'

type T = Translate<Words>
type Table = View<HellgameState>
type Of<E extends HellgameEvent['e']> = Extract<HellgameEvent, { e: E }>

/** One event as a sentence of the chronicle; nothing for those that another event of the same step tells better. */
export function chronicle(event: HellgameEvent, view: Table, t: T): string {
  switch (event.e) {
    case 'gameStarted':
      return t('told.gameStarted', {
        players: event.players,
        first: seatMark(event.first),
        spells: list(
          t.lang,
          event.spells.map(spell => spellName(spell, t)),
        ),
        events: list(
          t.lang,
          event.events.map(each => eventName(each, t)),
        ),
      })
    case 'roundStarted':
      return t('told.roundStarted', { round: event.round })
    case 'turnStarted':
      return event.extra ? t('told.turnStarted.extra', { who: seatMark(event.seat) }) : ''
    case 'itemUsed':
    case 'eventEnded':
    case 'turnWon':
    case 'itemsUpright':
    case 'leadRemoved':
    case 'upkeepEnded':
    // Told for all together where everybody gets their mana.
    case 'income':
      return ''
    case 'pieceStarted':
    case 'moved':
    case 'unlocked':
    case 'speedSpent':
    case 'forged':
    case 'movementEnded':
    case 'ferryTaken':
    case 'ferryEnded':
      return travel(event, view, t)
    case 'sourceTaken':
    case 'tilesTurned':
    case 'itemTaken':
    case 'traded':
    case 'gained':
    case 'stolen':
    case 'halved':
    case 'demonBought':
    case 'upkeepGain':
      return wealth(event, view, t)
    case 'eventTurned':
    case 'circleChosen':
    case 'hinderancePlaced':
    case 'portalPlaced':
    case 'spellReplaced':
    case 'whirled':
    case 'spellCast':
    case 'curseUsed':
    case 'shielded':
    case 'slowed':
    case 'leadPlaced':
      return magic(event, view, t)
    case 'lengthChanged':
    case 'tokenMoved':
    case 'eclipseBegan':
    case 'eclipseSlid':
    case 'eclipseEnded':
    case 'upkeepStarted':
    case 'throneChecked':
    case 'firstMoved':
    case 'gameEnded':
      return clock(event, t)
    default:
      return legions(event, view, t)
  }
}

type Travel = Of<
  'pieceStarted' | 'moved' | 'unlocked' | 'speedSpent' | 'forged' | 'movementEnded' | 'ferryTaken' | 'ferryEnded'
>

function travel(event: Travel, view: Table, t: T): string {
  const who = seatMark(event.seat)
  switch (event.e) {
    case 'pieceStarted':
      return t('told.pieceStarted', { who, at: lastingAt(event.square, view, t) })
    case 'moved': {
      // One portal leads to another: the second need not be called one.
      if (event.by === 'portal') return t('told.moved.portal', { who, square: event.to })
      const way = event.ride && event.by === 'step' ? 'ride' : event.by
      return t(`told.moved.${way}`, { who, square: lastingName(event.to, view, t) })
    }
    case 'unlocked':
      return t('told.unlocked', { who, circle: circleName(event.circle, t), price: soulsText(event.price, t) })
    case 'speedSpent': {
      const { speedCost, speedAdds } = numbers.movement
      return t('told.speedSpent', { who, price: speedText(speedCost, t), steps: stepsText(speedAdds, t) })
    }
    case 'forged':
      return t('told.forged', { who, price: speedText(event.price, t), perm: event.perm })
    case 'movementEnded':
      // Whoever walked has been told of with every step.
      return event.steps > 0 ? '' : t('told.stayed', { who, at: lastingAt(event.square, view, t) })
    case 'ferryTaken':
      return t('told.ferryTaken', { who, paid: amountsText(event.paid, t) })
    case 'ferryEnded':
      return t('told.ferryEnded', { who, steps: stepsText(event.steps, t), at: lastingAt(event.square, view, t) })
  }
}

type Wealth = Of<
  'sourceTaken' | 'tilesTurned' | 'itemTaken' | 'traded' | 'gained' | 'stolen' | 'halved' | 'demonBought' | 'upkeepGain'
>

function wealth(event: Wealth, view: Table, t: T): string {
  switch (event.e) {
    case 'sourceTaken':
      return t(`told.source.${event.by}`, {
        who: seatMark(event.seat),
        gain: amountsText(event.gain, t),
        at: lastingAt(event.square, view, t),
      })
    case 'tilesTurned':
      return tilesTurned(event, view, t)
    case 'itemTaken':
      return t('told.itemTaken', {
        who: seatMark(event.seat),
        item: theItem(event.item, t),
        at: lastingAt(event.square, view, t),
      })
    case 'traded':
      return t('told.traded', {
        who: seatMark(event.seat),
        paid: amountsText(event.paid, t),
        gain: amountsText(event.gain, t),
        at: lastingAt(event.square, view, t),
      })
    case 'gained': {
      const by = event.by === 'spell' || event.by === 'pandora' ? event.by : 'event'
      return t(`told.gained.${by}`, { who: seatMark(event.seat), gain: amountsText(event.gain, t) })
    }
    case 'stolen':
      return t('told.stolen', {
        who: seatMark(event.seat),
        other: seatMark(event.from),
        loot: amountsText({ [event.what]: event.count }, t),
      })
    case 'halved':
      return t('told.halved', { who: seatMark(event.seat), lost: soulsText(event.lost, t), left: event.left })
    case 'demonBought':
      return t('told.demonBought', {
        who: seatMark(event.seat),
        bought: amountsText(numbers.curses.purchase.get, t),
        paid: amountsText(event.paid, t),
      })
    case 'upkeepGain':
      return t('told.upkeepGain', { gain: amountsText(event.gain, t) })
  }
}

function tilesTurned({ squares, up }: Of<'tilesTurned'>, view: Table, t: T): string {
  const [square] = squares
  const isSource = squares.every(each => kindOf(view, each) === 'source')
  if (squares.length === 1 && square !== undefined)
    return t(`told.turned.${isSource ? 'source' : 'trader'}.${up ? 'up' : 'down'}`, { square })
  return t(isSource ? 'told.turned.sources' : 'told.turned.both', { count: squares.length })
}

type Magic = Of<
  | 'eventTurned'
  | 'circleChosen'
  | 'hinderancePlaced'
  | 'portalPlaced'
  | 'spellReplaced'
  | 'whirled'
  | 'spellCast'
  | 'curseUsed'
  | 'shielded'
  | 'slowed'
  | 'leadPlaced'
>

function magic(event: Magic, view: Table, t: T): string {
  if (event.e === 'whirled') return whirled(event, t)
  const who = seatMark(event.seat)
  switch (event.e) {
    case 'eventTurned':
      return t('told.eventTurned', { who, at: lastingAt(event.square, view, t), event: eventName(event.event, t) })
    case 'circleChosen':
      return t('told.circlePurged', { who, circle: circleName(event.circle, t) })
    case 'hinderancePlaced':
      return t('told.hinderancePlaced', { who, at: lastingAt(event.square, view, t) })
    case 'portalPlaced':
      return t('told.portalPlaced', { who, at: lastingAt(event.square, view, t) })
    case 'spellReplaced':
      return t('told.spellReplaced', { who, old: spellName(event.old, t), spell: spellName(event.spell, t) })
    case 'spellCast': {
      const cast = { who, spell: spellName(event.spell, t), price: manaText(event.mana, t) }
      const { target } = event.choice
      return target === undefined
        ? t('told.spellCast', cast)
        : t('told.spellCast.target', { ...cast, other: seatMark(target) })
    }
    case 'curseUsed': {
      const curse = curseName(event.curse, t)
      return event.target === event.seat
        ? t('told.curseUsed.own', { who, curse })
        : t('told.curseUsed', { who, curse, other: seatMark(event.target) })
    }
    case 'shielded':
      return t('told.shielded', { who, cast: castName(event.cast, t) })
    case 'slowed':
      return t('told.slowed', { who, steps: stepsText(numbers.movement.slowed, t) })
    case 'leadPlaced':
      return t('told.leadPlaced', { who, steps: stepsText(event.lead, t) })
  }
}

function whirled({ circle, n, pieces }: Of<'whirled'>, t: T): string {
  const where = { circle: circleName(circle, t) }
  if (pieces.length === 0) return t('told.whirled.nobody', where)
  const blown = pieces.map(({ seat }) => seatMark(seat))
  return t('told.whirled', { ...where, n, pieces: list(t.lang, blown) })
}

type Clock = Of<
  | 'lengthChanged'
  | 'tokenMoved'
  | 'eclipseBegan'
  | 'eclipseSlid'
  | 'eclipseEnded'
  | 'upkeepStarted'
  | 'throneChecked'
  | 'firstMoved'
  | 'gameEnded'
>

function clock(event: Clock, t: T): string {
  switch (event.e) {
    case 'lengthChanged':
      return t(event.to > event.from ? 'told.length.longer' : 'told.length.shorter', { length: event.to })
    case 'tokenMoved':
      // The end of a round and an upkeep move it as a matter of course.
      if (event.by === 'round' || event.by === 'upkeep') return ''
      return t('told.tokenMoved', { from: event.from, to: event.to })
    case 'eclipseBegan':
      return t('told.eclipseBegan', { slot: event.slot })
    case 'eclipseSlid':
      return t('told.eclipseSlid', { to: event.to })
    case 'eclipseEnded':
      return t('told.eclipseEnded')
    case 'upkeepStarted':
      return t('told.upkeepStarted', { number: event.number })
    case 'throneChecked':
      return event.holder === null && event.demons.length > 0 ? t('told.throneContested') : ''
    case 'firstMoved':
      return t('told.firstMoved', { who: seatMark(event.seat) })
    case 'gameEnded': {
      const winners = list(t.lang, event.winners.map(seatMark))
      return event.by === 'throne'
        ? t('told.ended.throne', { winners })
        : t(`told.ended.${event.by}`, { winners, count: event.winners.length })
    }
  }
}

type Legions = Of<
  | 'demonsReturned'
  | 'demonConverted'
  | 'demonCastOut'
  | 'demonsPlaced'
  | 'demonsPicked'
  | 'fought'
  | 'factoryFlipped'
  | 'throneHeld'
>

function legions(event: Legions, view: Table, t: T): string {
  if (event.e === 'throneHeld')
    return event.seat === null ? t('told.throne.lost') : t('told.throne.held', { who: seatMark(event.seat) })
  const at = lastingAt(event.square, view, t)
  switch (event.e) {
    case 'demonsReturned':
      // A purged circle is told of as a whole.
      if (event.by === 'clear-circle') return ''
      return event.by === 'banish'
        ? t('told.returned.banish', { who: seatMark(event.seat), at })
        : t('told.returned.total-recall', { who: seatMark(event.seat), demons: demonsText(event.n, t), at })
    case 'demonConverted':
      return t('told.converted', { who: seatMark(event.seat), other: seatMark(event.from), at })
    case 'demonCastOut':
      return t('told.castOut', { who: seatMark(event.owner), at })
    case 'demonsPlaced':
      return t('told.placed', { who: seatMark(event.seat), demons: demonsText(event.n, t), at })
    case 'demonsPicked': {
      const picked = { who: seatMark(event.seat), demons: demonsText(event.n, t), at }
      return event.price === 0
        ? t('told.picked.free', picked)
        : t('told.picked', { ...picked, price: soulsText(event.price, t) })
    }
    case 'fought':
      return fought(event, at, t)
    case 'factoryFlipped':
      return event.side === 'two' ? t('told.factory.two', { at }) : ''
  }
}

/** R6.3, step by step: who won or that nobody did, then those for whom there was no room. */
function fought({ most, killed, trimmed }: Of<'fought'>, at: string, t: T): string {
  const sentences: string[] = []
  if (most === null) sentences.push(t('told.fought.drawn', { at }))
  else if (killed.length > 0)
    sentences.push(t('told.fought.won', { who: seatMark(most), at, dead: demonsOf(killed, t) }))
  if (trimmed.length > 0) sentences.push(t('told.fought.crush', { dead: demonsOf(trimmed, t) }))
  return sentences.join(' ')
}
