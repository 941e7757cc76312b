import { clone, configOf, Generator, type Seat, Table } from '@acheron/engine'
import { expect, test } from 'vitest'
import type { Square } from '../box/squares.ts'
import { hellgame } from '../index.ts'
import { reach } from '../movement/reach.ts'
import { movement } from '../phases/movement.ts'
import type { HellgameState } from '../state.ts'

/** The squares that a piece can reach by trying every move: with the fewest tokens, uses of Flux and steps. */
function byPlaying(state: HellgameState, seat: Seat): Record<Square, string> {
  const best: Record<Square, { cost: number; text: string }> = {}
  const cheapest = new Map<string, number>()
  const ctx = { random: Generator.seeded(1), emit() {} }
  const visit = (now: HellgameState, speed: number, flux: number, steps: number) => {
    const at = now.seats[seat]!.at!
    const isOver = now.flow.length === 0
    const moves = isOver ? [] : hellgame.moves(now, seat)
    const cost = speed * 1000 + flux * 100 + steps
    const mayStop = isOver || moves.some(move => move.do === 'endMove')
    if (mayStop && !(best[at] && best[at].cost <= cost)) best[at] = { cost, text: `${steps} ${speed} ${flux}` }
    const here = `${at} ${speed} ${flux}`
    if ((cheapest.get(here) ?? Number.POSITIVE_INFINITY) <= steps) return
    cheapest.set(here, steps)
    for (const move of moves) {
      if (move.do === 'endMove' || move.do === 'forge') continue
      const next = clone(now)
      // The movement's own phase alone: nothing follows when it is over.
      movement.play(next, { kind: 'movement' }, seat, move, ctx)
      if (next.flow.at(-1)?.kind !== 'movement') next.flow = []
      visit(next, speed + Number(move.do === 'speed'), flux + Number(move.do === 'flux'), steps + Number('to' in move))
    }
  }
  visit(clone(state), 0, 0, 0)
  return Object.fromEntries(Object.entries(best).map(([square, { text }]) => [square, text]))
}

test('what can be reached, and for how much, is what playing every move finds', () => {
  const random = Generator.seeded('reach')
  let [compared, tokens, flown] = [0, 0, 0]
  for (let game = 0; game < 4; game++) {
    const state = hellgame.setup(configOf(hellgame, 3, {}), Generator.seeded(`reach ${game}`))
    const ctx = { random: Generator.seeded(1), emit() {} }
    hellgame.advance(state, ctx)
    for (let decision = 0; decision < 500; decision++) {
      const [seat] = hellgame.actors(state)
      if (seat === undefined) break
      const isMoving = state.flow.at(-1)?.kind === 'movement' && state.turn.used === 0
      if (decision % 37 === 0 && isMoving) {
        const rich = clone(state)
        const player = rich.seats[seat]!
        player.speed = random.index(3)
        player.souls = random.index(12)
        if (random.index(2) > 0) player.items.push({ id: 'flux', upright: true })
        const found = Object.values(reach(rich, seat))
        const told = found.map(r => [r.square, `${r.steps} ${Number(r.speed)} ${Number(r.flux)}`])
        expect(Object.fromEntries(told)).toEqual(byPlaying(rich, seat))
        compared += found.length
        tokens += found.filter(({ speed }) => speed).length
        flown += found.filter(({ flux }) => flux).length
      }
      hellgame.play(state, seat, random.pick(hellgame.moves(state, seat)), ctx)
    }
  }
  expect([compared > 500, tokens > 50, flown > 20]).toEqual([true, true, true])
})

test('the way can be played as it is told', () => {
  const random = Generator.seeded('way')
  let played = 0
  for (let game = 0; game < 2; game++) {
    const table = new Table(hellgame, { players: 2, seed: `way ${game}` })
    for (let decision = 0; decision < 300 && table.actors().length > 0; decision++) {
      const seat = table.actors()[0]!
      const goals = Object.values(reach(table.state, seat)).filter(({ way }) => way.length > 0)
      if (goals.length === 0) {
        table.submit(seat, random.pick(table.moves(seat)))
        continue
      }
      const goal = goals[random.index(goals.length)]!
      const { unlocked } = table.state.seats[seat]!
      for (const move of goal.way) expect(table.submit(seat, move).ok).toBe(true)
      const after = table.state.seats[seat]!
      expect(after.at).toBe(goal.square)
      expect(after.unlocked).toBe(goal.souls > 0 ? unlocked + 1 : unlocked)
      played++
      const end = table.moves(seat).find(move => move.do === 'endMove')
      if (end && table.actors()[0] === seat) table.submit(seat, end)
    }
  }
  expect(played).toBeGreaterThan(100)
})

test('nobody but the seat that moves can go anywhere', () => {
  const table = new Table(hellgame, { players: 2, seed: 1 })
  expect(reach(table.state, 0)).toEqual({})
  expect(reach(table.state, 1)).toEqual({})
})
