import { expect, test, vi } from 'vitest'

vi.mock('typebox', () => {
  throw new Error('the browser would load TypeBox')
})

test('the entry of the browser loads no schemas', async () => {
  const loaded = await import('../src/index.ts')
  expect(Object.keys(loaded).sort()).toEqual([
    'decodeServerMessages',
    'digests',
    'encodeClientMessage',
    'longestName',
    'longestPassword',
    'longestWords',
    'nameProblem',
    'noticeKinds',
    'noticeWays',
    'paces',
    'phrases',
    'ratedGamesUntilShown',
    'reactions',
    'refusals',
    'reportReasons',
    'scopes',
    'shortestPassword',
    'sides',
    'talks',
    'tidyName',
    'tidyWords',
    'wordsProblem',
  ])
})
