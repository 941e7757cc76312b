import { type SideBySide, sideBySide } from './measure.ts'
import * as handLoop from './peers/hand-loop.ts'
import { midGame, samplePositions } from './positions.ts'

// Loaded when a bench asks for them, so that a mistyped name is reported at once and a bench loads no peer in vain.
const loadOurs = () => import('./ours.ts')
const loadBoardgameIo = () => import('./peers/boardgame-io.ts')

const SEED = 20

/** Calls `game` several times, each time with a new seed, and adds up the moves. */
function manyGames(count: number, game: (seed: number) => number): () => number {
  let seed = SEED
  return () => {
    let moves = 0
    for (let i = 0; i < count; i++) moves += game(seed++)
    return moves
  }
}

/** Lets a search think about each of the positions. */
function thinkAbout<P>(positions: readonly P[], iterations: number, think: (position: P) => unknown) {
  return async () => {
    for (const position of positions) await think(position)
    return positions.length * iterations
  }
}

const randomPlay: SideBySide = {
  name: 'nine-circles/random-play',
  peerName: 'hand-written loop',
  unit: 'ns of CPU per move',
  goal: 0.5,
  async prepare() {
    const ours = await loadOurs()
    const random = new handLoop.Random(SEED)
    return {
      ours: manyGames(200, seed => ours.playRandomGame(seed)),
      peer: manyGames(200, () => handLoop.playRandomGame(random).moves),
    }
  },
}

const checkedMove: SideBySide = {
  name: 'nine-circles/boardgame.io-move',
  peerName: 'boardgame.io',
  unit: 'ns of CPU per move',
  goal: 50,
  async prepare() {
    const [ours, peer] = await Promise.all([loadOurs(), loadBoardgameIo()])
    const random = new handLoop.Random(SEED)
    return {
      ours: manyGames(200, seed => ours.playCheckedGame(seed)),
      peer: manyGames(20, seed => peer.playRandomGame(seed, n => random.below(n)).moves),
    }
  },
}

const copyState: SideBySide = {
  name: 'nine-circles/clone',
  peerName: 'structuredClone',
  unit: 'ns of CPU per copy',
  goal: 5,
  async prepare() {
    const ours = await loadOurs()
    const state = ours.stateAt(midGame(SEED))
    const copies = (count: number, copy: (value: typeof state) => typeof state) => () => {
      let made = 0
      for (let i = 0; i < count; i++) if (copy(state) !== state) made++
      return made
    }
    return { ours: copies(1000, ours.cloneState), peer: copies(1000, value => structuredClone(value)) }
  },
}

const searchIterations: SideBySide = {
  name: 'nine-circles/search-iterations',
  peerName: 'boardgame.io MCTSBot',
  unit: 'iterations per CPU second',
  goal: 50,
  async prepare() {
    const [ours, peer] = await Promise.all([loadOurs(), loadBoardgameIo()])
    const positions = samplePositions(6, SEED)
    const iterations = 100
    return {
      ours: thinkAbout(positions.map(ours.stateAt), iterations, ours.createSearch(iterations, SEED)),
      peer: thinkAbout(positions, iterations, peer.createSearch(iterations, SEED)),
    }
  },
}

export const nineCircles = [randomPlay, checkedMove, copyState, searchIterations].map(sideBySide)
