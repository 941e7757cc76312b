import { translator } from '@acheron/engine/words'
import type { OpenTable, SeatInfo } from '@acheron/protocol'
import { expect, test } from 'vitest'
import { titleOf } from '../../src/table/end/title.ts'
import { en } from '../../src/words/compiled/en.ts'

const seats: SeatInfo[] = [
  { kind: 'bot', name: 'random', you: false, online: true },
  { kind: 'person', name: 'Dante', you: false, online: true },
]
const result = { ranking: [[0], [1]], winners: [0], scores: [2, 1] }
const table = (seat: number | null, unopposed: number | null) =>
  ({
    now: { seat },
    info: { seats: seats.map((each, i) => ({ ...each, you: i === seat })), people: { unopposed } },
  }) as unknown as OpenTable

test('where everybody else has resigned, the one who is left has won, whatever the bots have made of it', () => {
  const t = translator(en)
  expect(titleOf(table(1, null), result, t)).toBe('It ends here')
  expect(titleOf(table(1, 1), result, t)).toBe('You have won')
  expect(titleOf(table(null, null), result, t)).toBe('Lost soul has won')
  expect(titleOf(table(null, 1), result, t)).toBe('Dante has won')
})
