import { transcript } from '@acheron/engine/battery'
import { expect, test } from 'vitest'
import { caravan } from '../index.ts'

test('golden transcript', async () => {
  const options = { mode: 'quick', champions: 'own', retry: 'none' }
  const text = await transcript(caravan, { players: 2, seed: 'golden 1303', options }, 'en')
  await expect(text).toMatchFileSnapshot('transcript.txt')
})
