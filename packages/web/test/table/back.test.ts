// What can be taken back, in words.
import type { Move } from '@acheron/engine'
import type { OpenTable } from '@acheron/protocol'
import { expect, test } from 'vitest'
import type { Say } from '../../src/app/words.tsx'
import { backText, toldAfter } from '../../src/table/back/rows.ts'
import type { Passage } from '../../src/table/log/passages.ts'

const t = ((key: string, values: object = {}) => `${key} ${JSON.stringify(values)}`) as unknown as Say
const step = (seat: number, kind = 'go') => ({ kind: 'move', seat, move: { do: kind }, events: [] })
const face = { ends: ({ do: kind }: Move) => kind === 'end' }

test('a decision that the log does not tell is at least somebody’s', () => {
  const table = { now: { entries: 4 }, steps: [step(0), step(1), step(0), step(1)] } as unknown as OpenTable
  const passage = { entry: 2, lines: ['Two.'], events: [], parts: [] } as unknown as Passage
  const rows = toldAfter(face, 1, table, [passage])
  expect(rows).toMatchObject([
    { entry: 2, to: 1, by: 1 },
    { entry: 4, to: 2, by: 0, lines: [] },
  ])
  expect(backText({ lines: ['Two.', 'Three.'], by: 1, ended: true }, t)).toBe('Two. Three.')
  expect(backText({ lines: [], by: 0, ended: false }, t)).not.toBe(backText({ lines: [], by: 1, ended: false }, t))
  expect(backText({ lines: [], by: null, ended: false }, t)).toContain('seat.someone')
  // Of earlier steps than the page knows nobody is named.
  expect(toldAfter(face, 0, { ...table, steps: table.steps.slice(2) }, [])).toMatchObject([{ to: 0, by: null }])
})

test('the end of a turn, of which the log often tells nothing, is told as that', () => {
  const table = { now: { entries: 2 }, steps: [step(0), step(0, 'end')] } as unknown as OpenTable
  const passage = { entry: 1, lines: ['One.'], events: [], parts: [] } as unknown as Passage
  const rows = toldAfter(face, 0, table, [passage])
  expect(rows).toMatchObject([{ ended: false }, { entry: 2, by: 0, lines: [], ended: true }])
  expect(backText(rows[1]!, t)).toContain('back.ended')
  expect(backText({ ...rows[1]!, ended: false }, t)).toContain('back.wordless')
})
