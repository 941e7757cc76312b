import { beforeEach, describe, expect, test } from 'vitest'
import { type Place, PressGuard } from '../../src/table/press/guard.ts'

const nowhere: Place = { key: null, point: null, spot: null }
const at = (x: number, y: number, spot: string | null = null): Place => ({ key: null, point: [x, y], spot })
const key = (name: string, spot: string | null = null): Place => ({ key: name, point: null, spot })

let guard: PressGuard
const press = (began: number, place: Place) => {
  guard.pressed({ began, place })
  return guard.isMeant
}
beforeEach(() => {
  guard = new PressGuard()
})

/** The viewer presses at 1000, and the next question is shown at 1060. */
function answered(place: Place): void {
  expect(press(1000, place)).toBe(true)
  guard.acted(true)
  guard.changed(1060, true)
}

describe('after an answer of the viewer', () => {
  test('a press that began before the next question was shown is not meant for it, wherever it is', () => {
    answered(at(100, 100))
    expect(press(1059, at(400, 400))).toBe(false)
  })

  test('a second press at the same point, row, thing or key is not, until the question has stood for a while', () => {
    const pairs: [Place, Place][] = [
      [at(100, 100), at(110, 95)],
      [at(100, 100, 'row 1'), at(300, 100, 'row 1')],
      [at(100, 100, 'thing deck'), at(140, 100, 'thing deck')],
      [key('1', 'row 1'), key('1', 'row 1')],
      // The focus has moved on to the first row, and the key is the same.
      [key('enter', 'row 3'), key('enter', 'row 1')],
    ]
    for (const [first, second] of pairs) {
      guard = new PressGuard()
      answered(first)
      expect(press(1200, second)).toBe(false)
      expect(press(1409, second)).toBe(false)
      expect(press(1410, second)).toBe(true)
    }
  })

  test('a press elsewhere is meant at once', () => {
    answered(at(100, 100, 'row 1'))
    expect(press(1070, at(100, 160, 'row 2'))).toBe(true)
    guard = new PressGuard()
    answered(key('1', 'row 1'))
    expect(press(1070, key('2', 'row 2'))).toBe(true)
  })

  test('a reader that presses without pointer or key is held to the thing it presses', () => {
    answered({ ...nowhere, spot: 'row 1' })
    expect(press(1070, { ...nowhere, spot: 'row 1' })).toBe(false)
    expect(press(1070, { ...nowhere, spot: 'thing deck' })).toBe(true)
    expect(press(1070, nowhere)).toBe(true)
  })
})

test('the first press on a question that stands is never refused', () => {
  expect(guard.isMeant).toBe(true)
  guard.changed(0, false)
  expect(press(5, at(1, 1))).toBe(true)
})

test('right after a change that somebody else made, no press counts', () => {
  press(1000, at(100, 100))
  guard.changed(5000, true)
  expect(press(5300, at(400, 400, 'row 3'))).toBe(false)
  expect(press(5350, at(400, 400, 'row 3'))).toBe(true)
})

test('an act that came to nothing does not stand for the next change', () => {
  press(1000, at(100, 100))
  guard.acted(true)
  guard.acted(false)
  guard.changed(5000, true)
  expect(press(5300, at(400, 400))).toBe(false)
})

test('what follows later from a press that was answered is meant: the steps of a walk', () => {
  const first = { began: 1000, place: at(100, 100) }
  guard.pressed(first)
  guard.acted(true)
  guard.changed(1060, true)
  expect(guard.isMeant).toBe(false)
  guard.answered(first)
  expect(guard.isMeant).toBe(true)
  // An earlier press that was answered says nothing about the next one.
  guard.pressed({ began: 1100, place: at(100, 100) })
  guard.answered(first)
  expect(guard.isMeant).toBe(false)
})
