import { list, seatMark, type Translate } from '@acheron/engine/words'
import type { CardId } from '../box/cards.ts'
import { typeOf } from '../box/tiles.ts'
import type { ImpRaceEvent } from '../events.ts'
import { cardName, placeName, strongName, tileName, wayName } from '../names.ts'
import { circleOf } from '../route/places.ts'
import type { Place } from '../state.ts'
import type { Words } from '../words/compiled/keys.ts'

type T = Translate<Words>
type EventOf<E extends ImpRaceEvent['e']> = Extract<ImpRaceEvent, { e: E }>

/** A line of the log; empty for an event that another one of the same step tells better. */
export function tellEvent(event: ImpRaceEvent, t: T): string {
  switch (event.e) {
    case 'gameStarted':
      return t('log.gameStarted', { players: event.players })
    case 'tilePlaced':
    case 'turnStarted':
    case 'optionChosen':
    case 'turnEnded':
      return ''
    case 'dieRolled':
      return t('log.dieRolled', { who: seatMark(event.seat), face: event.face })
    case 'cardPlayed':
      return cardPlayed(event, t)
    case 'impMoved':
      return impMoved(event, t)
    case 'impHome':
      return impHome(event, t)
    case 'impDied':
      // The end of the fight tells who died in it.
      if (event.cause === 'fight') return ''
      return withLostWay(
        t(`log.died.${event.cause}`, { who: seatMark(event.seat), from: placeName(event.from, t) }),
        event.cause === 'ownImp' ? 0 : event.from,
        t,
      )
    case 'impRaised':
      return t('log.raised', { who: seatMark(event.seat), step: placeName(event.to, t) })
    case 'tileFlipped':
      return tileFlipped(event, t)
    case 'tileAction': {
      const type = typeOf(event.tile)
      // The other tiles are told by the death, the move or the drawn card that follows.
      if (type !== 'cherub' && type !== 'treasure') return ''
      return t(`log.found.${type}`, { who: seatMark(event.seat), square: placeName(event.square, t) })
    }
    case 'noMove':
      return t('log.noMove', { who: seatMark(event.seat), n: event.n })
    case 'fightStarted':
      return t('log.fightStarted', {
        attacker: seatMark(event.attacker.seat),
        defender: seatMark(event.defender.seat),
        square: placeName(event.square, t),
      })
    case 'staked':
      return t('log.staked', {
        who: seatMark(event.seat),
        stake: event.card ? strongName(event.card, t) : t('gems', { count: event.gems }),
        total: event.total,
      })
    case 'stood':
      return stood(event, t)
    case 'conceded':
      if (event.bare) return t('log.conceded.bare', { who: seatMark(event.seat) })
      return t('log.conceded', { who: seatMark(event.seat), total: event.total, need: event.need })
    case 'fightEnded':
      return withLostWay(fightEnded(event, t), event.square, t)
    case 'tridentThrown':
      return t('log.tridentThrown', {
        who: seatMark(event.seat),
        victim: seatMark(event.victim.seat),
        square: placeName(event.square, t),
      })
    case 'parried':
      return t('log.parried', { who: seatMark(event.seat) })
    case 'gemsDrawn':
      return t('log.gemsDrawn', { who: seatMark(event.seat), count: event.red + event.blue, red: event.red })
    case 'gemTaken':
      return t(event.count > 0 ? 'log.gemTaken' : 'log.gemTaken.none', { who: seatMark(event.seat) })
    case 'gemsSpent':
      // The lines of the purchase and of the stake tell what those cost.
      return event.for === 'sacrilege' ? t('log.sacrilege', { who: seatMark(event.seat) }) : ''
    case 'cardDrawn':
      return cardDrawn(event, t)
    case 'cardDiscarded':
      return t('log.discarded', { who: seatMark(event.seat), card: strongName(event.card, t) })
    case 'cardBought':
      return t('log.bought', { who: seatMark(event.seat), gems: t('gems', { count: event.price }) })
    case 'deckReshuffled':
      return t('log.reshuffled', { count: event.count })
    case 'gameEnded':
      if (event.winner === null) return t('log.ended.draw')
      return t(event.by === 'throne' ? 'log.ended.throne' : 'log.ended.limit', { who: seatMark(event.winner) })
  }
}

/** A Trident has lines of its own for the throw and the parry. */
function cardPlayed({ seat, card, as }: EventOf<'cardPlayed'>, t: T): string {
  if (as === 'trident' || as === 'parry') return ''
  return t(as === 'die' ? 'log.played.die' : 'log.played', { who: seatMark(seat), card: cardName(card, t) })
}

/** A run also tells whom it left behind, which circle it came into, and whether it leads now. */
function impMoved({ seat, from, to, by, past = [], lead }: EventOf<'impMoved'>, t: T): string {
  const who = seatMark(seat)
  if (by !== 'die') return t(`log.moved.${by}`, { who, from: placeName(from, t), to: wayName(to, t) })
  const way = { who, from: wayName(from, t), to: wayName(to, t) }
  const rivals = list(t.lang, past.map(seatMark))
  const sentences = [past.length > 0 ? t('log.moved.past', { ...way, rivals }) : t('log.moved', way)]
  if (typeof to === 'number') {
    const circle = circleOf(to)
    if (typeof from !== 'number' || circleOf(from) !== circle)
      sentences.push(t('log.entered', { circle: t(`circle.${circle as 1}`) }))
  }
  if (lead) sentences.push(t('log.lead'))
  return sentences.join(' ')
}

/** The last one is told by the end of the game. */
function impHome({ seat, home, need = 0 }: EventOf<'impHome'>, t: T): string {
  const who = seatMark(seat)
  return need > home ? t('log.home.of', { who, home, need, left: need - home }) : t('log.home', { who, home })
}

function stood({ seat, total, bid }: EventOf<'stood'>, t: T): string {
  const who = seatMark(seat)
  if (!bid) return t('log.stood', { who, total })
  const { cards, gems, rival, need } = bid
  const parts = [...cards.map(card => strongName(card, t)), ...(gems > 0 ? [t('gems', { count: gems })] : [])]
  return t('log.stood.now', { who, total, stake: list(t.lang, parts), rival: seatMark(rival), need })
}

/** A death on the stair says what it cost. */
function withLostWay(sentence: string, from: Place, t: T): string {
  return typeof from === 'number' && from > 0 ? `${sentence} ${t('log.lostWay', { count: from })}` : sentence
}

/** An attacker with nothing to stake gives up at once (R7.6); of equal totals the later one falls short (R7.2). */
function fightEnded({ totals, winner, loser, square }: EventOf<'fightEnded'>, t: T): string {
  const said = { winner: seatMark(winner), loser: seatMark(loser), square: placeName(square, t) }
  const won = Math.max(...totals)
  const lost = Math.min(...totals)
  if (won === 0) return t('log.fightEnded.none', said)
  return won === lost ? t('log.fightEnded.level', { ...said, won }) : t('log.fightEnded', { ...said, won, lost })
}

/** A tile that comes to light is told. One turned down is told only if somebody paid for it: otherwise the move says it. */
function tileFlipped({ square, up, tile, cause }: EventOf<'tileFlipped'>, t: T): string {
  const type = typeOf(tile)
  if (up) {
    const news = { square: placeName(square, t), tile: t(`log.tile.${type}`) }
    return t(cause === 'left' ? 'log.left' : 'log.revealed', news)
  }
  if (cause !== 'sacrilege') return ''
  return t('log.covered', { tile: tileName(type, t), square: placeName(square, t) })
}

/** Only the owner is told the card. For the others the purchase says enough. */
function cardDrawn({ seat, card, by }: EventOf<'cardDrawn'>, t: T): string {
  const known: CardId | null = card
  if (known === null && by === 'buy') return ''
  const drawn = known === null ? t('log.drawn.hidden') : t('log.drawn.known', { card: strongName(known, t) })
  return t(`log.drawn.${by}`, { who: seatMark(seat), card: drawn })
}
