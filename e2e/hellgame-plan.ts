import { hellgame } from '@acheron/games/hellgame'
import { numbers, spellIds } from '@acheron/games/hellgame/board.ts'
import type { Page } from 'playwright-core'
import { square } from './hellgame.ts'
import { type Decision, planned, playListed } from './planned-game.ts'
import { board } from './table-page.ts'

/** A short game of two, decision by decision. */

type State = ReturnType<typeof hellgame.setup>
type Move = ReturnType<typeof hellgame.moves>[number]

/** As the dialog has them when Dominion is chosen, and the spells are chosen and left as they stand. */
const options = { goal: 'dominion', spells: spellIds.slice(0, numbers.spells.inPlay) }
/** A game of at most this many decisions is short. If the plain player changes, one of the next seeds will do. */
const [firstSeed, seeds, most] = [17, 12, 230]

/** Two plain players who shorten the time between upkeeps whenever they can: seven upkeeps make a game. */
function choose(state: State, seat: number, moves: readonly Move[]): Move {
  const shorter = moves.find(move => move.do === 'shorter' || (move.do === 'cast' && move.length === 'shorter'))
  return shorter ?? hellgame.mind.policy!(state, seat, moves)
}

/** The first short game in which an event is turned up. */
export async function planHell(): Promise<{ seed: string; plan: Decision<State, Move>[] }> {
  for (let n = firstSeed; n < firstSeed + seeds; n++) {
    const seed = `hell ${n}`
    const plan = await planned(hellgame, { players: 2, options, seed }, most, choose)
    if ((plan.at(-1)?.after.turned.length ?? 0) > 0) return { seed, plan }
  }
  throw new Error('no game is so short')
}

/** Makes the move as a person would: squares on the board, the rest from the list. */
export async function makeMove(page: Page, { seat, move, label, before }: Decision<State, Move>): Promise<void> {
  const to = move.do === 'start' ? move.square : move.do === 'step' ? move.to : null
  // Where two ways lead to one square, the list decides.
  const ways = hellgame.moves(before, seat).filter(each => 'to' in each && each.to === to)
  if (to !== null && ways.length < 2) return square(page, to).click()
  return playListed(page, label)
}

/** The events that nobody has turned up yet, by square. */
export function hiddenEvents({ tiles, eventKinds }: State): [square: string, event: string][] {
  return Object.entries(tiles).filter(([, tile]) => (eventKinds as readonly string[]).includes(tile))
}

/** What a page shows: the souls of each seat, and what the squares are called. */
export const seenOn = (page: Page): Promise<{ souls: number[]; labels: Record<string, string> }> =>
  board(page).evaluate(table => {
    const seats = [...table.querySelectorAll<HTMLElement>('.hg-seat')]
    seats.sort((a, b) => Number(a.dataset.seat) - Number(b.dataset.seat))
    const squares = [...table.querySelectorAll('[data-square]')]
    const labels = squares.map(each => [each.getAttribute('data-square'), each.getAttribute('aria-label')])
    return {
      souls: seats.map(seat => Number(seat.querySelector('[data-count="souls"] b')?.textContent)),
      labels: Object.fromEntries(labels),
    }
  })
