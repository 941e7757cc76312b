import { list } from '@acheron/engine/words'
import { isArcana, malefactors } from '../box/index.ts'
import { championName, nameOf } from '../box/names.ts'
import type { Id } from '../box/vocabulary.ts'
import { cardName } from '../prompt/cards.ts'
import { deckName } from '../texts/conditions.ts'
import { voice } from '../texts/effects.ts'
import { inside } from '../texts/prose.ts'
import { placeName, thingName } from '../texts/things.ts'
import type { T } from '../texts/words.ts'
import { type EventOf, knownIn, nameIn } from './event.ts'

type BattleEvent = EventOf<
  | 'roundBegan'
  | 'turnBegan'
  | 'cardRevealed'
  | 'attackMade'
  | 'attackCame'
  | 'malefactorWounded'
  | 'malefactorDefeated'
  | 'malefactorRose'
  | 'arcanaAdded'
  | 'regenerated'
  | 'flewAway'
  | 'reappeared'
>

/** Rounds, Attacks and Malefactors (R7, R13, R18). */
export function tellBattle(event: BattleEvent, t: T): string {
  switch (event.e) {
    case 'roundBegan':
      return t('log.roundBegan', { n: event.round })
    case 'turnBegan':
      return t(`log.turnBegan.${event.of}`)
    case 'cardRevealed':
      return t(`log.cardRevealed.${event.side}`, {
        deck: deckOwner(event.deck, t),
        card: event.side === 'arcana' ? nameOf(t, 'arcana', event.card) : nameOf(t, event.side, event.card),
      })
    case 'attackMade':
      return t('log.attackMade', {
        champion: championName(t, event.attacker),
        target: nameIn(event, event.target, t),
        count: event.dice,
      })
    case 'attackCame':
      return t('log.attackCame', {
        champion: championName(t, event.attacker),
        hits: event.hits,
        fumbles: event.fumbles,
      })
    case 'malefactorWounded': {
      const lost = event.cards.map(card => (isArcana(card) ? nameOf(t, 'arcana', card) : cardName(card, t)))
      const who = malefactorName(t, event.malefactor)
      const told = { who, count: event.cards.length, cards: list(t.lang, lost) }
      return event.by === null || event.by === event.malefactor
        ? t('log.malefactorWounded', told)
        : t('log.malefactorWounded.by', { ...told, by: nameIn(event, event.by, t) })
    }
    case 'malefactorDefeated':
    case 'malefactorRose':
    case 'flewAway':
    case 'reappeared':
      return t(`log.${event.e}`, { who: malefactorName(t, event.malefactor) })
    case 'arcanaAdded':
    case 'regenerated':
      return t(`log.${event.e}`, { deck: deckName(voice(t, null), event.deck), count: event.count })
  }
}

/** A Malefactor speaks for its decks; an Event deck has a name of its own. */
function deckOwner(deck: Id, t: T): string {
  const owner = malefactors.find(({ decks }) => decks.some(({ id }) => id === deck))
  return owner ? malefactorName(t, owner.id) : deckName(voice(t, null), deck)
}

const malefactorName = (t: T, id: Id): string => inside(nameOf(t, 'malefactor', id))

type BoardEvent = EventOf<
  | 'modelMoved'
  | 'facingChanged'
  | 'levelChanged'
  | 'piecePlaced'
  | 'pieceRemoved'
  | 'pieceCollapsed'
  | 'trapSet'
  | 'trapSprung'
  | 'minionPlaced'
  | 'minionRemoved'
  | 'held'
  | 'released'
  | 'arrested'
  | 'freed'
  | 'thrown'
>

/** The places on the board (R8 to R11). */
export function tellBoard(event: BoardEvent, t: T): string {
  switch (event.e) {
    case 'modelMoved': {
      const place = event.space ?? event.to
      if (place === null) return ''
      return t('log.modelMoved', { who: nameIn(event, event.object, t), place: placeName(knownIn(event), place, t) })
    }
    case 'facingChanged':
      return t('log.facingChanged', { who: malefactorName(t, event.malefactor), dir: event.facing })
    case 'levelChanged':
      return t('log.levelChanged', { area: event.area, count: event.layers })
    case 'piecePlaced':
    case 'pieceRemoved':
    case 'pieceCollapsed':
      return t(`log.${event.e}`, { piece: thingName(() => ({ piece: event.kind, at: event.at }), event.piece, t) })
    case 'trapSet':
    case 'trapSprung':
      return t(`log.${event.e}`, { area: event.area })
    case 'minionPlaced':
    case 'minionRemoved': {
      const minion = nameOf(t, 'minion', event.type)
      return event.e === 'minionPlaced' && event.at
        ? t('log.minionPlaced', { minion, place: placeName(() => null, event.at, t) })
        : t('log.minionRemoved', { minion })
    }
    default: {
      const who = nameIn(event, event.object, t)
      return event.by ? t(`log.${event.e}.by`, { who, by: nameIn(event, event.by, t) }) : t(`log.${event.e}`, { who })
    }
  }
}
