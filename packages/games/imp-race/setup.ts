import type { Chance, Config } from '@acheron/engine'
import { allCards } from './box/cards.ts'
import { openingSet, otherTiles } from './box/tiles.ts'
import type { meta } from './meta.ts'
import { lastSquare } from './route/places.ts'
import type { DeciderView, RouteTile, SeatState } from './state.ts'

const cardsDealt = 3

/** Section 3; the order of the shuffles is part of the rules, for it fixes what a seed deals. */
export function setup({ players, options }: Config<typeof meta.options>, random: Chance): DeciderView {
  const opening = random.shuffle([...openingSet])
  const others = random.shuffle([...otherTiles])
  const laid = [...opening, ...others]
  const route: Record<number, RouteTile> = {}
  for (let square = 1; square <= lastSquare; square++) {
    const up = square % 2 === 1 || (options.openingFaces === 'open' && square <= opening.length)
    route[square] = { tile: laid[square - 1]!, up, seen: up }
  }

  const deck = random.shuffle([...allCards])
  const seats = Array.from({ length: players }, (_, seat): SeatState => {
    const gems = options.lateSeatGems === 'half' ? Math.ceil(seat / 2) : 0
    return { imps: ['S1', 'S2', 'S3', 'D'], hand: [], gems }
  })
  for (let round = 0; round < cardsDealt; round++) for (const { hand } of seats) hand.push(deck.pop()!)

  return {
    seats,
    route,
    removed: laid.slice(lastSquare),
    deck,
    discard: [],
    bag: { red: 100 - seats.reduce((sum, { gems }) => sum + gems, 0), blue: 25 },
    lost: 0,
    turn: { seat: 0, number: 0, option: null, die: null, plus: 0, moved: null, rested: null, bought: 0 },
    winner: null,
    options,
    flow: [{ kind: 'race' }],
  }
}
