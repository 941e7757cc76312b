import { attackInProgress } from '../attacks/in-progress.ts'
import { levelOf } from '../battle-board/standing.ts'
import type { Attribute, Id, Stat } from '../box/vocabulary.ts'
import type { Reader } from '../cards/card.ts'
import { attribute, wounds } from '../champions/champion.ts'
import { isChampion } from '../champions/deciders.ts'
import { deckSize, decksOf, highestDeck, sturdiness, threshold } from '../malefactors/decks.ts'
import type { ChampionState, FightingView, ObjectId } from '../state.ts'

/** 4: a number about somebody; 0 where it has none. */
export function statOf(reader: Reader, stat: Stat, id: ObjectId): number {
  const { state, card } = reader
  switch (stat) {
    case 'round':
      return state.fight.round
    case 'minions':
      return Object.keys(state.fight.minions).length
    case 'level':
      return levelOf(state, id)
    case 'areas-moved':
      return card.bound.through.length
    case 'levels-changed':
      return card.bound.levels
    case 'hits':
    case 'fumbles':
    case 'damage':
      return attackInProgress(state)?.[stat] ?? 0
    case 'wounds-inflicted':
      return card.bound.numbers.wounds ?? 0
  }
  if (isChampion(id)) return championStat(state, stat, id)
  if (id in state.fight.malefactors) return malefactorStat(reader, stat, id)
  return 0
}

function championStat(state: FightingView, stat: Stat, id: keyof FightingView['champions']): number {
  const champion = state.champions[id]
  switch (stat) {
    case 'vigor':
      return champion.vigor
    case 'wounds':
      return wounds(champion)
    case 'sins':
      return conditionsOf(champion, 'sin')
    case 'cooldowns':
      return champion.player
        ? conditionsOf(champion, 'cooldown')
        : champion.readiness.filter(token => token.at === 'off').length
    case 'conditions':
      return champion.player ? champion.slots.filter(slot => slot.cond !== null).length : wounds(champion)
    case 'empty-slots':
      return champion.slots.filter(slot => slot.cond === null && slot.maneuvers.length === 0).length
    case 'hand':
      return champion.hand.length + champion.sins.length
    case 'hand-sins':
      return champion.sins.length
    case 'board-maneuvers':
      return champion.slots.reduce((sum, slot) => sum + slot.maneuvers.length, 0)
    case 'empower':
    case 'inspiration':
      return champion.tokens[stat]
    case 'deck':
      return champion.deck.length
    case 'discard':
      return champion.discard.length
    case 'rank':
      return state.fight.track.indexOf(id) + 1
    case 'aggressiveness':
    case 'prowess':
    case 'willpower':
      return attribute(state, id, stat satisfies Attribute)
    default:
      return 0
  }
}

const conditionsOf = ({ slots }: ChampionState, cond: 'sin' | 'cooldown') =>
  slots.filter(slot => slot.cond === cond).length

function malefactorStat(reader: Reader, stat: Stat, id: Id): number {
  const { state } = reader
  switch (stat) {
    case 'enrage':
    case 'fortify':
      return state.fight.malefactors[id]!.tokens[stat]
    case 'deck':
      return decksOf(state, id).reduce((sum, deck) => sum + deckSize(state, deck), 0)
    case 'discard':
      return decksOf(state, id).reduce((sum, deck) => sum + state.fight.decks[deck]!.discard.length, 0)
    case 'sturdiness':
    case 'threshold': {
      const deck = deckMeant(reader, id)
      if (deck === null) return 0
      return stat === 'sturdiness' ? sturdiness(state, deck) : threshold(state, deck)
    }
    default:
      return 0
  }
}

/** The attacked deck; outside an Attack the card's own, else the one with the highest STURDINESS. */
function deckMeant({ state, card }: Reader, id: Id): Id | null {
  const attacked = attackedDeck(state)
  for (const deck of [attacked, card.source.deck]) {
    if (deck !== null && state.fight.decks[deck]?.owner === id) return deck
  }
  return highestDeck(state, id)
}

export const attackedDeck = (state: FightingView): Id | null => attackInProgress(state)?.deck ?? null
