// A walk in the log: one sentence, however many steps and Basic Actions it took.
import { expect, test } from 'vitest'
import type { CaravanEvent } from '../events.ts'
import { caravan } from '../index.ts'
import { tellWalk, walksOn } from '../log/walk.ts'

const t = await caravan.words('en')
const action: CaravanEvent = { e: 'basicAction', champion: 'artist', action: 'move' }
const paid: CaravanEvent = { e: 'vigorChanged', champion: 'artist', by: -1, to: 4, why: 'paid' }
const to = (area: 'B1' | 'C1', side: string): CaravanEvent => ({
  e: 'modelMoved',
  object: 'artist',
  to: area,
  space: `${area}.${side}`,
})
const dice: CaravanEvent = { e: 'diceRolled', champion: 'artist', faces: [1] }

test('it goes on over stops and further Basic Actions, not over anything else', () => {
  const walk = [action, paid, to('B1', 'W')]
  expect(walksOn([action, paid], [to('B1', 'W')])).toBe(true)
  expect(walksOn(walk, [])).toBe(true)
  expect(walksOn(walk, [action, paid])).toBe(true)
  expect(walksOn(walk, [to('B1', 'S'), dice])).toBe(true)
  expect(walksOn([...walk, dice], [to('C1', 'W')])).toBe(false)
  expect(walksOn(walk, [{ ...action, champion: 'outlaw' }])).toBe(false)
  expect(walksOn([], [action])).toBe(false)
  expect(walksOn([paid], [to('B1', 'W')])).toBe(false)
})

test('it tells its end and what it cost', () => {
  const walk = [action, paid, to('B1', 'W'), action, paid, to('C1', 'W'), to('C1', 'S')]
  expect(tellWalk([...walk, dice], t)).toEqual({ text: 'Sophia walks to C1 south for 2 Vigor.', told: 7 })
  expect(tellWalk([to('B1', 'W')], t)?.text).toBe('Sophia walks to B1 west.')
  expect(tellWalk([action, paid], t)).toBeNull()
})
