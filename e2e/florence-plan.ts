import { florence } from '@acheron/games/florence'
import { orderOf } from '@acheron/games/florence/board.ts'
import type { Page } from 'playwright-core'
import { thing } from './florence.ts'
import { type Decision, planned, playListed } from './planned-game.ts'

/** A short game of two, decision by decision. */

type State = ReturnType<typeof florence.setup>
type Move = ReturnType<typeof florence.moves>[number]

/** A game with at most this many decisions is short. If the plain player changes, another seed may be needed. */
const [firstSeed, seeds, most] = [9, 30, 135]

/** Two plain players who accuse whenever they can, so that Dante soon arrives. */
function choose(state: State, seat: number, moves: readonly Move[]): Move {
  return moves.find(move => move.do === 'accuse') ?? florence.mind.policy!(state, seat, moves)
}

/** The first short game in which a fraud card is played from a hand. */
export async function planFlorence(): Promise<{ seed: string; plan: Decision<State, Move>[] }> {
  for (let n = firstSeed; n < firstSeed + seeds; n++) {
    const seed = `florence ${n}`
    const plan = await planned(florence, { players: 2, options: {}, seed }, most, choose)
    if (plan.some(({ move }) => move.do === 'fraud' && move.from === 'hand')) return { seed, plan }
  }
  throw new Error('no game is so short')
}

/** The things that are touched for a move, each by any of its names; null for a move from the list. */
function thingsFor(move: Move): string[][] | null {
  switch (move.do) {
    case 'lead':
      return [[move.soul.startsWith('graveyard:') ? move.soul : `shield:${move.soul}`], [`shield:${move.to}`]]
    case 'send':
      return [[`location:${move.location}`], [`home:${move.kind}`]]
    case 'accuse':
      return [[`member:${move.location}:${move.kind}`, `location:${move.location}`], [`floor:${move.floor}`]]
    case 'cube':
      return [[`cube:${move.sin}`]]
    case 'disc':
      return [[`gate:${move.gate}`]]
    case 'guardian':
      return [[`guardian:${move.guardian}`], [`circle:${move.circle}`]]
    case 'fraud':
      return [[move.from === 'deck' ? 'deck' : `card:${move.card}`]]
    case 'barrel':
      return [[`barrel:${move.barrel}`], [`floor:${move.floor}`]]
    case 'guest':
      return [[`guest:${move.guest}`], [`floor:${move.floor}`]]
    default:
      return null
  }
}

/** Makes the move as a person would: on the board thing by thing until only one move is meant, or from the list. */
export async function makeMove(page: Page, { seat, move, label, before }: Decision<State, Move>): Promise<void> {
  const things = thingsFor(move)
  if (!things) {
    // A row's label has no prices and gains, they stand beside it; at the Styx they are what is chosen.
    const { text } = orderOf(move, before, await florence.words('en'))
    return playListed(page, move.do === 'styx' ? label : text)
  }
  let meant = florence.moves(before, seat)
  for (const [i, [name]] of things.entries()) {
    await thing(page, name!).click()
    meant = meant.filter(each => thingsFor(each)?.[i]?.includes(name!))
    // The end of a way is always touched.
    if (meant.length === 1 && move.do !== 'lead') return
  }
}

/** The cards that a seat may know: its own hand and all open cards. */
export function cardsOpenTo(seat: number | null, { seats, fraud }: State): ReadonlySet<string> {
  const played = Object.values(seats).flatMap(each => each.played)
  const own = seat === null ? [] : (seats[seat]?.hand ?? [])
  return new Set<string>([...own, ...played, ...fraud.lineUp, ...fraud.discard])
}

/** The fraud cards named in the messages. */
export function cardsIn(told: string): string[] {
  return [...new Set(told.match(/"F[0-3]\d"/g) ?? [])].map(each => each.slice(1, -1))
}

/** What a page shows: the infamy of each seat, and how many cards each hand has. */
export const seenOn = (page: Page): Promise<number[]> =>
  page.locator('.florence').evaluate(table => {
    const counts = [...table.querySelectorAll<HTMLElement>('.fl-counts[data-seat]')]
    counts.sort((a, b) => Number(a.dataset.seat) - Number(b.dataset.seat))
    return counts.map(each => Number.parseInt(each.querySelector('[data-count="infamy"] dd')?.textContent ?? '', 10))
  })
