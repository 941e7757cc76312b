import type { TableInfo } from '@acheron/protocol'
import { expect, test } from 'vitest'
import { sharedAddress } from '../../src/table/end/sharing.ts'

const table = (daily: string | null) => ({ info: { game: 'florence', daily } as TableInfo })

test('a result is shared with the table itself; a table of this browser with the game at home', () => {
  const here = new URL('https://acheron.example/table/abc#move=3')
  expect(sharedAddress(table(null), 'remote', here)).toBe('https://acheron.example/table/abc')
  expect(sharedAddress(table(null), 'local', here)).toBe('https://acheron.example/#game-florence')
  expect(sharedAddress(table('2026-11-17'), 'remote', here)).toBe('https://acheron.example/daily')
})
