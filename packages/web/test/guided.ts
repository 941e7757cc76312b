import { type GameDefinition, type GameEvent, type GameState, LiveTable, type Move } from '@acheron/engine'
import { expect } from 'vitest'
import type { Lesson } from '../src/board/face.ts'

/**
 * Plays a lesson as the page does, the newcomer by what the steps allow and the rival by the script; hands out the table
 * before each step, and each move of a step.
 */
export function* walk<S extends GameState, M extends Move, E extends GameEvent>(
  game: GameDefinition<S, M, E>,
  { settings, chance, others = [], steps }: Lesson,
) {
  const table = new LiveTable(game, { ...settings, chance })
  const script = [...others]
  for (const step of steps) {
    for (let ended = false; !ended; ) {
      while (table.actors()[0] === 1) {
        const move = script.shift()
        expect(table.act({ kind: 'move', seat: 1, move }), JSON.stringify(move)).toMatchObject({ ok: true })
      }
      yield { id: step.id, table }
      if (!step.allow) break
      // A step offers exactly one move.
      const offered = table.moves(0).filter(step.allow)
      expect(offered, step.id).toHaveLength(1)
      const [move] = offered as [M]
      expect(table.act({ kind: 'move', seat: 0, move }).ok).toBe(true)
      ended = step.ends?.(move) ?? true
    }
  }
  expect(script).toEqual([])
  expect(table.unusedChance).toEqual([])
}
