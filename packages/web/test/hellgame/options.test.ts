// What is said at the table and at its end is true under every option.
import { hellgame } from '@acheron/games/hellgame'
import { throne } from '@acheron/games/hellgame/board.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { End } from '../../src/games/hellgame/end/End.tsx'
import { prompt } from '../../src/games/hellgame/prompt.ts'
import { loadVoice } from '../../src/games/hellgame/words.ts'
import { tableOf } from './tables.ts'

const english = await loadVoice('en')

describe('sentences keep to the options of the table', () => {
  const textWith = (options: object, on: (table: ReturnType<typeof tableOf>) => void) => {
    const table = tableOf(2, options)
    on(table)
    const seat = table.actors()[0]!
    return prompt(table.view(seat), table.moves(seat), english).text
  }
  const started = (table: ReturnType<typeof tableOf>) => {
    table.submit(table.actors()[0]!, { do: 'start', square: '1-5' })
    table.submit(table.actors()[0]!, { do: 'start', square: '1-20' })
  }

  test('start squares', () => {
    expect(textWith({}, () => {})).toMatch(/may share/)
    expect(textWith({ startSquares: 'distinct' }, () => {})).toMatch(/its own/)
  })

  test('sources in passing', () => {
    expect(textWith({}, started)).toMatch(/ Only the square where you stop/)
    expect(textWith({ sourceVisit: 'pass' }, started)).toMatch(/ Sources give as you enter/)
  })

  test.each([
    ['throne', /you win/],
    ['race', /no more than elsewhere/],
    ['dominion', /you get 6 points/],
  ])('demons on the throne under %s', (goal, text) => {
    const atThrone = textWith({ goal }, table => {
      started(table)
      const seat = table.actors()[0]!
      table.arrange(state => ({
        ...state,
        seats: { ...state.seats, [seat]: { ...state.seats[seat]!, at: throne, unlocked: 9 } },
      }))
      table.submit(seat, { do: 'endMove' })
    })
    expect(atThrone).toMatch(text)
  })

  test.each([
    ['trim', /latest beyond the places die/],
    ['keep', /all that survive stay/],
  ])('a fight with overcrowding %s', (overcrowding, text) => {
    const fighting = textWith({ overcrowding }, table => {
      started(table)
      const seat = table.actors()[0]!
      const at = table.state.seats[seat]!.at!
      table.arrange(state => ({ ...state, demons: { [at]: [1 - seat] } }))
      table.submit(seat, { do: 'endMove' })
    })
    expect(fighting).toMatch(text)
  })
})

describe('the end', () => {
  const endOf = (goal: string, ended: 'rounds' | 'upkeeps' | 'race', demons: object = {}) => {
    const table = tableOf(2, { goal })
    table.arrange(state => ({ ...state, ended, flow: [], demons: { ...demons } }))
    const props = { view: table.view(0), result: hellgame.result(table.state), names: ['Ada', 'Bea'], language: 'en' }
    return renderToStaticMarkup(createElement(End, props as unknown as Parameters<typeof End>[0]))
  }

  test('the last round may find the throne held', () => {
    expect(endOf('throne', 'rounds')).toContain('nobody took the throne')
    const held = endOf('throne', 'rounds', { [throne]: [1] })
    expect(held).toContain('Bea wins')
    expect(held).toContain('Round 1 was the last, and only their demons sat on the throne.')
    expect(held).toContain('Places go by the throne first')
  })

  test('a race does not ask who holds the throne', () => {
    const race = endOf('race', 'race', { [throne]: [1] })
    expect(race).toContain('Places go by the deepest open circle first')
    expect(race).not.toContain('>Throne<')
  })

  test('points decide a dominion, whatever ended it', () => {
    expect(endOf('dominion', 'rounds')).toContain('Round 1 was the last, and the points decide.')
    expect(endOf('dominion', 'upkeeps')).toMatch(/upkeeps are over, and the points decide/)
  })
})
