import { equal, type GameState, type Move, type View } from '@acheron/engine'
import { findGame } from '@acheron/games'
import { describe, expect, test } from 'vitest'
import { isWhole, sampleSeed } from '../../../../scripts/sampling.ts'
import type { Prompt } from '../../src/board/face.ts'
import { arrange } from '../../src/table/prompt/arrange.ts'
import { positionsOf } from './positions.ts'

type Ask = (view: View<GameState>, moves: readonly Move[]) => Prompt

/** A game's prompt in English, in the types that the page knows. */
async function asking<V, M extends Move, T>(
  prompt: Promise<{ prompt(view: V, moves: readonly M[], voice: T): Prompt<M> }>,
  words: Promise<{ loadVoice(language: 'en'): Promise<T> }>,
): Promise<Ask> {
  const [{ prompt: ask }, { loadVoice }] = await Promise.all([prompt, words])
  const voice = await loadVoice('en')
  return (view, moves) => ask(view as V, moves as readonly M[], voice)
}

/** The shares that hold, of the positions with more moves than a laptop or a phone has in sight. */
interface Expected {
  readonly id: string
  readonly load: () => Promise<Ask>
  readonly laptop: number
  readonly phone: number
}

const games: readonly Expected[] = [
  {
    id: 'nine-circles',
    load: () =>
      asking(import('../../src/games/nine-circles/prompt.ts'), import('../../src/games/nine-circles/words.ts')),
    laptop: 0.9,
    phone: 0.9,
  },
]

/** Rows in sight without unfolding or scrolling. */
const rows = { laptop: 6, phone: 3 }
const positions = isWhole ? 1_000 : 150

/** A share of a sample may lie a little below that of the whole. */
function least(share: number): number {
  return isWhole ? share : share - 3 * Math.sqrt((share * (1 - share)) / positions)
}

describe.each(games)("the plain player's choice is in sight: $id", ({ id, load, ...shares }) => {
  test.each(['laptop', 'phone'] as const)('on a %s', { timeout: 300_000 }, async size => {
    const [game, ask] = await Promise.all([findGame(id).load(), load()])
    const missed: string[] = []
    let seen = 0
    for (const { view, moves, plain } of positionsOf(game, rows[size], isWhole ? 'in sight' : sampleSeed)) {
      const { listed } = arrange(ask(view, moves).choices, new Set())
      const at = listed.findIndex(({ move }) => equal(move, plain))
      if (at < 0 || at >= rows[size]) missed.push(JSON.stringify(plain))
      if (++seen === positions) break
    }
    const share = 1 - missed.length / positions
    expect(share, `not in sight: ${missed.slice(0, 20).join(' ')}`).toBeGreaterThanOrEqual(least(shares[size]))
  })
})
