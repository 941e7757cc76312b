import { list } from '@acheron/engine/words'
import { isArea } from '../battle-board/places.ts'
import { isArcana } from '../box/index.ts'
import type { Id } from '../box/vocabulary.ts'
import { championName, nameOf } from '../names.ts'
import { cardName } from '../prompt/cards.ts'
import { objectName, placeName } from '../prompt/things.ts'
import { happeningText } from '../texts/abilities.ts'
import { deckName } from '../texts/conditions.ts'
import { voice } from '../texts/voice.ts'
import type { EventOf, Log } from './event.ts'

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
  | 'happened'
>

/** Rounds, Attacks and Malefactors (R7, R13, R18). */
export function tellBattle(event: BattleEvent, { view, t }: Log): string {
  switch (event.e) {
    case 'roundBegan':
      return t('tell.roundBegan', { n: event.round })
    case 'turnBegan':
      return t(`tell.turnBegan.${event.of}`)
    case 'cardRevealed':
      return t(`tell.cardRevealed.${event.side}`, {
        deck: deckOwner(event.deck),
        card: event.side === 'arcana' ? nameOf(t, 'arcana', event.card) : nameOf(t, event.side, event.card),
      })
    case 'attackMade':
      return t('tell.attackMade', {
        champion: championName(t, event.attacker),
        target: objectName(view, event.target, t),
        count: event.dice,
      })
    case 'attackCame':
      return t('tell.attackCame', {
        champion: championName(t, event.attacker),
        hits: event.hits,
        fumbles: event.fumbles,
      })
    case 'malefactorWounded':
      return t('tell.malefactorWounded', {
        who: objectName(view, event.malefactor, t),
        count: event.cards.length,
        cards: list(
          t.lang,
          event.cards.map(card => (isArcana(card) ? nameOf(t, 'arcana', card) : cardName(card, t))),
        ),
      })
    case 'malefactorDefeated':
    case 'malefactorRose':
    case 'flewAway':
    case 'reappeared':
      return t(`tell.${event.e}`, { who: objectName(view, event.malefactor, t) })
    case 'arcanaAdded':
    case 'regenerated':
      return t(`tell.${event.e}`, { deck: deckName(voice(t, null), event.deck), count: event.count })
    case 'happened':
      return happened(event)
  }

  function deckOwner(deck: Id): string {
    const owner = view.fight?.decks[deck]?.owner ?? null
    return owner ? objectName(view, owner, t) : deckName(voice(t, null), deck)
  }

  /** What no other event tells. */
  function happened({ name, subject }: EventOf<'happened'>): string {
    const told = ['pushed', 'shoved', 'fell', 'collided', 'stunned'] as const
    if (subject === null || !told.some(each => each === name)) return ''
    return t('text.sentence', { text: happeningText(t, name, objectName(view, subject, t)) })
  }
}

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

/** What stands where (R8 to R11). */
export function tellBoard(event: BoardEvent, { view, t }: Log): string {
  switch (event.e) {
    case 'modelMoved': {
      const place = event.space ?? event.to
      if (place === null) return ''
      const who = objectName(view, event.object, t)
      return t('tell.modelMoved', { who, place: isArea(place) ? place : placeName(view, place, t) })
    }
    case 'facingChanged':
      return t('tell.facingChanged', { who: objectName(view, event.malefactor, t), dir: event.facing })
    case 'levelChanged':
      return t('tell.levelChanged', { area: event.area, count: event.layers })
    case 'piecePlaced':
    case 'pieceRemoved':
    case 'pieceCollapsed':
      return t(`tell.${event.e}`, { piece: objectName(view, event.piece, t) })
    case 'trapSet':
    case 'trapSprung':
      return t(`tell.${event.e}`, { area: event.area })
    case 'minionPlaced':
    case 'minionRemoved': {
      const minion = nameOf(t, 'minion', event.type)
      return event.e === 'minionPlaced' && event.at
        ? t('tell.minionPlaced', { minion, place: placeName(view, event.at, t) })
        : t('tell.minionRemoved', { minion })
    }
    default: {
      const who = objectName(view, event.object, t)
      return event.by
        ? t(`tell.${event.e}.by`, { who, by: objectName(view, event.by, t) })
        : t(`tell.${event.e}`, { who })
    }
  }
}
