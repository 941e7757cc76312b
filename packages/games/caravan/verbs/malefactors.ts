import { checkObjectives } from '../attacks/damage.ts'
import type { Effect, Id } from '../box/vocabulary.ts'
import { enterRule } from '../cards/card.ts'
import { gainToken } from '../champions/champion.ts'
import { decksOf } from '../malefactors/decks.ts'
import { addArcana, regenerate, standUp } from '../malefactors/malefactor.ts'
import { num } from '../numbers/numbers.ts'
import { activate, returnCard } from '../phases/malefactors-turn.ts'
import { afterwards } from '../reactions/news.ts'
import { announce } from '../reactions/windows.ts'
import type { ObjectId } from '../state.ts'
import { pickDeck } from './damage.ts'
import { minionVerbs } from './minions.ts'
import { modVerbs } from './mods.ts'
import { done, type EffectOf, type Run, type Verbs } from './run.ts'
import { toEach } from './targets.ts'

type Tokens = Extract<Effect, { do: 'enrage' | 'fortify' }>

/** 5.6. */
export const malefactorVerbs = {
  ...minionVerbs,
  ...modVerbs,

  /** K.ENRAGE, R12.9. */
  enrage: (run: Run<Tokens>) => tokens(run, 'enrage', 'enraged'),
  /** K.FORTIFY. */
  fortify: (run: Run<Tokens>) => tokens(run, 'fortify', 'fortified'),

  /** K.REGENERATE. */
  regenerate(run) {
    const { state, frame, fx, ctx } = run
    const { deck = 'self' } = fx
    if (frame.step === 0) {
      if (deck in state.fight.decks || deck === 'self') {
        frame.answer = deck === 'self' ? ownDeck(run) : deck
        frame.step = 1
        return
      }
      const owner = run.card.source.self
      return owner !== null && owner in state.fight.malefactors ? pickDeck(run, deck, owner) : done(run)
    }
    done(run)
    const id = actionDeck(run, frame.answer)
    if (id === null) return
    regenerate(state, id, num(run, fx.n), ctx)
    changed(run, id, 'regenerated')
  },

  /** R18.8. */
  arcana(run) {
    const { state, fx, ctx } = run
    done(run)
    const id = actionDeck(run, fx.deck === undefined || fx.deck === 'self' ? ownDeck(run) : fx.deck)
    if (id !== null && addArcana(state, id, num(run, fx.n), ctx) > 0) changed(run, id, 'arcana-added')
  },

  /** 5.6: the top card to the bottom, Action side up. */
  'cycle-top': run => {
    const { state, fx } = run
    const id = fx.deck === 'self' ? ownDeck(run) : fx.deck
    const deck = id === null ? undefined : state.fight.decks[id]
    const top = deck?.cards.pop()
    if (deck && top !== undefined) deck.cards.unshift(top)
    done(run)
  },

  /**
   * K.ACTIVATE: the top card of another deck now, as in the Malefactors' Turn. It is resolved to its end whatever becomes of
   * the card that says so: hence as a rule.
   */
  activate(run) {
    const { state, frame, fx, card, ctx } = run
    if (card.source.kind !== 'rule') {
      done(run)
      enterRule(state, null, [fx], 'activate')
      return
    }
    const deck = state.fight.decks[fx.deck]
    const owner = deck?.owner ?? null
    switch (frame.step) {
      case 0:
        if (!canActivate(run)) return done(run)
        return announce(state, frame, { name: 'action-revealed', subject: owner })
      case 1:
        if (!canActivate(run)) return done(run)
        frame.step++
        return activate(state, fx.deck, ctx)
      default:
        done(run)
        returnCard(state, fx.deck)
        afterwards(state, 'action-ended', owner)
    }
  },

  /** K.STORE: the Event that is being resolved, or the Maneuver that was played, leaves the Confrontation. */
  'store-this': run => {
    const { state, card } = run
    const { card: id, you, deck } = card.source
    const event = deck === null ? undefined : state.fight.decks[deck]
    if (event?.playing === id) {
      event.playing = null
      state.fight.boxed.push(id)
    }
    const slot = you && state.champions[you].slots.find(({ maneuvers }) => maneuvers.includes(id))
    if (you && slot) {
      slot.maneuvers.splice(slot.maneuvers.lastIndexOf(id), 1)
      state.champions[you].stored.push(id)
    }
    done(run)
  },
} satisfies Verbs

function tokens(run: Run<Tokens>, token: 'enrage' | 'fortify', name: 'enraged' | 'fortified'): void {
  const { state, fx, ctx } = run
  toEach(run, fx.to ?? 'self', id => {
    if (gainToken(state, id, token, num(run, fx.n), ctx) > 0) afterwards(state, name, id)
  })
}

/** The deck that the card belongs to; of a skill, the first of the Malefactor's. */
function ownDeck({ state, card: { source } }: Run): Id | null {
  const { deck, self } = source
  if (deck !== null) return deck
  return self !== null && self in state.fight.malefactors ? (decksOf(state, self)[0] ?? null) : null
}

/** Not an empty deck, nor one of a defeated Malefactor (R18.7), nor one whose card is being resolved already. */
function canActivate({ state, fx }: Run<EffectOf<'activate'>>): boolean {
  const deck = state.fight.decks[fx.deck]
  if (!deck || deck.cards.length === 0 || deck.playing !== null) return false
  return deck.owner === null || !state.fight.malefactors[deck.owner]!.defeated
}

/** Only Action decks that are in play. */
function actionDeck({ state }: Run, id: unknown): Id | null {
  return typeof id === 'string' && state.fight.decks[id]?.owner ? id : null
}

/** R7.8: a Malefactor whose deck has cards again stands up. */
function changed({ state, ctx }: Run, deck: Id, name: 'regenerated' | 'arcana-added'): void {
  const owner: ObjectId = state.fight.decks[deck]!.owner!
  standUp(state, owner, ctx)
  checkObjectives(state, ctx)
  afterwards(state, name, owner)
}
