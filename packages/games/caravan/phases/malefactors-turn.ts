import { done } from '@acheron/engine'
import type { Id, Tray } from '../box/vocabulary.ts'
import type { MalefactorsTurnFrame, MalefactorsTurnSteps } from '../frames.ts'
import { activate, returnCard } from '../malefactors/activation.ts'
import { expireMods, runDelay } from '../reactions/delays.ts'
import { announce } from '../reactions/windows.ts'
import type { Ctx, FightingState, TrayDeck } from '../state.ts'
import { type FightPhase, fightSequence } from './phase.ts'

const trays: readonly Tray[] = ['A', 'B', 'C']

const steps = fightSequence<MalefactorsTurnFrame, MalefactorsTurnSteps>({
  turnStart(state, frame, ctx) {
    begin(state, ctx)
    return announce(state, frame, 'reveal', { name: 'malefactors-turn-start' })
  },
  reveal(state, frame) {
    if (frame.tray >= trays.length) return 'turnEnd'
    const deck = deckOn(state, frame.tray)
    if (!deck) return 'nextTray'
    return announce(state, frame, 'resolve', { name: 'action-revealed', subject: deck[1].owner })
  },
  /** R18.1: the top card is resolved; an Arcana is turned face up first. */
  resolve(state, frame, ctx) {
    const deck = deckOn(state, frame.tray)
    if (deck) activate(state, deck[0], ctx)
    return 'returnCard'
  },
  returnCard(state, frame, ctx) {
    const found = Object.entries(state.fight.decks).find(([, deck]) => deck.tray === trays[frame.tray])
    if (found) returnCard(state, found[0], ctx)
    return announce(state, frame, 'nextTray', { name: 'action-ended', subject: found?.[1].owner ?? null })
  },
  nextTray(_state, frame) {
    frame.tray++
    return 'reveal'
  },
  turnEnd: (state, frame) => announce(state, frame, 'end', { name: 'malefactors-turn-end' }),
  end(state) {
    if (runDelay(state, 'turn-end')) return 'end'
    expireMods(state, 'turn-end')
    return done(state)
  },
})

/** R18: trays A, B and C in order. R19.7: what waits until cards are resolved comes between any two steps. */
export const malefactorsTurn: FightPhase<MalefactorsTurnFrame> = {
  ...steps,
  auto: (state, frame, ctx) =>
    (frame.step !== 'returnCard' && runDelay(state, 'cards-resolved')) || steps.auto!(state, frame, ctx),
  // The outcome of its events changes nothing in the turn.
  resume() {},
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
