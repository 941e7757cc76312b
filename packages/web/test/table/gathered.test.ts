import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Gathered } from '../../src/table/log/gathered.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function gathered() {
  const said: string[] = []
  return { said, gathered: new Gathered(text => said.push(text)) }
}

test('what bots do in quick succession and the turn after it are one message, in this order', () => {
  const { said, gathered: it } = gathered()
  it.add(['Usurer moves.', ''], false)
  vi.advanceTimersByTime(300)
  it.add(['Usurer ends the turn.'], false)
  vi.advanceTimersByTime(300)
  expect(said).toEqual([])
  it.add(['Your turn.'], true)
  expect(said).toEqual(['Usurer moves. Usurer ends the turn. Your turn.'])
  vi.runAllTimers()
  expect(said).toHaveLength(1)
})

test('where nothing follows it is said soon', () => {
  const { said, gathered: it } = gathered()
  it.add(['Ana moves.'], false)
  vi.runAllTimers()
  expect(said).toEqual(['Ana moves.'])
})

test('a page that is left says nothing more', () => {
  const { said, gathered: it } = gathered()
  it.add(['Ana moves.'], false)
  it.drop()
  vi.runAllTimers()
  expect(said).toEqual([])
})
