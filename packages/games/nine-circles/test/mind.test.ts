import { configOf, Generator } from '@acheron/engine'
import { expect, test } from 'vitest'
import type { NineCirclesEvent } from '../events.ts'
import { nineCircles } from '../index.ts'
import { value } from '../mind/estimates.ts'
import type { NineCirclesMove } from '../moves.ts'
import { scoreOf } from '../result.ts'
import type { NineCirclesState } from '../state.ts'

const config = configOf(nineCircles, 1, {})

type Player = (state: NineCirclesState, moves: NineCirclesMove[], random: Generator) => NineCirclesMove

/** The measurements of section 10, over games with fixed seeds: the figures are the same in every run. */
function measure(games: number, player: Player) {
  const ranks: Record<string, number> = {}
  let [wins, score, rolls, lostInNine, moves] = [0, 0, 0, 0, 0]
  for (let i = 0; i < games; i++) {
    const random = Generator.seeded(`mind ${i}`)
    const own = Generator.seeded(`player ${i}`)
    const state = nineCircles.setup(config, random)
    const ctx = { random, emit: (event: NineCirclesEvent) => void (event.e === 'rolled' && rolls++) }
    nineCircles.advance(state, ctx)
    for (; state.status === 'playing'; moves++) {
      nineCircles.play(state, 0, player(state, nineCircles.moves(state, 0), own), ctx)
    }
    if (state.status === 'won') {
      const { score: points, rank } = scoreOf(state)
      wins++
      score += points
      ranks[String(rank)] = (ranks[String(rank)] ?? 0) + 1
    } else if (state.circle === 9) lostInNine++
  }
  const share = (count: number) => (100 * count) / games
  return {
    wins: share(wins),
    wonMean: score / wins,
    mean: score / games,
    rolls: rolls / games,
    lostInNine: (100 * lostInNine) / (games - wins),
    ranks: Object.values(ranks).map(share),
    moves: moves / games,
  }
}

const between = (value: number, least: number, most: number) => {
  expect(value).toBeGreaterThanOrEqual(least)
  expect(value).toBeLessThanOrEqual(most)
}

test('the plain player meets the figures of section 10', () => {
  const figures = measure(4_000, (state, moves) => nineCircles.mind.policy!(state, 0, moves))
  between(figures.wins, 61, 65)
  between(figures.wonMean, 9.6, 10.3)
  between(figures.rolls, 24, 26)
  between(figures.lostInNine, 80, 90)
  expect(figures.ranks).toHaveLength(4)
  for (const share of figures.ranks) between(share, 9, 24)
})

test('random play hardly ever wins', () => {
  const figures = measure(4_000, (_state, moves, random) => moves[random.index(moves.length - 1)]!)
  expect(figures.wins).toBeLessThan(0.5)
})

test('the expert wins nine games of ten, and scores when it plays for score', () => {
  const forWin = measure(1_000, (state, moves) => nineCircles.mind.expert!(state, 0, moves, 'win'))
  expect(forWin.wins).toBeGreaterThanOrEqual(90)
  const forScore = measure(1_000, (state, moves) => nineCircles.mind.expert!(state, 0, moves, 'score'))
  expect(forScore.mean).toBeGreaterThanOrEqual(13)
})

test('a decided game is worth exactly what it is', () => {
  const state = nineCircles.setup(config, Generator.seeded(1))
  const won: NineCirclesState = { ...state, status: 'won', circle: 9, pool: 4, rows: [0, 1, 0, 2], virgil: 3 }
  expect([value(won, 'win'), value(won, 'score')]).toEqual([1, 10])
  expect([value({ ...state, status: 'lost' }, 'win'), value({ ...state, status: 'lost' }, 'score')]).toEqual([0, 0])
  expect(nineCircles.mind.worth(state, 0, 'win')).toBeCloseTo(0.98, 2)
})
