import { leave } from '@acheron/engine'
import { malefactorsInOrder } from '../battle-board/standing.ts'
import { actionCard, arcanaCard, eventCard, isArcana } from '../box/index.ts'
import type { Id, Tray } from '../box/vocabulary.ts'
import { enterCard } from '../cards/card.ts'
import type { MalefactorsTurnFrame } from '../frames.ts'
import { expireMods, runDelay } from '../reactions/delays.ts'
import { announce } from '../reactions/windows.ts'
import type { Ctx, FightingState, TrayDeck } from '../state.ts'
import { type FightPhase, keep, nobody } from './phase.ts'

const trays: readonly Tray[] = ['A', 'B', 'C']

/** R18: trays A, B and C in order. */
export const malefactorsTurn: FightPhase<MalefactorsTurnFrame> = {
  ...nobody,
  ...keep,
  auto(state, frame, ctx) {
    // R19.7.
    if (frame.step !== 3 && runDelay(state, 'cards-resolved')) return true
    switch (frame.step) {
      case 0:
        begin(state, ctx)
        announce(state, frame, { name: 'malefactors-turn-start' })
        break
      case 1:
        delete frame.answer
        if (frame.tray >= trays.length) frame.step = 5
        else announceCard(state, frame)
        break
      case 2:
        delete frame.answer
        frame.step++
        if (deckOn(state, frame.tray)) resolve(state, frame, ctx)
        break
      case 3:
        finish(state, frame)
        break
      case 4:
        delete frame.answer
        frame.tray++
        frame.step = 1
        break
      case 5:
        announce(state, frame, { name: 'malefactors-turn-end' })
        break
      default:
        if (runDelay(state, 'turn-end')) return true
        expireMods(state, 'turn-end')
        leave(state)
    }
    return true
  },
}

function begin(state: FightingState, ctx: Ctx): void {
  const { fight } = state
  fight.turn = 'malefactors'
  fight.used.turn = []
  expireMods(state, 'next-malefactors-turn')
  ctx.emit({ e: 'turnBegan', of: 'malefactors' })
}

/** The deck on a tray that is to be resolved: none if it is empty, or its Malefactor is defeated (R18.7). */
function deckOn({ fight }: FightingState, tray: number): [Id, TrayDeck] | null {
  const found = Object.entries(fight.decks).find(([, deck]) => deck.tray === trays[tray])
  if (!found || found[1].cards.length === 0) return null
  const { owner } = found[1]
  return owner !== null && fight.malefactors[owner]!.defeated ? null : found
}

function announceCard(state: FightingState, frame: MalefactorsTurnFrame): void {
  const deck = deckOn(state, frame.tray)
  if (!deck) {
    frame.tray++
    return
  }
  announce(state, frame, { name: 'action-revealed', subject: deck[1].owner })
}

/** R18.1: the top card is resolved; an Arcana is turned face up first. */
function resolve(state: FightingState, frame: MalefactorsTurnFrame, ctx: Ctx): void {
  activate(state, deckOn(state, frame.tray)![0], ctx)
}

/** The top card of a deck is carried out. */
export function activate(state: FightingState, id: Id, ctx: Ctx): void {
  const deck = state.fight.decks[id]!
  const card = deck.cards.pop()!
  deck.playing = card
  if (deck.owner === null) {
    // 8.6: the Malefactor in the lowest tray who is not defeated.
    const self = malefactorsInOrder(state.fight).find(each => !state.fight.malefactors[each]!.defeated) ?? null
    ctx.emit({ e: 'cardRevealed', deck: id, card, side: 'event' })
    enterCard(state, { kind: 'event', card, you: null, self, deck: id }, eventCard(card).lines)
    return
  }
  const kind = isArcana(card) ? 'arcana' : 'action'
  ctx.emit({ e: 'cardRevealed', deck: id, card, side: kind })
  const lines = kind === 'arcana' ? arcanaCard(card).lines : actionCard(card).action
  enterCard(state, { kind, card, you: null, self: deck.owner, deck: id }, lines)
}

/** R18.2: to the bottom of its deck, face up; an Event may be STORED. */
export function returnCard({ fight }: FightingState, id: Id): void {
  const deck = fight.decks[id]!
  const card = deck.playing
  if (card === null) return
  deck.playing = null
  if (deck.owner === null && eventCard(card).store) fight.boxed.push(card)
  else deck.cards.unshift(card)
  if (isArcana(card) && !deck.faceUp.includes(card)) deck.faceUp.push(card)
}

function finish(state: FightingState, frame: MalefactorsTurnFrame): void {
  const found = Object.entries(state.fight.decks).find(([, deck]) => deck.tray === trays[frame.tray])
  if (found) returnCard(state, found[0])
  announce(state, frame, { name: 'action-ended', subject: found?.[1].owner ?? null })
}
