import { transcript } from '@acheron/engine/battery'
import { expect, test } from 'vitest'
import { nineCircles } from '../index.ts'

test('golden transcript', async () => {
  const text = await transcript(
    nineCircles,
    { players: 1, seed: 'golden', options: { sheet: { dice: 4, rows: [3, 2, 1, 1], virgil: 3, start: 8 } } },
    'en',
  )
  await expect(text).toMatchFileSnapshot('transcript.txt')
})
