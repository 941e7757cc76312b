import type { Seat } from '@acheron/engine'
import { list, type Translate } from '@acheron/engine/words'
import { type CardId, dieValueOf, joker, strengthOf, useOf } from '../box/cards.ts'
import { prices } from '../box/prices.ts'
import { ownStake } from '../fight/bidding.ts'
import type { BidFrame, Frame } from '../frames.ts'
import { placeName } from '../names.ts'
import { canRun, deadImp, foreignImp, freeSteps, goal, impsOnRoute, placeAt, positionOf } from '../route/places.ts'
import type { DeciderView, Place, Step } from '../state.ts'
import { canRunAtAll } from '../turn/running.ts'
import type { Words } from '../words/compiled/keys.ts'

type T = Translate<Words>

/** What can be touched on the board. */
export type Intent =
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'imp'; readonly seat: Seat; readonly imp: number }
  | { readonly kind: 'square'; readonly square: number }
  /** A start step of the own board. */
  | { readonly kind: 'step'; readonly step: Step }
  | { readonly kind: 'die' }
  | { readonly kind: 'deck' }
  | { readonly kind: 'bag' }
  | { readonly kind: 'throne' }
  | { readonly kind: 'cemetery'; readonly seat: Seat }

/** The context of a reason: the open decision and the seat that has to make it. */
interface Moment {
  readonly view: DeciderView
  readonly frame: Frame
  readonly seat: Seat
  readonly t: T
}

/** The reason why the touch means no legal move; null for touches without a meaning. */
export function whyNot(touch: Intent, view: DeciderView, frame: Frame, seat: Seat, t: T): string | null {
  const moment = { view, frame, seat, t }
  return whyPressing(touch, moment) ?? whyHere(touch, moment)
}

/**
 * Decisions that come before anything else: a fight, a Trident's answer, a step, a full hand, a tile that moves the
 * imp.
 */
function whyPressing(touch: Intent, moment: Moment): string | null {
  const { view, frame, seat, t } = moment
  const free = touch.kind === 'square' || touch.kind === 'step' || touch.kind === 'cemetery'
  switch (frame.kind) {
    case 'step':
      return touch.kind === 'step' ? t('why.step.taken', { step: placeName(touch.step, t) }) : t('why.step.first')
    case 'parry':
      return t(touch.kind === 'card' ? 'why.parry.card' : 'why.parry.first')
    case 'bid':
      if (touch.kind === 'card') return whyNotStake(frame, moment)
      if (free) return seat === view.turn.seat ? null : t('why.free.turn')
      return whyFight(frame, t)
    case 'full':
      return free ? null : t('why.full')
    case 'chain':
      return free || touch.kind === 'card' || touch.kind === 'bag' ? null : t('why.chain')
    default:
      return null
  }
}

/** R7.5: all cards and gems of the seat would not be enough. */
function whyNotStake(frame: BidFrame, { view, seat, t }: Moment): string {
  const { hand, gems } = view.seats[seat]!
  const reach = hand.reduce((sum, card) => sum + strengthOf(card), ownStake(frame).total + gems)
  return t('why.bid.reach', { reach, need: frame.need })
}

/** R7.2 to R7.4. */
function whyFight(frame: BidFrame, t: T): string {
  const { total } = ownStake(frame)
  return total < frame.need ? t('why.bid.need', { total, need: frame.need }) : t('why.bid.met', { total })
}

function whyHere(touch: Intent, moment: Moment): string | null {
  const { view, frame, seat, t } = moment
  switch (touch.kind) {
    case 'card':
      return whyNotCard(touch.card, moment)
    case 'imp':
      return touch.seat === seat ? whyNotOwn(touch.imp, moment) : whyNotForeign(touch.seat, touch.imp, moment)
    case 'square': {
      if (frame.kind === 'move') return whyNotThere(touch.square, moment)
      const foe = foreignImp(view, seat, touch.square)
      return foe && frame.kind === 'close' ? whyNotForeign(foe.seat, foe.imp, moment) : whyNotFlip(touch.square, moment)
    }
    case 'step':
      return frame.kind === 'move' ? whyNotThere(touch.step, moment) : whyNotRaised(touch.step, moment)
    case 'die':
      return frame.kind === 'turn' ? t('why.run.none') : whyNoMoreDice(moment)
    case 'deck':
      return frame.kind === 'close' ? whyNotBuy(moment) : t('why.buy.later')
    case 'bag':
      return t('why.bag')
    case 'throne':
      return frame.kind === 'move' ? whyNotHome(moment) : whyNotRun(moment)
    case 'cemetery':
      return touch.seat === seat ? whyNotRaised(null, moment) : t('why.cemetery.foreign')
    default:
      return null
  }
}

/** R2, R4, R8, R9.1: each use of a card has its own moment. */
function whyNotCard(card: CardId, moment: Moment): string {
  const { view, frame, seat, t } = moment
  const { turn } = view
  const me = view.seats[seat]!
  if (turn.bought > 0) return t('why.bought')
  switch (useOf(card)) {
    case 'die':
      if (frame.kind !== 'turn') return whyNoMoreDice(moment)
      return canRunAtAll(me) ? t('why.die.far', { n: dieValueOf(card) }) : t('why.run.none')
    case 'banana':
      if (frame.kind === 'turn') return t('why.banana.first')
      if (frame.kind === 'move') return t('why.banana.far')
      return t(turn.option === 'run' ? 'why.banana.late' : 'why.run.not')
    case 'angel':
      return t(deadImp(me) < 0 ? 'why.dead.none' : 'why.steps.full')
    case 'treasure':
      return t('why.treasure.none')
    case 'trident':
      return frame.kind === 'close' ? whyNoTrident(moment) : t('why.trident.later')
    case null:
      return t('why.coffin')
  }
}

/** R8.1. */
function whyNoTrident({ view: { turn }, t }: Moment): string {
  if (turn.option !== 'run') return t('why.run.not')
  if (turn.moved === null) return t('why.trident.still')
  return t(turn.rested === null || turn.rested === 'H' ? 'why.trident.gone' : 'why.trident.ahead')
}

function whyNoMoreDice({ view: { turn }, t }: Moment): string {
  return t(turn.option === 'run' ? 'why.die.once' : 'why.run.not')
}

/** R4.4. */
function whyNotOwn(imp: number, moment: Moment): string {
  const { view, frame, seat, t } = moment
  const place = view.seats[seat]!.imps[imp]!
  if (place === 'H') return t('why.imp.home')
  if (place === 'D') return t(frame.kind === 'turn' ? 'why.steps.full' : 'why.imp.dead')
  if (frame.kind !== 'move') return whyNotRun(moment)
  return t('why.imp.far', { place: placeName(place, t), left: goal - positionOf(place), n: runOf(moment) })
}

/** A foreign imp is fought by running to its square, or attacked with a Trident from the one before. */
function whyNotForeign(owner: Seat, imp: number, moment: Moment): string {
  const { view, frame, seat, t } = moment
  const { turn, seats } = view
  if (frame.kind !== 'close' || turn.option !== 'run') return t('why.imp.foreign')
  if (turn.bought > 0) return t('why.bought')
  if (seats[seat]!.hand.some(card => useOf(card) === 'trident')) return whyNoTrident(moment)
  const near = turn.rested !== null && placeAt(positionOf(turn.rested) + 1) === seats[owner]!.imps[imp]
  return t(near ? 'why.trident.hand' : 'why.imp.foreign')
}

/** A run is legal only once per turn, after the die is known, and not with options A and B. */
function whyNotRun({ view, frame, seat, t }: Moment): string {
  if (frame.kind === 'turn') return t(canRunAtAll(view.seats[seat]!) ? 'why.roll.first' : 'why.run.none')
  return t(view.turn.option === 'run' ? 'why.run.done' : 'why.run.not')
}

function whyNotThere(place: Place, moment: Moment): string {
  return moment.t('why.place.far', { place: placeName(place, moment.t), n: runOf(moment) })
}

/** R5.1: the throne takes an exact count. */
function whyNotHome(moment: Moment): string {
  const { view, seat, t } = moment
  const foremost = Math.max(...view.seats[seat]!.imps.filter(canRun).map(positionOf))
  return t('why.throne.exact', { left: goal - foremost, n: runOf(moment) })
}

/** How far this run goes: "4", or of a joker "1 to 5". */
function runOf({ view, t }: Moment): string {
  const { die, plus } = view.turn
  if (die === joker) return t('why.range', { from: 1 + plus, to: 5 + plus })
  return list(t.lang, [(die ?? 0) + plus])
}

/** R2.4. */
function whyNotFlip(square: number, { view, seat, t }: Moment): string {
  if (view.turn.bought > 0) return t('why.bought')
  if (view.seats.some(({ imps }) => imps.includes(square))) return t('why.sacrilege.imp')
  return t('why.sacrilege.gems', { gems: view.seats[seat]!.gems })
}

/** R2.2, R3.2. */
function whyNotRaised(step: Step | null, { view, frame, seat, t }: Moment): string {
  const me = view.seats[seat]!
  if (view.turn.bought > 0) return t('why.bought')
  if (deadImp(me) < 0) return t('why.dead.none')
  if (freeSteps(view, seat).length === 0) return t('why.steps.full')
  if (step !== null && me.imps.includes(step)) return t('why.step.taken', { step: placeName(step, t) })
  return t(frame.kind === 'turn' ? 'why.steps.full' : 'why.angel.hand')
}

/** R11.2. */
function whyNotBuy({ view, seat, t }: Moment): string {
  const me = view.seats[seat]!
  const { price, most } = prices[impsOnRoute(me)]!
  if (most === 0) return t('why.buy.none')
  if (view.turn.bought >= most) return t('why.buy.most', { most })
  return t('why.buy.gems', { price, gems: me.gems })
}
