import { impRace } from '@acheron/games/imp-race'
import type { Locator, Page } from 'playwright-core'
import { type Decision, planned, playListed } from './planned-game.ts'
import { board } from './table-page.ts'

/** A short race of two, decision by decision: known beforehand, so that everything that happens can be checked. */

type State = ReturnType<typeof impRace.setup>
type Move = ReturnType<typeof impRace.moves>[number]

/** With this seed two such players fight, throw a Trident, parry it, and finish soon. */
export const raceSeed = 'race 236'

/** The preferences of both players: fights and Tridents first, then progress of the foremost imp. */
function liking({ seats, route }: State, seat: number, move: Move): number {
  switch (move.do) {
    case 'trident':
    case 'parry':
      return 100
    case 'stand':
      return 90
    case 'stakeCard':
    case 'stakeGems':
      return 80
    case 'buy':
      return 70
    case 'roll':
      return 60
    case 'move': {
      const to = positionOf(seats[seat]!.imps[move.imp]!) + move.n
      if (seats[1 - seat]!.imps.includes(to)) return 60
      if (seats[seat]!.imps.includes(to)) return 0
      const tile = route[to]
      return tile?.up && /^(death|return)/.test(tile.tile) ? 1 : to
    }
    case 'goOn':
    case 'endTurn':
      return 10
    default:
      return 0
  }
}

/** Steps count as squares before the first one. */
function positionOf(place: State['seats'][number]['imps'][number]): number {
  return typeof place === 'number' ? place : 1 - Number(place.slice(1))
}

/** What both like best. */
export function liked(state: State, seat: number, moves: readonly Move[]): Move {
  const most = Math.max(...moves.map(move => liking(state, seat, move)))
  return moves.find(move => liking(state, seat, move) === most)!
}

/** The whole race. */
export const planRace = (seed = raceSeed, choose = liked) =>
  planned(impRace, { players: 2, options: { impsToWin: 1 }, seed }, 120, choose)

const square = (page: Page, place: number): Locator => board(page).locator(`button[aria-label^="Square ${place}:"]`)
const step = (page: Page, place: string): Locator => board(page).locator(`button[aria-label^="Step ${place}:"]`)

/** Makes the move as a person would: on the board, or, where the board has only a button for it, from the list. */
export async function makeMove(page: Page, { seat, move, label, before }: Decision<State, Move>): Promise<void> {
  const place = (at: State['seats'][number]['imps'][number]) =>
    typeof at === 'number' ? square(page, at) : step(page, at)
  switch (move.do) {
    case 'roll':
      return board(page).locator('.ir-die-place').click()
    case 'gather':
    case 'buy':
      return board(page).locator('.ir-deck').click()
    case 'move': {
      const from = before.seats[seat]!.imps[move.imp]!
      const to = positionOf(from) + move.n
      await place(from).click()
      if (to >= 40) return board(page).locator('.ir-throne').click()
      return place(to > 0 ? to : (`S${1 - to}` as 'S1')).click()
    }
    case 'step':
      return step(page, move.step).click()
    case 'stakeCard':
    case 'trident':
    case 'parry':
      return board(page).locator(`[data-card="${move.card}"]`).click()
    default:
      return playListed(page, label)
  }
}

/** What a page shows of the hands: the viewer's own cards, and how many each seat holds. */
export const handsOn = (page: Page): Promise<{ own: (string | null)[]; counts: number[] }> =>
  board(page).evaluate(table => {
    const seats = [...table.querySelectorAll<HTMLElement>('.ir-seat')]
    seats.sort((a, b) => Number(a.dataset.seat) - Number(b.dataset.seat))
    return {
      own: [...table.querySelectorAll('.ir-hand [data-card]')].map(card => card.getAttribute('data-card')),
      counts: seats.map(seat => Number(seat.querySelector('.ir-backs b')?.textContent)),
    }
  })

/** Cards and tiles that may be sent to the seat: its own hand, staked cards, and what is or was open. */
export function openTo(seat: number | null, { seats, discard, flow, route }: State): Set<string> {
  const shown: string[] = [...handOf(seat, seats), ...discard]
  for (const frame of flow) {
    if (frame.kind === 'bid') shown.push(...frame.staked)
    if (frame.kind === 'parry') shown.push(frame.card)
  }
  for (const { tile, seen } of Object.values(route)) if (seen) shown.push(tile)
  return new Set(shown)
}

/** A spectator has none. */
export function handOf(seat: number | null, seats: State['seats']): readonly string[] {
  return seat === null ? [] : seats[seat]!.hand
}

const cards = '(?:die[1-5]|wild|banana|coffin|angel|trident|treasure)-[a-f]'
const tiles = '(?:death|cherub|treasure|card|banana|return)-[1-7]'

/** Cards and tiles that a text names, by their ids. */
export function namedIn(text: string): string[] {
  return [...text.matchAll(new RegExp(`"(${cards}|${tiles})"`, 'g'))].map(([, id]) => id ?? '')
}
