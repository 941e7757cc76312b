import { expect, test } from 'vitest'
import { FairQueue } from '../src/bots/queue.ts'

/** A queue of names, each of an address and a person such as `a1`; every turn has the same cost unless it says more. */
function scene(costs: Record<string, number> = {}) {
  const queue = new FairQueue<string>()
  const add = (...names: string[]) => {
    for (const name of names) queue.add(name, [...name])
  }
  /** That many turns, one after the other. */
  const turns = (count: number) =>
    Array.from({ length: count }, () => {
      const turn = queue.take()
      turn?.done(costs[turn.task] ?? 1)
      return turn?.task ?? '-'
    }).join(' ')
  return { queue, add, turns }
}

test('an address with many guests has no more turns than one with a single guest', () => {
  const { add, turns } = scene()
  add('a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b1', 'b1')
  expect(turns(9)).toBe('a1 b1 a2 b1 a3 b1 a4 a5 -')
})

test('the guests of an address take turns among themselves', () => {
  const { add, turns } = scene()
  add('a1', 'a1', 'a1', 'a2', 'a2', 'a3')
  expect(turns(6)).toBe('a1 a2 a3 a1 a2 a1')
})

test('whoever comes late has the next turn, and no more than a share for having waited with nothing', () => {
  const { add, turns } = scene()
  add(...Array<string>(20).fill('a1'))
  expect(turns(5)).toBe('a1 a1 a1 a1 a1')
  add('b1', 'b1', 'b1')
  expect(turns(6)).toBe('b1 a1 b1 a1 b1 a1')
})

test('long tasks are paid for: others have their turns until they have had as much', () => {
  const { add, turns } = scene({ a1: 3 })
  add('a1', 'a1', 'b1', 'b1', 'b1', 'b1')
  expect(turns(6)).toBe('a1 b1 b1 b1 a1 b1')
})

test('a debt stays while others wait, and is forgotten when nobody does', () => {
  const { add, turns } = scene({ a1: 3 })
  add('a1', 'b1', 'b1')
  expect(turns(2)).toBe('a1 b1')
  add('a1', 'b1', 'b1')
  expect(turns(4)).toBe('b1 b1 a1 b1')
  add('a1', 'b1')
  expect(turns(2)).toBe('a1 b1')
})

test('with several threads, who has none busy comes first', () => {
  const { queue, add } = scene()
  add('a1', 'a2', 'a3', 'a4')
  const first = [queue.take()!, queue.take()!]
  add('b1')
  first[0]!.done(1)
  expect(queue.take()?.task).toBe('b1')
  expect(queue.waitingOf(['a'])).toBe(2)
  expect(queue.waitingOf(['b'])).toBe(0)
  expect(queue.waiting).toBe(2)
})
