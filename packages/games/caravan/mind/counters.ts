import { actionCard, actionDeck } from '../box/index.ts'
import type { Cond, Effect, Id, Lines, Num, Sel } from '../box/vocabulary.ts'
import { topOf } from '../malefactors/decks.ts'
import type { FightingView } from '../state.ts'

/** The average effect of a Counterattack on the attacker, and on all others together, without base damage. */
export type Blow = { damage: number; others: number; stuns: number; isBase: boolean }

const nothing: Blow = { damage: 0, others: 0, stuns: 0, isBase: false }

const amount = (n: Num): number => (typeof n === 'number' ? n : 2)

/** The likelihood of a branch, knowing only whether the attacker is in the Malefactor's Area. */
function likelihood(cond: Cond, isHere: boolean): number {
  if ('is' in cond && cond.is[1] === 'here') return isHere ? 1 : 0
  if ('exists' in cond && typeof cond.exists !== 'string' && cond.exists.where?.includes('here'))
    return isHere ? 1 : 0.5
  if ('and' in cond) return cond.and.reduce((all, each) => all * likelihood(each, isHere), 1)
  if ('not' in cond) return 1 - likelihood(cond.not, isHere)
  if ('holding' in cond) return cond.holding === 'nothing' ? 0.8 : 0.2
  if ('attack' in cond) return cond.attack === 'from-back' ? 0.2 : 0.5
  return 0.5
}

/** The number of targets of a selection: of the attacker, and of the other three. */
function struck(to: Sel, isHere: boolean): readonly [attacker: number, others: number] {
  const here = isHere ? 1 : 0
  if (to === 'attacker' || to === 'cause' || to === 'that') return [1, 0]
  if (to === 'fiercest-here') return [0.7 * here, 0.3]
  if (to === 'each-here') return [here, 0.7]
  if (to === 'each-champion') return [1, 3]
  if (to === 'each-other-champion') return [0, 3]
  if (typeof to === 'string') return [0.4, 0.6]
  if (to.of !== 'champion') return [0, 0]
  const isNear = to.where?.some(filter => typeof filter === 'object' && 'range' in filter)
  if (to.pick === 'each') return isNear ? [0.7, 1] : to.where?.includes('here') ? [here, 0.7] : [1, 3]
  return [0.4, 0.6]
}

function read(effects: readonly Effect[], isHere: boolean, weight: number, sum: Blow): void {
  for (const fx of effects) {
    if ('so' in fx) {
      const likely = likelihood(fx.if, isHere)
      read(fx.so, isHere, weight * likely, sum)
      read(fx.otherwise ?? [], isHere, weight * (1 - likely), sum)
    } else if (fx.do === 'damage') {
      const [attacker, others] = struck(fx.to, isHere)
      sum.damage += weight * attacker * amount(fx.n)
      sum.others += weight * others * amount(fx.n)
      if (fx.base) sum.isBase = true
    } else if (fx.do === 'stun') sum.stuns += weight * struck(fx.to, isHere)[0] * amount(fx.n)
    else if (fx.do === 'hold' || fx.do === 'arrest' || fx.do === 'polymorph') sum.stuns += weight * 1.5
    else if (fx.do === 'test') {
      read(fx.success ?? [], isHere, weight / 2, sum)
      read(fx.fail ?? [], isHere, weight / 2, sum)
    } else if (fx.do === 'for') read(fx.fx, isHere, weight, sum)
  }
}

function blowOf(lines: Lines, isHere: boolean): Blow {
  const sum = { ...nothing }
  for (const line of lines) read(line, isHere, 1, sum)
  return sum
}

/** By whether the attacker is there, and by card; of a whole deck the mean of its cards. */
const known = { here: new Map<Id, Blow>(), away: new Map<Id, Blow>() }

function cached(id: Id, isHere: boolean, make: () => Blow): Blow {
  const blows = isHere ? known.here : known.away
  const found = blows.get(id)
  if (found) return found
  const made = make()
  blows.set(id, made)
  return made
}

const ofCard = (card: Id, isHere: boolean): Blow => cached(card, isHere, () => blowOf(actionCard(card).counter, isHere))

function ofDeck(deck: Id, isHere: boolean): Blow {
  return cached(deck, isHere, () => {
    const { cards } = actionDeck(deck)
    const sum = { ...nothing, isBase: true }
    for (const card of cards) {
      const { damage, others, stuns } = ofCard(card, isHere)
      sum.damage += damage / cards.length
      sum.others += others / cards.length
      sum.stuns += stuns / cards.length
    }
    return sum
  })
}

/** The Counterattack that an Attack at the deck would provoke; a side never seen counts as the mean of the deck (section 5). */
export function likelyCounter({ fight, options }: FightingView, deck: Id, isHere: boolean): Blow {
  const tray = fight.decks[deck]!
  const top = topOf(tray)
  if (top === 'empty') return nothing
  const card = tray.cards.at(-1)!
  // An Arcana on top is not the card that strikes back.
  const isKnown = top === 'action' && (options.openCounterattacks === 'on' || fight.seen.includes(card))
  return isKnown ? ofCard(card, isHere) : ofDeck(deck, isHere)
}
