import { expect, test } from 'vitest'
import { ordering } from '../src/battery/ordering.ts'
import { plan } from '../src/battery/walk.ts'
import type { GameDefinition } from '../src/index.ts'
import { answerByOrder, giveOrder, LiveTable, noOrders, type Order, reviewOrders, withdrawOrder } from '../src/index.ts'
import { counting } from './counting.ts'

const game = counting as unknown as GameDefinition
const open = () => new LiveTable(game, { players: 2, options: { goal: 100 }, seed: 1 })
const until = (count: number): Order => ({ order: 'count', add: 1, until: count })
const add = (table: LiveTable, seat: number, n: number, ordered?: true) => {
  const outcome = table.act({ kind: 'move', seat, move: { add: n }, ...(ordered && { ordered }) })
  if (!outcome.ok) throw new Error(outcome.message)
  return outcome
}

test('an order is one that is offered, takes the place of one of its name, and is withdrawn', () => {
  const table = open()
  expect(giveOrder(table, 0, noOrders, until(11))).toBeNull()
  expect(giveOrder(table, 0, noOrders, null)).toBeNull()
  const first = giveOrder(table, 0, noOrders, until(10))!
  expect(first.standing).toEqual([{ order: until(10), mark: { count: 0 }, version: 0, entries: 0 }])
  const second = giveOrder(table, 0, first, until(50))!
  expect(second.standing.map(({ order }) => order)).toEqual([until(50)])
  expect(withdrawOrder(second, until(50))).toEqual(noOrders)
})

test('it answers where its seat decides, with a legal move, and the step says so', () => {
  const table = open()
  const orders = giveOrder(table, 0, noOrders, until(10))!
  expect(answerByOrder(table, 0, orders)).toEqual({ add: 1 })
  expect(answerByOrder(table, 1, orders)).toBeNull()
  const { step, text } = add(table, 0, 1, true)
  expect(step.ordered).toBe(true)
  expect(JSON.parse(text)).toEqual(step)
  expect(table.show(step, 1).ordered).toBe(true)
  expect(answerByOrder(table, 0, orders)).toBeNull()
  const again = new LiveTable(game, table.settings, { steps: table.steps.map(each => JSON.stringify(each)) })
  expect(again.steps[0]?.ordered).toBe(true)
  const illegal = { standing: [{ ...orders.standing[0]!, order: { order: 'count', add: 9 } }], ended: [] }
  expect(answerByOrder(open(), 0, illegal)).toBeNull()
})

test('it ends when it is done, surprised, or taken back, and says why', () => {
  const why = (orders: ReturnType<typeof reviewOrders>) => orders.ended.map(each => each.why)
  const table = open()
  const orders = giveOrder(table, 0, noOrders, until(10))!
  for (const seat of [0, 1, 0]) add(table, seat, 3)
  expect(reviewOrders(table, 0, orders, table.steps)).toBe(orders)
  add(table, 1, 3)
  expect(why(reviewOrders(table, 0, orders, table.steps))).toEqual(['done'])
  const later = giveOrder(table, 0, noOrders, until(50))!
  add(table, 0, 1)
  expect(why(reviewOrders(table, 0, later, table.steps))).toEqual(['surprise'])
  // Whoever goes back to before it was given, or takes a step of the owner's back, takes it back.
  const fresh = open()
  add(fresh, 0, 1)
  const given = giveOrder(fresh, 0, noOrders, until(50))!
  expect(fresh.act({ kind: 'undo', seat: 0 }).ok).toBe(true)
  expect(why(reviewOrders(fresh, 0, given, fresh.steps))).toEqual(['undone'])
})

test('random games with orders end', async () => {
  await ordering(game, plan(game, 20, 'orders'))
})
