import { transcript } from '@acheron/engine/battery'
import { expect, test } from 'vitest'
import { charonsObol } from '../index.ts'

test('golden transcript', async () => {
  const text = await transcript(charonsObol, { players: 2, seed: 'golden', options: { fare: 10 } }, 'en')
  await expect(text).toMatchFileSnapshot('transcript.txt')
})
