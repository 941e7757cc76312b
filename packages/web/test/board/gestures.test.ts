// What a touch means, from the list of moves alone.
import { describe, expect, test } from 'vitest'
import { type Gesture, Gestures } from '../../src/board/gestures.ts'

/** Moves are called by letters here. */
type Ways = Readonly<Record<string, Gesture | readonly Gesture[]>>

const touching = (ways: Ways, ...taken: string[]) => new Gestures(Object.keys(ways), move => ways[move] ?? [], taken)

const walk: Ways = {
  toA: { parts: [['imp'], ['square:a']] },
  toB: { parts: [['imp'], ['square:b']] },
}

describe('one touch', () => {
  test('plays the only move it is for', () => {
    const gestures = touching({ roll: { parts: [['die']] }, pass: { parts: [] } })
    expect(gestures.touch('die')).toEqual({ kind: 'play', move: 'roll' })
    expect(gestures.lit('die')).toBe(true)
    expect(gestures.moves('die')).toEqual(['roll'])
  })

  test('of a thing that no move is about asks why not', () => {
    const gestures = touching(walk)
    expect(gestures.touch('deck')).toEqual({ kind: 'whyNot' })
    expect(gestures.lit('deck')).toBe(false)
    expect(gestures.moves('deck')).toEqual([])
  })

  test('any key of a part will do', () => {
    const gestures = touching({ accuse: { parts: [['member', 'location']] } })
    expect(gestures.touch('member')).toEqual({ kind: 'play', move: 'accuse' })
    expect(gestures.touch('location')).toEqual({ kind: 'play', move: 'accuse' })
  })

  test('that several moves are for takes the thing up, and all of them are complete', () => {
    const ways = { trade: { parts: [['own']] }, ferry: { parts: [['own']] } }
    expect(touching(ways).touch('own')).toEqual({ kind: 'take', taken: ['own'] })
    expect(touching(ways, 'own').complete).toEqual(['trade', 'ferry'])
  })
})

describe('several touches', () => {
  test('the first is held, the second completes the move', () => {
    expect(touching(walk).touch('imp')).toEqual({ kind: 'take', taken: ['imp'] })
    const held = touching(walk, 'imp')
    expect(held.taken).toEqual(['imp'])
    expect(held.meant).toEqual(['toA', 'toB'])
    expect(held.complete).toEqual([])
    expect(held.keys).toEqual(['square:a', 'square:b'])
    expect(held.touch('square:b')).toEqual({ kind: 'play', move: 'toB' })
  })

  test('in order: the second part is dim before the first, and asked why not', () => {
    expect(touching(walk).lit('square:a')).toBe(false)
    expect(touching(walk).touch('square:a')).toEqual({ kind: 'whyNot' })
  })

  test('in any order: each part may be the first', () => {
    const ways: Ways = {
      noble: { parts: [['bank'], ['noble']], anyOrder: true },
      urchin: { parts: [['bank'], ['urchin']], anyOrder: true },
    }
    expect(touching(ways).keys).toEqual(['bank', 'noble', 'urchin'])
    expect(touching(ways).touch('bank')).toEqual({ kind: 'take', taken: ['bank'] })
    expect(touching(ways).touch('noble')).toEqual({ kind: 'play', move: 'noble' })
    expect(touching(ways, 'bank').touch('urchin')).toEqual({ kind: 'play', move: 'urchin' })
  })

  test('the same thing may be two parts of one move', () => {
    const ways: Ways = {
      both: { parts: [['urchin'], ['urchin']], anyOrder: true },
      one: { parts: [['urchin'], ['noble']], anyOrder: true },
    }
    expect(touching(ways, 'urchin').touch('urchin')).toEqual({ kind: 'play', move: 'both' })
  })

  test('only what leads to one move ends: the rest of its parts need no touch', () => {
    const ways: Ways = { ...walk, fly: { parts: [['angel'], ['square:a']] } }
    expect(touching(ways).touch('angel')).toEqual({ kind: 'play', move: 'fly' })
  })

  test('a deliberate one is touched to its end, so that its target is seen before', () => {
    const ways: Ways = { lead: { parts: [['soul'], ['shield']], deliberate: true } }
    expect(touching(ways).touch('soul')).toEqual({ kind: 'take', taken: ['soul'] })
    expect(touching(ways, 'soul').touch('shield')).toEqual({ kind: 'play', move: 'lead' })
  })

  test('a part without keys is never touched: a button completes the move', () => {
    const ways: Ways = { open: { parts: [['box'], []], deliberate: true } }
    expect(touching(ways).touch('box')).toEqual({ kind: 'take', taken: ['box'] })
    const held = touching(ways, 'box')
    expect(held.complete).toEqual(['open'])
    expect(held.keys).toEqual([])
  })

  test('a move that is complete is told from those that go on', () => {
    const ways: Ways = {
      discard: { parts: [['card']] },
      raise: { parts: [['card'], ['step:1']] },
      raiseHigher: { parts: [['card'], ['step:2']] },
    }
    const held = touching(ways, 'card')
    expect(held.complete).toEqual(['discard'])
    expect(held.meant).toEqual(['discard', 'raise', 'raiseHigher'])
    expect(held.touch('step:2')).toEqual({ kind: 'play', move: 'raiseHigher' })
  })
})

describe('what is held', () => {
  const ways: Ways = { ...walk, roll: { parts: [['die']] }, fight: { parts: [['card'], ['foe']], deliberate: true } }

  test('is laid down by a second touch', () => {
    expect(touching(ways, 'imp').touch('imp')).toEqual({ kind: 'take', taken: [] })
  })

  test('gives way to anything else that means something', () => {
    const held = touching(ways, 'imp')
    expect(held.lit('card')).toBe(false)
    expect(held.begins('card')).toEqual(['fight'])
    expect(held.touch('card')).toEqual({ kind: 'take', taken: ['card'] })
    expect(held.touch('die')).toEqual({ kind: 'play', move: 'roll' })
  })

  test('stays while something is touched in vain', () => {
    expect(touching(ways, 'imp').touch('throne')).toEqual({ kind: 'whyNot' })
  })

  test('is forgotten when it means nothing any more', () => {
    const gone = touching(ways, 'cemetery')
    expect(gone.taken).toEqual([])
    expect(gone.meant).toEqual([])
    expect(gone.lit('imp')).toBe(true)
  })
})

describe('a move with several gestures', () => {
  /** An imp is taken up and laid down; if only one imp can reach the end, touching the end is enough. */
  const way = (start: string, end: string): readonly Gesture[] => [
    { parts: [[start], [end]], deliberate: true },
    { parts: [[end]], shortcut: true },
  ]
  const ways: Ways = { ...{ a3: way('1', '3'), a4: way('1', '4') }, b4: way('2', '4'), b1: way('2', '1') }

  test('is made either way, and listed once', () => {
    expect(touching(ways).touch('3')).toEqual({ kind: 'play', move: 'a3' })
    expect(touching(ways, '1').touch('3')).toEqual({ kind: 'play', move: 'a3' })
    expect(touching(ways, '1').meant).toEqual(['a3', 'a4'])
  })

  test('its shortcut asks which move is meant where there are several', () => {
    expect(touching(ways).touch('4')).toEqual({ kind: 'take', taken: ['4'] })
    expect(touching(ways, '4').complete).toEqual(['a4', 'b4'])
  })

  test('its shortcut yields to what begins with that touch', () => {
    expect(touching(ways).touch('1')).toEqual({ kind: 'take', taken: ['1'] })
    expect(touching(ways, '1').meant).toEqual(['a3', 'a4'])
    expect(touching(ways, '2').touch('1')).toEqual({ kind: 'play', move: 'b1' })
  })
})

test('moves that nothing on the board stands for are spoken', () => {
  const gestures = touching({ ...walk, pass: { parts: [] }, stop: [] })
  expect(gestures.spoken).toEqual(['pass', 'stop'])
  expect(gestures.meant).toEqual([])
})

test('boards that hold nothing tell the page the same list, so that it has nothing to redraw', () => {
  const gesturesOf = () => ({ parts: [['die']] })
  expect(new Gestures(['throw'], gesturesOf).meant).toBe(new Gestures(['throw'], gesturesOf).meant)
})
