import { equal, type GameState, type Move, type View } from '@acheron/engine'
import { findGame } from '@acheron/games'
import { type CaravanMove, championOf } from '@acheron/games/caravan/board.ts'
import { describe, expect, test } from 'vitest'
import { isWhole, sampleSeed } from '../../../../scripts/sampling.ts'
import type { Prompt } from '../../src/board/face.ts'
import { loadStory } from '../../src/games/caravan/chronicle/story.ts'
import { loadRoad } from '../../src/games/caravan/chronicle/words.ts'
import { scopeOf } from '../../src/games/caravan/stage/party/chosen.ts'
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
  /** The moves that the list is about, where something is chosen on the board first. */
  readonly scope?: (moves: readonly Move[], plain: Move) => readonly Move[]
}

/**
 * Nine of ten, where a simple order can do that. Where it is less, the plain player tells apart what only its judgement can:
 * in the race which card is worth its price, in Florence which of four quarters to open, in Hellgame the way to a far goal and
 * whom a spell hits, in the Caravan which of four Champions acts and where.
 */
const games: readonly Expected[] = [
  {
    id: 'nine-circles',
    load: () =>
      asking(import('../../src/games/nine-circles/prompt.ts'), import('../../src/games/nine-circles/words.ts')),
    laptop: 0.9,
    phone: 0.9,
  },
  {
    id: 'imp-race',
    load: () => asking(import('../../src/games/imp-race/prompt.ts'), import('../../src/games/imp-race/words.ts')),
    laptop: 0.9,
    phone: 0.85,
  },
  {
    id: 'hellgame',
    load: () => asking(import('../../src/games/hellgame/prompt.ts'), import('../../src/games/hellgame/words.ts')),
    laptop: 0.8,
    phone: 0.8,
  },
  {
    id: 'florence',
    load: () => asking(import('../../src/games/florence/prompt/index.ts'), import('../../src/games/florence/words.ts')),
    laptop: 0.9,
    phone: 0.84,
  },
  {
    id: 'caravan',
    load: async () => {
      await Promise.all([loadStory('en'), loadRoad('en')])
      return asking(import('../../src/games/caravan/prompt.ts'), import('../../src/games/caravan/words.ts'))
    },
    // A Champion is chosen first.
    scope: (moves, plain) => {
      const champion = championOf(plain as CaravanMove)
      return champion ? scopeOf(moves as readonly CaravanMove[], champion) : moves
    },
    laptop: 0.81,
    phone: 0.62,
  },
]

/** What ends a turn or an errand stands below the others, in sight by itself. */
const endings: ReadonlySet<unknown> = new Set(['pass', 'done', 'stop', 'endTurn', 'noMove', 'skipDraw', 'accept'])

/** Rows in sight without unfolding or scrolling. */
const rows = { laptop: 6, phone: 3 }
const positions = isWhole ? 1_000 : 150

const all = (moves: readonly Move[]) => moves

/** A share of a sample may lie a little below that of the whole. */
function least(share: number): number {
  return isWhole ? share : share - 3 * Math.sqrt((share * (1 - share)) / positions)
}

describe.each(games)("the plain player's choice is in sight: $id", ({ id, load, scope = all, ...shares }) => {
  test.each(['laptop', 'phone'] as const)('on a %s', { timeout: 300_000 }, async size => {
    const [game, ask] = await Promise.all([findGame(id).load(), load()])
    const missed: string[] = []
    let seen = 0
    for (const { view, moves, plain } of positionsOf(game, rows[size], isWhole ? 'in sight' : sampleSeed)) {
      const { choices } = ask(view, scope(moves, plain))
      const words = choices.find(({ move }) => equal(move, plain))?.label
      // Of equal cards one is shown for all; a way stands for its first step.
      const shown = arrange(choices, new Set()).listed.slice(0, rows[size])
      const isShown = shown.some(({ move, label }) => equal(move, plain) || label === words)
      if (!isShown && !endings.has(plain.do)) missed.push(JSON.stringify(plain))
      if (++seen === positions) break
    }
    const share = 1 - missed.length / positions
    expect(share, `not in sight: ${missed.slice(0, 20).join(' ')}`).toBeGreaterThanOrEqual(least(shares[size]))
  })
})
