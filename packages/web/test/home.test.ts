import { clone, configOf, type GameMeta, type GameState, Generator, type Result } from '@acheron/engine'
import { plan } from '@acheron/engine/battery'
import { games } from '@acheron/games'
import type { FlorenceState } from '@acheron/games/florence/board.ts'
import type { HellgameState } from '@acheron/games/hellgame/board.ts'
import type { ImpRaceState } from '@acheron/games/imp-race/board.ts'
import type { SeatInfo } from '@acheron/protocol'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { keepLast, meantOptions, shownOptions, usualTable } from '../src/home/opening.ts'
import { standingOf } from '../src/home/progress.ts'
import { loadWords } from '../src/words/compiled/load.ts'

const t = await loadWords('en')
const metaOf = (id: string): GameMeta => games.find(({ meta }) => meta.id === id)!.meta

const me: SeatInfo = { kind: 'person', name: 'Ana', you: true, online: true }
const bot: SeatInfo = { kind: 'bot', name: 'greedy', you: false, online: true }
const free: SeatInfo = { kind: 'open', name: null, you: false, online: false }

interface Row {
  readonly status?: 'waiting' | 'playing' | 'over'
  readonly seats?: readonly SeatInfo[]
  readonly progress?: number
  readonly options?: Record<string, string | number>
  readonly result?: Result | null
}

function said(game: string, { status = 'playing', seats = [me, bot], progress = 0, options = {}, result = null }: Row) {
  return standingOf({ status, seats: [...seats], progress, options, result }, metaOf(game), t)
}

const wonBy = (...winners: number[]): Result => ({ winners, ranking: [winners], scores: [] })

/** Tables in the middle of a game, each as its row is told. */
async function rowsOf(id: string) {
  const game = await games.find(({ meta }) => meta.id === id)!.load()
  const rows: { state: GameState; said: string }[] = []
  for (const { players, options, seed } of plan(game, 6, 'rows')) {
    const chance = Generator.seeded(seed)
    const config = configOf(game, players, options)
    const state = game.setup(config, chance)
    const ctx = { random: chance, emit() {} }
    game.advance(state, ctx)
    const seats = Array.from({ length: players }, () => me)
    for (let i = 0; i < 400 && game.actors(state).length > 0; i++) {
      const [seat = 0] = game.actors(state)
      const moves = game.moves(state, seat).filter(move => !game.concedes(move))
      if (i % 20 === 0) {
        const row = { status: 'playing' as const, seats, progress: game.progress(state), options: config.options }
        rows.push({ state: clone(state), said: standingOf({ ...row, result: null }, game.meta, t) })
      }
      game.play(state, seat, chance.pick(moves), ctx)
    }
  }
  return rows
}

describe('a row of the lists', () => {
  test('a running table says how far it is, in the steps of its game', () => {
    // Two players need three imps at home: 120 squares.
    expect(said('imp-race', { progress: 37.5, options: { impsToWin: 3 } })).toBe('the leader has run 45 of 120 squares')
    expect(said('hellgame', { progress: 34, options: { goal: 'throne' } })).toBe('circle 4 of 9 is open')
    expect(said('hellgame', { progress: 29, options: { goal: 'dominion' } })).toBe('upkeep 3 of 7')
    expect(said('florence', { progress: 29 })).toBe('Dante has gone 4 of 14 steps')
    expect(said('nine-circles', { seats: [me], progress: 34 })).toBe('circle 4 of 9')
    expect(said('caravan', { progress: 0 })).toBe('chapter 1 of 9')
    expect(said('caravan', { progress: 11 })).toBe('chapter 2 of 9')
    expect(said('caravan', { progress: 99 })).toBe('chapter 9 of 9')
    expect(said('caravan', { progress: 50, options: { mode: 'quick' } })).toBe('50 % played')
  })

  test('and says it exactly', async () => {
    for (const { state, said } of await rowsOf('imp-race')) {
      const { seats, options } = state as ImpRaceState
      const best = seats.map(({ imps }) =>
        imps
          .map(place => (place === 'H' ? 40 : typeof place === 'number' ? place : 0))
          .toSorted((a, b) => b - a)
          .slice(0, options.impsToWin)
          .reduce((sum, square) => sum + square, 0),
      )
      expect(said).toBe(`the leader has run ${Math.max(...best)} of ${40 * options.impsToWin} squares`)
    }
    for (const { state, said } of await rowsOf('hellgame')) {
      const { seats, options, upkeeps } = state as HellgameState
      const deepest = Math.max(...Object.values(seats).map(({ unlocked }) => unlocked))
      expect(said).toBe(options.goal === 'dominion' ? `upkeep ${upkeeps + 1} of 7` : `circle ${deepest} of 9 is open`)
    }
    for (const { state, said } of await rowsOf('florence')) {
      const { dante, players } = state as FlorenceState
      const steps = { 2: 14, 3: 17, 4: 20 }[players]
      expect(said).toBe(`Dante has gone ${dante} of ${steps} steps`)
    }
  })

  test('an open one says how many seats are free', () => {
    expect(said('hellgame', { status: 'waiting', seats: [me, free, free] })).toBe('2 seats free')
  })

  test('a finished one says how it ended', () => {
    const over = (result: Result | null, seats?: readonly SeatInfo[]) =>
      said('imp-race', { status: 'over', result, ...(seats && { seats }) })
    expect(over(wonBy(0))).toBe('you won')
    expect(over(wonBy(1))).toMatch(/^won by /)
    expect(over(wonBy())).toBe('nobody won')
    // Both sit at this device.
    expect(over(wonBy(0), [me, { ...me, name: 'Bea' }])).toBe('won by Ana')
    // A table of an older page.
    expect(over(null)).toBe('over')
    expect(said('nine-circles', { status: 'over', seats: [me], result: wonBy() })).toBe('the pit kept you')
  })
})

describe('a table at once', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    })
  })

  test('against a bot, or with an open seat for a friend', () => {
    expect(usualTable(metaOf('imp-race'), 'device', 'Ana')).toMatchObject({
      seats: ['me', 'fair'],
      names: ['Ana', ''],
      options: { impsToWin: 3 },
    })
    expect(usualTable(metaOf('imp-race'), 'friends', 'Ana')).toMatchObject({ where: 'friends', seats: ['me', 'open'] })
  })

  test('with the options of the last one; who shared the device is a bot now', () => {
    const race = metaOf('imp-race')
    keepLast({ game: race.id, seats: ['me', 'me', 'strong'], options: { impsToWin: 1 } })
    expect(usualTable(race, 'device', 'Ana')).toMatchObject({
      seats: ['me', 'fair', 'strong'],
      options: { impsToWin: 1 },
    })
    expect(usualTable(race, 'friends', 'Ana').seats).toEqual(['me', 'open', 'open'])
  })

  test('levels that an older page kept have new names', () => {
    const race = metaOf('imp-race')
    const kept = { seats: ['me', 'random', 'search'], options: { impsToWin: 1 } }
    localStorage.setItem(`acheron.last.${race.id}`, JSON.stringify(kept))
    expect(usualTable(race, 'device', 'Ana').seats).toEqual(['me', 'easy', 'strong'])
  })

  test('what fits the game no longer is forgotten', () => {
    const race = metaOf('imp-race')
    keepLast({ game: race.id, seats: ['me', 'fair'], options: { gone: 1 } })
    expect(usualTable(race, 'device', 'Ana').options).toEqual({ impsToWin: 3 })
  })
})

describe('the form of a new table', () => {
  const caravan = metaOf('caravan')

  test('a game for one is begun alone on a device, and for two with friends', () => {
    expect(usualTable(caravan, 'device', 'Ana').seats).toEqual(['me'])
    expect(usualTable(caravan, 'friends', 'Ana').seats).toEqual(['me', 'open'])
    expect(usualTable(metaOf('imp-race'), 'device', 'Ana').seats).toEqual(['me', 'fair'])
  })

  test('only options that mean something are asked for', () => {
    expect(meantOptions(caravan, {})).toContain('casualDecks')
    expect(meantOptions(caravan, {})).not.toContain('startCircle')
    const quick = meantOptions(caravan, { mode: 'quick' })
    expect(quick).toEqual(expect.arrayContaining(['startCircle', 'champions', 'quickItems', 'difficulty']))
    expect(quick).not.toContain('undoEnhance')
  })

  test('decks may be changed between the circles of a Quick Combat: the option is there too', () => {
    expect(meantOptions(caravan, { mode: 'quick' })).toContain('casualDecks')
  })

  test('what is asked for at once is an option or who plays', () => {
    for (const { meta } of games)
      for (const name of meta.asked ?? []) expect([...Object.keys(meta.options), 'seats']).toContain(name)
  })

  test('with bots the options are those for bots, unless others were chosen', () => {
    expect(shownOptions(caravan, ['me'], {})).toEqual({})
    expect(shownOptions(caravan, ['me', 'fair'], {})).toMatchObject({ followers: 'on' })
    expect(shownOptions(caravan, ['me', 'fair'], { followers: 'off' })).toMatchObject({ followers: 'off' })
  })
})
