import { florence } from '@acheron/games/florence'
import type { FlorenceMove, FlorenceView } from '@acheron/games/florence/board.ts'
import { expect, test } from 'vitest'
import { rowOf } from '../../src/games/florence/prompt/row.ts'
import { loadVoice } from '../../src/games/florence/words.ts'
import { positionsOf } from '../order/positions.ts'

const voice = await loadVoice('en')

test('a row is told in few words, and from every other move that has other words', () => {
  let looked = 0
  for (const { view, moves } of positionsOf(florence, 1, 'rows')) {
    const told = new Map<string, string>()
    for (const move of moves as readonly FlorenceMove[]) {
      const whole = florence.describeMove(move, view as FlorenceView, voice.game)
      const { label, consequence } = rowOf(view as FlorenceView, move, voice)
      const row = `${label} | ${consequence}`
      expect(told.get(row) ?? whole, row).toBe(whole)
      told.set(row, whole)
      if (move.do === 'lead' || move.do === 'send' || move.do === 'accuse') expect(label.length, label).toBeLessThan(52)
    }
    if (++looked === 80) break
  }
  expect(looked).toBe(80)
})
