import type { Proof } from '@acheron/engine'
import { allCards, type CardId, type CardUse, cardKinds, kindOf, useOf } from './box/cards.ts'
import { allTiles, openingSet, type TileId, tileTypes, typeOf } from './box/tiles.ts'
import type { ImpRaceEvent } from './events.ts'
import { position } from './position.ts'
import { lastSquare, positionOf } from './route/places.ts'
import type { DeathCause, ImpRaceState } from './state.ts'
import { handLimit } from './turn/drawing.ts'

/** The game's part in tests and reports. */
export const proof: Proof<ImpRaceState, ImpRaceEvent> = {
  components(state) {
    let red = state.bag.red + state.lost
    let imps = 0
    for (const seat of state.seats) {
      red += seat.gems
      imps += seat.imps.length
    }
    const top = state.flow[state.flow.length - 1]
    if (top?.kind === 'bid') red += top.stakes[0].gems + top.stakes[1].gems
    return { ...countCards(state), ...countTiles(state), red, blue: state.bag.blue, imps }
  },

  invariant(state) {
    return cardTrouble(state) ?? impTrouble(state) ?? gemTrouble(state)
  },

  features: [
    ...['gather', 'raise', 'run'].map(option => `option ${option}`),
    ...cardKinds.filter(kind => usable(useOf(`${kind}-a`))).map(kind => `card ${kind} used`),
    ...cardKinds.map(kind => `card ${kind} staked`),
    'gems staked',
    ...tileTypes.map(type => `tile ${type}`),
    ...(['death', 'ownImp', 'fight', 'trident', 'noStep'] satisfies DeathCause[]).map(cause => `death by ${cause}`),
    'return to an earlier tile',
    'return to a step',
    'home by die',
    'home by banana tile',
    'sacrilege turns a tile up',
    'sacrilege turns a tile down',
    'no move',
    'fight won by the attacker',
    'fight won by the defender',
    'trident parried',
    'card bought',
    'card discarded at six',
    'deck reshuffled',
    'gems drawn',
    'no red gem left',
    'won at the throne',
    'ended by the round limit',
  ],

  featuresOf(event) {
    switch (event.e) {
      case 'optionChosen':
        return [`option ${event.option}`]
      case 'cardPlayed':
        // A parry has a feature of its own.
        return event.as === 'parry' ? [] : [`card ${kindOf(event.card)} used`]
      case 'staked':
        return [event.card ? `card ${kindOf(event.card)} staked` : 'gems staked']
      case 'tileAction':
        return [`tile ${typeOf(event.tile)}`]
      case 'impDied':
        return [`death by ${event.cause}`]
      case 'impMoved':
        if (event.by === 'return')
          return [typeof event.to === 'number' ? 'return to an earlier tile' : 'return to a step']
        if (event.to !== 'H') return []
        return [event.by === 'die' ? 'home by die' : 'home by banana tile']
      case 'tileFlipped':
        return event.cause === 'sacrilege' ? [`sacrilege turns a tile ${event.up ? 'up' : 'down'}`] : []
      case 'noMove':
        return ['no move']
      case 'fightEnded':
        // The totals do not tell: a side that cannot surpass an equal total loses with the same total.
        return [`fight won by the ${event.winner === event.attacker ? 'attacker' : 'defender'}`]
      case 'parried':
        return ['trident parried']
      case 'cardBought':
        return ['card bought']
      case 'cardDiscarded':
        return ['card discarded at six']
      case 'deckReshuffled':
        return ['deck reshuffled']
      case 'gemsDrawn':
        return ['gems drawn']
      case 'gemTaken':
        return event.count === 0 ? ['no red gem left'] : []
      case 'gameEnded':
        return [event.by === 'throne' ? 'won at the throne' : 'ended by the round limit']
      default:
        return []
    }
  },

  position,
}

/** Coffins have no action (R2.6). */
function usable(use: CardUse): boolean {
  return use !== null
}

/** A set of up to 64 things, cheap to empty and to fill again at every move. */
class Marks<T extends string> {
  readonly #numbers: Readonly<Record<string, number>>
  #low = 0
  #high = 0

  constructor(things: readonly T[]) {
    this.#numbers = Object.fromEntries(things.map((thing, i) => [thing, i]))
  }

  clear(): void {
    this.#low = 0
    this.#high = 0
  }

  /** Whether the thing is a new one; unknown things never are. */
  add(thing: T): boolean {
    const number = this.#numbers[thing]
    if (number === undefined) return false
    const bit = 1 << (number & 31)
    if (number < 32) {
      if (this.#low & bit) return false
      this.#low |= bit
    } else {
      if (this.#high & bit) return false
      this.#high |= bit
    }
    return true
  }
}

const cardMarks = new Marks<CardId>(allCards)
const tileMarks = new Marks<TileId>(allTiles)

/** All cards, and the different ones among them: none is there twice. */
function countCards({ deck, discard, seats, flow }: ImpRaceState) {
  cardMarks.clear()
  let cards = 0
  let differentCards = 0
  const count = (pile: readonly CardId[]) => {
    cards += pile.length
    for (let i = 0; i < pile.length; i++) if (cardMarks.add(pile[i]!)) differentCards++
  }
  count(deck)
  count(discard)
  for (const { hand } of seats) count(hand)
  const top = flow[flow.length - 1]
  if (top?.kind === 'bid') count(top.staked)
  return { cards, differentCards }
}

/** All tiles, the different ones among them, and those of the opening set where they belong (3.1). */
function countTiles({ route, removed }: ImpRaceState) {
  tileMarks.clear()
  let differentTiles = 0
  let openingTiles = 0
  for (let square = 1; square <= lastSquare; square++) {
    const { tile } = route[square]!
    if (tileMarks.add(tile)) differentTiles++
    if (square <= openingSet.length && openingSet.includes(tile)) openingTiles++
  }
  for (const tile of removed) if (tileMarks.add(tile)) differentTiles++
  return { tiles: lastSquare + removed.length, differentTiles, openingTiles }
}

function cardTrouble({ seats, flow }: ImpRaceState): string | null {
  for (const { hand } of seats) if (hand.length > handLimit) return `${hand.length} cards in a hand (R9.3)`
  const top = flow[flow.length - 1]
  if (top?.kind !== 'bid') return null
  const [attack, defence] = top.stakes
  return attack.cards.length + defence.cards.length === top.staked.length ? null : 'a staked card is lost (R7.8)'
}

const impsOn = new Uint8Array(lastSquare + 1)

function impTrouble({ seats, flow, options }: ImpRaceState): string | null {
  impsOn.fill(0)
  for (const { imps } of seats) {
    for (let imp = 0; imp < imps.length; imp++) {
      const place = imps[imp]!
      if (place === 'D' || place === 'H') continue
      if (typeof place === 'number') {
        if (place < 1 || place > lastSquare) return `there is no square ${place} (2.2)`
        impsOn[place]!++
      } else {
        if (!(positionOf(place) > -options.startSteps)) return `there is no step ${place} (2.2)`
        if (imps.indexOf(place) !== imp) return `two imps on ${place}`
      }
    }
  }
  // R1.2; the two who fight for a square are both on it until one has lost.
  const top = flow[flow.length - 1]
  if (top?.kind === 'bid') impsOn[top.square]!--
  for (let square = 1; square <= lastSquare; square++) if (impsOn[square]! > 1) return `two imps on ${square} (R1.2)`
  return null
}

function gemTrouble({ seats, bag, lost }: ImpRaceState): string | null {
  return bag.red < 0 || lost < 0 || seats.some(({ gems }) => gems < 0) ? 'fewer gems than none' : null
}
