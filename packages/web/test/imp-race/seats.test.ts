// A seat's own board: whose it is can be told even where the name is cut.
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SeatBoard } from '../../src/games/imp-race/stage/SeatBoard.tsx'
import type { Stage } from '../../src/games/imp-race/stage/useStage.ts'
import { loadVoice } from '../../src/games/imp-race/words.ts'
import { tableAt } from './tables.ts'

test.each([
  ['Invitado 2882', 'Invitado ', '2882'],
  ['Ada', '', 'Ada'],
  ['Rosa 👑👑👑', 'Rosa', ' 👑👑👑'],
])('the end of a name is apart, so that it is never cut: %s', async (name, start, end) => {
  const voice = await loadVoice('en')
  const { view } = tableAt({}).asked()
  const stage = { view, seat: null, told: () => false, names: [name, name] } as unknown as Stage
  const board = renderToStaticMarkup(createElement(SeatBoard, { seat: 0, stage, voice }))
  const parts = [start, end].map(part => `<span aria-hidden="true">${part}</span>`).join('')
  expect(board).toContain(`class="ir-seat-name" data-explained="true">${parts}`)
})
