// What is seen on the stage before a move is made: which dice a claim takes, what the descent is worth, what a log line names.

import type { NineCirclesEvent, NineCirclesMove, NineCirclesState } from '@acheron/games/nine-circles/board.ts'
import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Sheet } from '../../src/games/nine-circles/stage/Sheet.tsx'
import { Tray } from '../../src/games/nine-circles/stage/Tray.tsx'
import type { NineCirclesBoardProps } from '../../src/games/nine-circles/stage/useStage.ts'
import { useStage } from '../../src/games/nine-circles/stage/useStage.ts'
import { loadVoice, voiceOf } from '../../src/games/nine-circles/words.ts'
import { tableAt } from './tables.ts'

await loadVoice('en')

function Stage(props: NineCirclesBoardProps) {
  const stage = useStage(props)
  const voice = voiceOf(props.language)
  return createElement(Fragment, null, createElement(Tray, { stage, voice }), createElement(Sheet, { stage, voice }))
}

interface Wish {
  readonly options?: object
  readonly pointed?: NineCirclesMove | null
  readonly told?: readonly NineCirclesEvent[]
}

/** The stage in that position, as it is drawn. */
function draw(given: Partial<NineCirclesState>, { options = {}, pointed = null, told = [] }: Wish = {}) {
  const table = tableAt(given, options)
  const nothing = () => {}
  const html = renderToStaticMarkup(
    createElement(Stage, {
      ...{
        view: table.view(0),
        moves: table.moves(0),
        legal: table.moves(0),
        events: [],
        told,
        pointed,
        advised: null,
      },
      ...{ onPoint: nothing, onHold: nothing, onMove: nothing, onWhyNot: nothing },
      ...{ seat: 0, names: ['Pia'], language: 'en', motion: false },
    } satisfies NineCirclesBoardProps),
  )
  const buttons = [...html.matchAll(/<button.*?<\/button>/g)].map(([button]) => button)
  const dice = buttons.filter(button => button.includes('data-place="active"'))
  const shown = (die: string) => Number(/showing (\d)/.exec(die)?.[1])
  return {
    html,
    marks: dice.map(die => [shown(die), /data-mark="(\w+)"/.exec(die)?.[1]]),
    lit: dice.filter(die => die.includes('data-lit="true"')).map(shown),
    aimed: buttons
      .filter(button => button.includes('nc-claim"') && button.includes('data-aimed="true"'))
      .map(button => /visually-hidden">([^<]*)</.exec(button)?.[1]),
    rows: buttons.filter(button => button.includes('nc-row"')).map(button => button.includes('data-told="true"')),
  }
}

describe('the dice a claim would take', () => {
  const wrath = { circle: 5, pool: 3, removed: 1, active: [4, 5, 5, 5, 6] }
  const lust = { circle: 2, pool: 4, active: [1, 2, 3, 3, 6] }

  test('the only claim lights its dice and no equal one, and strikes what would be lost, pointed at or not', () => {
    const expected = [
      [4, 'use'],
      [5, 'use'],
      [5, 'use'],
      [5, 'lost'],
      [6, 'use'],
    ]
    const atRest = draw(wrath)
    expect(atRest.marks).toEqual(expected)
    expect(atRest.lit).toEqual([4, 5, 5, 6])
    expect(draw(wrath, { pointed: { do: 'claim', use: [4, 5, 5, 6] } }).marks).toEqual(expected)
  })

  test('of several claims the one that keeps most is shown, until another one is pointed at', () => {
    const atRest = draw(lust)
    expect(atRest.marks.map(([, mark]) => mark)).toEqual(['use', 'use', 'use', 'use', 'lost'])
    expect(atRest.aimed).toEqual([expect.stringMatching(/^Claim 3 \+ 3 \+ 2 \+ 1/)])
    // All of them count in some claim: each can be taken up.
    expect(atRest.lit).toEqual([1, 2, 3, 3, 6])
    const other = draw(lust, { pointed: { do: 'claim', use: [1, 2, 6] } })
    expect(other.marks.map(([, mark]) => mark)).toEqual(['use', 'use', 'lost', 'lost', 'use'])
    expect(other.aimed).toEqual([expect.stringMatching(/^Claim 6 \+ 2 \+ 1/)])
  })

  test('when another roll is legal, a die that would be lost can still be taken up', () => {
    const { marks, lit } = draw(wrath, { options: { stop: 'declare' } })
    expect(marks[3]).toEqual([5, 'lost'])
    expect(lit).toEqual([4, 5, 5, 5, 6])
  })

  test('without a claim no die is marked', () => {
    expect(draw({ circle: 9, pool: 7, active: [1, 2] }).marks.map(([, mark]) => mark)).toEqual(['none', 'none'])
  })
})

test('what the descent is worth now: every die that is left, every empty pip', () => {
  const { html } = draw({ circle: 9, pool: 4, active: [1, 6], removed: 3, rows: [3, 0, 2, 1], virgil: 5 })
  const worth = /<p class="nc-worth".*?<\/p>/
    .exec(html)?.[0]
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  expect(worth).toBe('Worth now 6 dice + 6 pips + 5 Virgil = 17')
})

test('a line of the log lights the rows it names, or Virgil’s', () => {
  const rolled: NineCirclesEvent = { e: 'rolled', rows: [4, 1], fresh: 5, again: [], values: [1, 2, 3, 4, 6] }
  const violence = { circle: 7, pool: 4, active: [1, 2, 3, 4, 6] }
  const virgil = /class="nc-virgil" data-told="true"/
  const atRest = draw(violence)
  expect(atRest.rows).toEqual([false, false, false, false])
  expect(atRest.html).not.toMatch(virgil)
  const told = draw(violence, { told: [rolled] })
  expect(told.rows).toEqual([true, false, false, true])
  expect(told.html).not.toMatch(virgil)
  const turned = draw(violence, { told: [{ e: 'virgilUsed', from: 2, to: 1 }] })
  expect(turned.rows).toEqual([false, false, false, false])
  expect(turned.html).toMatch(virgil)
})
