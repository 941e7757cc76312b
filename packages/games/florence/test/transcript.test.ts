import { transcript } from '@acheron/engine/battery'
import { expect, test } from 'vitest'
import { florence } from '../index.ts'

test('golden transcript', async () => {
  const text = await transcript(florence, { players: 2, seed: 'golden 1456', options: {} }, 'en')
  await expect(text).toMatchFileSnapshot('transcript.txt')
})
