import { configOf, Generator, type Seat } from '@acheron/engine'
import { expect, test } from 'vitest'
import { circleOf, neighbours, type Square, squares } from '../box/squares.ts'
import { canRemove } from '../hinderance/removal.ts'
import { hellgame } from '../index.ts'
import type { HellgameState } from '../state.ts'

/** R7.1 and R7.2 as they are written, by walking the whole board again for each square. */
function mayRemove(state: HellgameState, seat: Seat, square: Square): boolean {
  if (state.tiles[square] !== undefined || state.removed[square] || state.demons[square]) return false
  if (state.hinderances === 0) return false
  for (let other = 0; other < state.players; other++)
    if (other !== seat && state.seats[other]!.at === square) return false
  const gone = new Set<string>([...Object.keys(state.removed), square])
  const left = squares.filter(each => !gone.has(each))
  const seen = new Set<Square>([left[0]!])
  for (const each of seen) for (const next of neighbours[each]!) if (!gone.has(next)) seen.add(next)
  if (seen.size !== left.length) return false
  return Object.values(state.seats).every(({ at, unlocked }) =>
    neighbours[at!]!.some(next => !gone.has(next) && circleOf(next) <= unlocked),
  )
}

test('on random boards the squares that may be removed are those that the rule names', () => {
  const random = Generator.seeded('hinderances')
  let [yes, no, stranded] = [0, 0, 0]
  for (let game = 0; game < 24; game++) {
    const state = hellgame.setup(configOf(hellgame, 3, {}), random)
    for (let seat = 0; seat < 3; seat++) {
      const player = state.seats[seat]!
      player.unlocked = 1 + random.index(9)
      // On a transition to a circle that is not open two ways are all there is.
      const edge = squares.filter(square => neighbours[square]!.some(next => circleOf(next) > player.unlocked))
      const within = squares.filter(square => circleOf(square) <= player.unlocked)
      const standing = edge.filter(square => within.includes(square))
      player.at = random.pick(seat > 0 && standing.length > 0 ? standing : within)
    }
    for (let i = 0; i < 8; i++) {
      const square = random.pick(squares)
      if (!state.tiles[square]) state.demons[square] = [random.index(3)]
    }
    for (let token = 0; token < 13; token++) {
      const seat = random.index(3)
      const legal = squares.filter(square => mayRemove(state, seat, square))
      expect(squares.filter(square => canRemove(state, seat, square))).toEqual(legal)
      yes += legal.length
      no += squares.length - legal.length
      if (legal.length === 0) break
      // The checks are hardest near other gaps and under pieces.
      const pieces = Object.values(state.seats).map(({ at }) => at)
      const tight = legal.filter(
        s => pieces.includes(s) || neighbours[s]!.some(n => state.removed[n] || pieces.includes(n)),
      )
      const square = random.pick(tight.length > 0 && random.index(3) > 0 ? tight : legal)
      if (square === state.seats[seat]!.at) stranded++
      state.removed[square] = true
      state.hinderances--
    }
  }
  expect([yes, no, stranded].every(count => count > 10)).toBe(true)
})
