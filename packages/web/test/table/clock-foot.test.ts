// The clock's rules under the players are one line that unfolds: with two or three lines of them the prompt of a laptop lost moves.
import type { OpenTable } from '@acheron/protocol'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ClockFoot } from '../../src/table/clock/ClockFoot.tsx'
import { usualClocks } from '../../src/terms/clock.ts'
import { loadWords } from '../../src/words/compiled/load.ts'

// The page's own hook needs the page around it.
const { words } = vi.hoisted(() => ({ words: { say: null as unknown } }))
vi.mock('../../src/app/words.tsx', () => ({ useWords: () => words.say }))
words.say = await loadWords('en')

function foot(rules: (typeof usualClocks)[number] | null): string {
  const table = { info: { clock: rules && { rules } } } as unknown as OpenTable
  return renderToStaticMarkup(createElement(ClockFoot, { table }))
}

test('the clock’s rules are a button with all of them, folded at first', () => {
  const html = foot(usualClocks[1]!)
  expect(html).toMatch(/^<button[^>]* aria-expanded="false"/)
  expect(html).toContain('10 min + 10 sec · When time is up: A bot plays on until the person is back')
})

test('without a clock there is nothing', () => {
  expect(foot(null)).toBe('')
})
