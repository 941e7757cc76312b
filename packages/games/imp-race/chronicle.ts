import { seatMark, type Translate } from '@acheron/engine/words'
import type { CardId } from './cards.ts'
import { cardName, placeName, strongName, tileName, wayName } from './names.ts'
import type { ImpRaceEvent } from './state.ts'
import { typeOf } from './tiles.ts'
import type { Words } from './words/compiled/keys.ts'

type T = Translate<Words>
type Of<E extends ImpRaceEvent['e']> = Extract<ImpRaceEvent, { e: E }>

/** One event as a sentence of the chronicle; nothing for those that another event of the same step tells better. */
export function chronicle(event: ImpRaceEvent, t: T): string {
  switch (event.e) {
    case 'gameStarted':
      return t('event.gameStarted', { players: event.players })
    case 'tilePlaced':
    case 'turnStarted':
    case 'optionChosen':
    case 'turnEnded':
      return ''
    case 'dieRolled':
      return t('event.dieRolled', { who: seatMark(event.seat), face: event.face })
    case 'cardPlayed':
      return cardPlayed(event, t)
    case 'impMoved':
      return impMoved(event, t)
    case 'impHome':
      return t('event.home', { who: seatMark(event.seat), home: event.home })
    case 'impDied':
      // Who died in a fight is told by its end.
      if (event.cause === 'fight') return ''
      return t(`event.died.${event.cause}`, { who: seatMark(event.seat), from: placeName(event.from, t) })
    case 'impRaised':
      return t('event.raised', { who: seatMark(event.seat), step: placeName(event.to, t) })
    case 'tileFlipped':
      return tileFlipped(event, t)
    case 'tileAction': {
      const type = typeOf(event.tile)
      // What the others do is told by the imp's death or move, or by the card drawn.
      if (type !== 'cherub' && type !== 'treasure') return ''
      return t(`event.found.${type}`, { who: seatMark(event.seat), square: placeName(event.square, t) })
    }
    case 'noMove':
      return t('event.noMove', { who: seatMark(event.seat), n: event.n })
    case 'fightStarted':
      return t('event.fightStarted', {
        attacker: seatMark(event.attacker.seat),
        defender: seatMark(event.defender.seat),
        square: placeName(event.square, t),
      })
    case 'staked':
      return t('event.staked', {
        who: seatMark(event.seat),
        stake: event.card ? strongName(event.card, t) : t('gems', { count: event.gems }),
        total: event.total,
      })
    case 'stood':
      return t('event.stood', { who: seatMark(event.seat), total: event.total })
    case 'conceded':
      return t('event.conceded', { who: seatMark(event.seat), total: event.total, need: event.need })
    case 'fightEnded':
      // Who comes with nothing to stake gives up before a blow is struck (R7.6).
      return t(event.totals.some(total => total > 0) ? 'event.fightEnded' : 'event.fightEnded.none', {
        winner: seatMark(event.winner),
        loser: seatMark(event.loser),
        square: placeName(event.square, t),
        won: Math.max(...event.totals),
        lost: Math.min(...event.totals),
      })
    case 'tridentThrown':
      return t('event.tridentThrown', {
        who: seatMark(event.seat),
        victim: seatMark(event.victim.seat),
        square: placeName(event.square, t),
      })
    case 'parried':
      return t('event.parried', { who: seatMark(event.seat) })
    case 'gemsDrawn':
      return t('event.gemsDrawn', { who: seatMark(event.seat), count: event.red + event.blue, red: event.red })
    case 'gemTaken':
      return t(event.count > 0 ? 'event.gemTaken' : 'event.gemTaken.none', { who: seatMark(event.seat) })
    case 'gemsSpent':
      // What a card or a stake cost is told where it is bought or staked.
      return event.for === 'sacrilege' ? t('event.sacrilege', { who: seatMark(event.seat) }) : ''
    case 'cardDrawn':
      return cardDrawn(event, t)
    case 'cardDiscarded':
      return t('event.discarded', { who: seatMark(event.seat), card: strongName(event.card, t) })
    case 'cardBought':
      return t('event.bought', { who: seatMark(event.seat), gems: t('gems', { count: event.price }) })
    case 'deckReshuffled':
      return t('event.reshuffled', { count: event.count })
    case 'gameEnded':
      if (event.winner === null) return t('event.ended.draw')
      return t(event.by === 'throne' ? 'event.ended.throne' : 'event.ended.limit', { who: seatMark(event.winner) })
  }
}

/** A Trident's use is told where it is thrown, and where it parries. */
function cardPlayed({ seat, card, as }: Of<'cardPlayed'>, t: T): string {
  if (as === 'trident' || as === 'parry') return ''
  return t(as === 'die' ? 'event.played.die' : 'event.played', { who: seatMark(seat), card: cardName(card, t) })
}

function impMoved({ seat, from, to, by }: Of<'impMoved'>, t: T): string {
  const who = seatMark(seat)
  if (by === 'die') return t('event.moved', { who, from: wayName(from, t), to: wayName(to, t) })
  return t(`event.moved.${by}`, { who, from: placeName(from, t), to: wayName(to, t) })
}

/** A tile that comes to light is news. One turned down only where somebody paid for it: the rest follows from the move. */
function tileFlipped({ square, up, tile, cause }: Of<'tileFlipped'>, t: T): string {
  const type = typeOf(tile)
  if (up) {
    const news = { square: placeName(square, t), tile: t(`event.tile.${type}`) }
    return t(cause === 'left' ? 'event.left' : 'event.revealed', news)
  }
  if (cause !== 'sacrilege') return ''
  return t('event.covered', { tile: tileName(type, t), square: placeName(square, t) })
}

/** Only its owner is told the card. That a card bought is drawn goes without saying. */
function cardDrawn({ seat, card, by }: Of<'cardDrawn'>, t: T): string {
  const known: CardId | null = card
  if (known === null && by === 'buy') return ''
  const drawn = known === null ? t('event.drawn.hidden') : t('event.drawn.known', { card: strongName(known, t) })
  return t(`event.drawn.${by}`, { who: seatMark(seat), card: drawn })
}
