// On a phone the players are below the screen: whose time is up is decided on beside the clock that says so.
import type { OpenTable } from '@acheron/protocol'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { TurnClocks } from '../../src/table/clock/TurnClocks.tsx'
import { loadWords } from '../../src/words/compiled/load.ts'

// The page's own hooks need the page around them.
const { words } = vi.hoisted(() => ({ words: { say: null as unknown } }))
vi.mock('../../src/app/words.tsx', () => ({ useWords: () => words.say }))
vi.mock('../../src/table/people/useAct.ts', () => ({ useAct: () => ({ busy: false }) }))
words.say = await loadWords('en')

const rules = { kind: 'slow', per: 'decision', hours: 24, reserve: 0, daysOff: [], timeout: 'vote' } as const
const time = { left: 0, whole: 1, reserve: 0, runs: true, until: 0, stands: null, line: null, out: true, outs: 0 }

/** Bo's time is up, Ana looks. */
function clocks(change: { out?: boolean; timeout?: 'decide' | 'vote'; you?: boolean; votes?: object[] } = {}): string {
  const { out = true, timeout = 'vote', you = false, votes = [] } = change
  const person = (name: string, mine: boolean) => ({ kind: 'person', name, you: mine, online: true })
  const info = {
    status: 'playing',
    seats: [person('Ana', !you), person('Bo', you)],
    clock: {
      rules: { ...rules, timeout },
      seats: [
        { ...time, runs: false, out: false },
        { ...time, out },
      ],
    },
    people: { may: ['vote'], votes, gone: [], away: null },
  }
  return renderToStaticMarkup(
    createElement(TurnClocks, { table: { info, now: { seat: 0, actors: [1] } } as unknown as OpenTable }),
  )
}

test('where the others decide, they do so beside the clock that is up', () => {
  expect(clocks()).toMatch(/time is up.*<button[^>]*>Let a bot play on<\/button>/)
})

test('nobody is asked before, about themselves, where a bot decides by itself, or once more', () => {
  const votes = [{ what: 'standIn', seat: 1, by: [0], needed: 2 }]
  for (const change of [{ out: false }, { you: true }, { timeout: 'decide' }, { votes }] as const)
    expect(clocks(change)).not.toContain('<button')
})
