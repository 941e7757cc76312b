// node check.ts: proves that all sides play the same game before their speed is compared.

import assert from 'node:assert/strict'
import { canonical } from '@acheron/engine'
import * as ours from './ours.ts'
import * as boardgameIo from './peers/boardgame-io.ts'
import {
  applyMove,
  findClaims,
  isLost,
  legalMoves,
  newGame,
  playRandomGame,
  Random,
  type State,
} from './peers/hand-loop.ts'
import { samplePositions } from './positions.ts'

type Given = Partial<State> & Pick<State, 'circle' | 'pool' | 'active'>

function position(given: Given): State {
  const removed = 9 - given.pool - given.active.length
  return { ...newGame(), removed, cleared: given.circle - 1, ...given }
}

/** The cases with the same numbers in the scenarios of Nine Circles: their counts of claims, Virgil moves and rolls. */
const CASES: [
  case_: string,
  given: Given,
  counts: { claim?: number; virgil?: number; roll?: number; declare?: number },
][] = [
  ['1', { circle: 1, pool: 9, active: [] }, { roll: 4 }],
  ['5', { circle: 2, pool: 4, active: [1, 2, 3, 3, 6], virgil: 3 }, { claim: 3 }],
  ['6', { circle: 4, pool: 4, active: [1, 2, 3, 6, 6], virgil: 3 }, { claim: 2 }],
  ['7', { circle: 5, pool: 5, active: [4, 4, 6, 6], virgil: 0 }, { claim: 1 }],
  ['8', { circle: 5, pool: 2, active: [1, 3, 4, 5, 5, 6, 6], virgil: 0 }, { claim: 3 }],
  ['9', { circle: 6, pool: 4, active: [1, 2, 3, 4, 5], virgil: 0 }, { claim: 2 }],
  // The scenario uses the other `stop` option; in a chain of Virgil moves the same fourteen moves are legal here.
  ['10', { circle: 4, pool: 3, active: [1, 2, 3, 4, 5, 6], virgil: 1, lastWasVirgil: true }, { virgil: 14, claim: 5 }],
  ['11', { circle: 9, pool: 6, active: [3, 6, 6], rows: [0, 0, 0, 0], virgil: 3 }, { virgil: 4 }],
  ['14', { circle: 2, pool: 3, active: [5], rows: [0, 0, 0, 1], virgil: 0 }, { roll: 1 }],
  ['15', { circle: 3, pool: 1, active: [2, 2, 5], rows: [1, 1, 0, 0], virgil: 0 }, { roll: 7 }],
  ['16', { circle: 9, pool: 6, active: [4, 6, 6], rows: [0, 0, 1, 0], virgil: 0 }, { roll: 6 }],
  ['22', { circle: 3, pool: 0, active: [1, 4, 6], rows: [1, 0, 0, 0], virgil: 0 }, { roll: 3 }],
  ['25', { circle: 7, pool: 2, active: [4, 4, 6], rows: [3, 3, 3, 3], virgil: 2 }, { virgil: 2, roll: 30 }],
  ['27', { circle: 7, pool: 1, active: [1, 3, 4, 6], rows: [0, 1, 0, 0], virgil: 0 }, { roll: 2 }],
  ['28', { circle: 8, pool: 7, active: [], virgil: 4 }, { declare: 6 }],
  ['29', { circle: 2, pool: 6, active: [1, 3, 6], rows: [7, 7, 6, 7] }, { claim: 1 }],
  // The rolls and Virgil moves of case 29's other option, in a circle whose target these dice do not meet.
  ['29', { circle: 3, pool: 6, active: [1, 3, 6], rows: [7, 7, 6, 7] }, { virgil: 6, roll: 27 }],
  ['31', { circle: 4, pool: 6, active: [1, 1, 6], rows: [7, 7, 6, 7] }, { virgil: 4, roll: 20 }],
  ['31', { circle: 4, pool: 6, active: [1, 6, 6], rows: [7, 7, 6, 7], virgil: 8 }, { claim: 1 }],
  ['31', { circle: 4, pool: 6, active: [1, 6, 6], virgil: 8, lastWasVirgil: true }, { claim: 1, virgil: 4 }],
  ['31', { circle: 4, pool: 6, active: [1, 5, 6], virgil: 7, lastWasVirgil: true }, { claim: 1, virgil: 7 }],
]

const LOST: [case_: string, given: Given][] = [
  ['12', { circle: 9, pool: 6, active: [3, 6, 6], rows: [0, 0, 0, 0], virgil: 2 }],
  ['13', { circle: 2, pool: 3, active: [], rows: [0, 0, 0, 7] }],
  ['21', { circle: 3, pool: 2, active: [], virgil: 4 }],
  ['22', { circle: 3, pool: 0, active: [2, 4, 6], rows: [0, 0, 0, 0], virgil: 0 }],
  ['24', { circle: 7, pool: 1, active: [1, 2, 4], virgil: 5 }],
]

function checkCases(): void {
  for (const [name, given, counts] of CASES) {
    const state = position(given)
    const found: Record<string, number> = {}
    for (const move of legalMoves(state)) found[move.do] = (found[move.do] ?? 0) + 1
    assert.deepEqual(found, counts, `case ${name}`)
    assert.equal(isLost(state), false, `case ${name} is not lost`)
  }
  for (const [name, given] of LOST) assert.equal(isLost(position(given)), true, `case ${name} is lost`)
}

/** R8.3 by trying every chain of Virgil moves. */
function reachesClaim(state: State): boolean {
  let reached = [state]
  const seen = new Set<string>()
  for (let pips = state.virgil; ; pips--) {
    if (reached.some(at => findClaims(at).length > 0)) return true
    if (pips === 0) return false
    const next: State[] = []
    for (const at of reached) {
      for (const move of legalMoves({ ...at, virgil: pips }).filter(move => move.do === 'virgil')) {
        const changed = structuredClone(at)
        applyMove(changed, move, () => assert.fail('no chance in a Virgil move'))
        if (!seen.has(changed.active.join())) next.push(changed)
        seen.add(changed.active.join())
      }
    }
    reached = next
  }
}

function checkStuck(): void {
  const random = new Random(1)
  for (let i = 0; i < 2000; i++) {
    const circle = 1 + random.below(9)
    const active = Array.from({ length: 2 + random.below(6) }, () => 1 + random.below(6)).sort()
    const declared = circle === 8 ? 1 + random.below(6) : null
    const state = position({ circle, pool: 9 - active.length, active, declared, rows: [0, 0, 0, 0] })
    state.virgil = random.below(7)
    if (circle === 7) state.active = active.filter(value => value !== 5)
    assert.equal(isLost(state), !reachesClaim(state), JSON.stringify(state))
  }
}

function checkRandomPlay(): number {
  const random = new Random(2)
  const games = 50_000
  let moves = 0
  let wins = 0
  for (let i = 0; i < games; i++) {
    const game = playRandomGame(random)
    const { pool, active, removed, rows, virgil, status } = game.state
    assert.equal(pool + active.length + removed, 9)
    assert.ok(Math.min(pool, removed, virgil, ...rows) >= 0)
    assert.ok(game.moves <= 47)
    moves += game.moves
    if (status === 'won') wins++
  }
  assert.ok(wins / games < 0.005, `random play wins ${wins} of ${games}`)
  return moves / games
}

function checkLists(positions: readonly State[]): void {
  for (const state of positions) {
    const moves = legalMoves(state).map(move => JSON.stringify(move))
    assert.equal(new Set(moves).size, moves.length, 'each move once')
  }
}

/** boardgame.io takes every listed move and nothing else, so the moves listed elsewhere are tried here too. */
function checkBoardgameIo(positions: readonly State[]): void {
  const { error } = console
  console.error = () => {} // it logs each move that it refuses
  positions.forEach((state, i) => {
    const legal = new Set(legalMoves(state).map(move => JSON.stringify(move)))
    const others = legalMoves(positions[(i + 1) % positions.length]!)
    for (const move of [...legalMoves(state), ...others]) {
      const accepted = boardgameIo.tryMove(state, move) !== null
      assert.equal(accepted, legal.has(JSON.stringify(move)), JSON.stringify({ state, move }))
    }
  })
  console.error = error
}

/** Our game lists the same moves, and a random game of ours is as long as one of the loop's. */
function checkOurs(positions: readonly State[], length: number): void {
  const texts = (moves: readonly object[]) => moves.map(move => canonical(move)).sort()
  for (const state of positions) {
    assert.deepEqual(texts(ours.movesAt(state)), texts(legalMoves(state)), JSON.stringify(state))
  }
  for (const play of [ours.playRandomGame, ours.playCheckedGame]) {
    const games = 20_000
    let moves = 0
    for (let seed = 0; seed < games; seed++) moves += play(seed)
    assert.ok(Math.abs(moves / games - length) < 0.5, `${moves / games} moves a game, not ${length}`)
  }
}

checkCases()
checkStuck()
const length = checkRandomPlay()
const positions = [...samplePositions(300, 3), ...CASES.map(([, given]) => position(given))]
checkLists(positions)
checkBoardgameIo(positions)
checkOurs(positions, length)
console.log(`All sides play the same game; a game of random moves has ${length.toFixed(2)} moves.`)
