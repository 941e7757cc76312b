import { hand } from '@acheron/engine'
import { checkObjectives } from '../attacks/damage.ts'
import type { Id } from '../box/vocabulary.ts'
import { enterRule } from '../cards/card.ts'
import { gainToken } from '../champions/champion.ts'
import { activate, returnCard } from '../malefactors/activation.ts'
import { decksOf } from '../malefactors/decks.ts'
import { addArcana, regenerate, standUp } from '../malefactors/malefactor.ts'
import { num } from '../numbers/numbers.ts'
import { afterwards } from '../reactions/news.ts'
import { announce } from '../reactions/windows.ts'
import type { ObjectId } from '../state.ts'
import { pickDeck } from './damage.ts'
import { toEach } from './each.ts'
import { minionVerbs } from './minions.ts'
import { modVerbs } from './mods.ts'
import { atOnce, done, type EffectOf, type Run, type Verb, type Verbs } from './run.ts'

/** K.REGENERATE. */
const regenerating: Verb<'regenerate', { begin: undefined; shuffle: Id | null }> = {
  begin(run) {
    const { state, frame, fx, card } = run
    const { deck = 'self' } = fx
    if (deck === 'self') return hand(frame, 'shuffle', ownDeck(run))
    if (deck in state.fight.decks) return hand(frame, 'shuffle', deck)
    const owner = card.source.self
    if (owner === null || !(owner in state.fight.malefactors)) return done(run)
    return pickDeck(run, 'shuffle', deck, owner)
  },
  shuffle(run, deck) {
    done(run)
    const id = actionDeck(run, deck)
    if (id === null) return null
    regenerate(run.state, id, num(run, run.fx.n), run.ctx)
    changed(run, id, 'regenerated')
    return null
  },
}

/**
 * K.ACTIVATE: the top card of another deck is resolved now, as in the Malefactors' Turn. A rule carries it out, so that it
 * is resolved to its end even if the card that says so ends.
 */
const activating: Verb<'activate', { begin: undefined; resolve: undefined; returnCard: undefined }> = {
  begin(run) {
    const { state, frame, fx, card } = run
    if (card.source.kind !== 'rule') {
      done(run)
      enterRule(state, null, [fx], 'activate')
      return null
    }
    if (!canActivate(run)) return done(run)
    return announce(state, frame, 'resolve', { name: 'action-revealed', subject: ownerOf(run) })
  },
  resolve(run) {
    if (!canActivate(run)) return done(run)
    activate(run.state, run.fx.deck, run.ctx)
    return 'returnCard'
  },
  returnCard(run) {
    done(run)
    returnCard(run.state, run.fx.deck, run.ctx)
    afterwards(run.state, 'action-ended', ownerOf(run))
    return null
  },
}

const ownerOf = ({ state, fx }: Run<EffectOf<'activate'>>): Id | null => state.fight.decks[fx.deck]?.owner ?? null

/** 5.6. */
export const malefactorVerbs = {
  ...minionVerbs,
  ...modVerbs,

  /** K.ENRAGE, R12.9. */
  enrage: tokens<EffectOf<'enrage'>>('enrage', 'enraged'),
  /** K.FORTIFY. */
  fortify: tokens<EffectOf<'fortify'>>('fortify', 'fortified'),

  regenerate: regenerating,

  /** R18.8. */
  arcana: atOnce<EffectOf<'arcana'>>(run => {
    const { state, fx, ctx } = run
    const id = actionDeck(run, fx.deck === undefined || fx.deck === 'self' ? ownDeck(run) : fx.deck)
    if (id !== null && addArcana(state, id, num(run, fx.n), ctx) > 0) changed(run, id, 'arcana-added')
  }),

  /** 5.6: the top card to the bottom, Action side up. */
  'cycle-top': atOnce<EffectOf<'cycle-top'>>(run => {
    const { state, fx } = run
    const id = fx.deck === 'self' ? ownDeck(run) : fx.deck
    const deck = id === null ? undefined : state.fight.decks[id]
    const top = deck?.cards.pop()
    if (deck && top !== undefined) deck.cards.unshift(top)
  }),

  activate: activating,

  /** K.STORE: the Event that is being resolved, or the Maneuver that was played, leaves the Confrontation. */
  'store-this': atOnce<EffectOf<'store-this'>>(({ state, card }) => {
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
  }),
} satisfies Partial<Verbs>

type Tokens = EffectOf<'enrage' | 'fortify'>

function tokens<E extends Tokens>(token: 'enrage' | 'fortify', name: 'enraged' | 'fortified') {
  return toEach<E>(
    fx => fx.to ?? 'self',
    (run, id) => {
      if (gainToken(run.state, id, token, num(run, run.fx.n), run.ctx) > 0) afterwards(run.state, name, id)
    },
  )
}

/** The deck that the card belongs to; of a skill, the first of the Malefactor's. */
function ownDeck({ state, card: { source } }: Pick<Run, 'state' | 'card'>): Id | null {
  const { deck, self } = source
  if (deck !== null) return deck
  return self !== null && self in state.fight.malefactors ? (decksOf(state, self)[0] ?? null) : null
}

/** Decks without cards, of a defeated Malefactor (R18.7), or with a card being resolved are excluded. */
function canActivate({ state, fx }: Run<EffectOf<'activate'>>): boolean {
  const deck = state.fight.decks[fx.deck]
  if (!deck || deck.cards.length === 0 || deck.playing !== null) return false
  return deck.owner === null || !state.fight.malefactors[deck.owner]!.defeated
}

/** Only Action decks that are in play. */
function actionDeck({ state }: Pick<Run, 'state'>, id: Id | null): Id | null {
  return id !== null && state.fight.decks[id]?.owner ? id : null
}

/** R7.8: a Malefactor whose deck has cards again stands up. */
function changed({ state, ctx }: Pick<Run, 'state' | 'ctx'>, deck: Id, name: 'regenerated' | 'arcana-added'): void {
  const owner: ObjectId = state.fight.decks[deck]!.owner!
  standUp(state, owner, ctx)
  checkObjectives(state, ctx)
  afterwards(state, name, owner)
}
