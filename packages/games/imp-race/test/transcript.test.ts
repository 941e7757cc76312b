import { transcript } from '@acheron/engine/battery'
import { expect, test } from 'vitest'
import { impRace } from '../index.ts'

// The seed is one whose short game has fights won by either side, sacrileges and a parried Trident.
test('golden transcript', async () => {
  const text = await transcript(impRace, { players: 3, seed: 'golden 237', options: { roundLimit: 12 } }, 'en')
  await expect(text).toMatchFileSnapshot('transcript.txt')
})
