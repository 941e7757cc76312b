import { transcript } from '@acheron/engine/battery'
import { expect, test } from 'vitest'
import { hellgame } from '../index.ts'

// The seed is one whose short game has spells, events, trades, a fight and factories on both sides.
test('golden transcript', async () => {
  const options = { maxUpkeeps: 8, spells: ['altered-upkeep', 'banish', 'convert-demon'] }
  const text = await transcript(hellgame, { players: 2, seed: 'golden 50', options }, 'en')
  await expect(text).toMatchFileSnapshot('transcript.txt')
})
