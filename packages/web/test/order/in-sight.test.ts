import { equal, type Move } from '@acheron/engine'
import { findGame } from '@acheron/games'
import { type CaravanMove, championOf } from '@acheron/games/caravan/board.ts'
import { describe, expect, test, vi } from 'vitest'
import { isWhole, sampleSeed } from '../../../../scripts/sampling.ts'
import type { Choice, GameFace } from '../../src/board/face.ts'
import { scopeOf } from '../../src/games/caravan/stage/party/chosen.ts'
import { listOf } from '../../src/table/prompt/arrange.ts'
import { type Position, positionsOf } from './positions.ts'

vi.stubGlobal('window', { matchMedia: () => ({ matches: false, addEventListener() {} }), addEventListener() {} })
vi.stubGlobal('document', { addEventListener() {} })

/** Rows in sight without unfolding or scrolling. */
const rows = { laptop: 6, phone: 3 }
type Size = keyof typeof rows

interface Expected {
  readonly id: string
  readonly load: () => Promise<{ face: (language: 'en') => Promise<GameFace> }>
  /** The shares that hold of all positions... */
  readonly all: { readonly [size in Size]: number }
  /** ...and of those with more moves than rows. */
  readonly crowded: { readonly [size in Size]: number }
  /** The moves that the list is about, where something is chosen on the board first. */
  readonly scope?: (moves: readonly Move[], plain: Move) => readonly Move[]
  /** On a phone what ends something stands in the unfolded list, unless there is nothing else. */
  readonly endsFolded?: true
}

const nineOfTen = { laptop: 0.9, phone: 0.9 }

/**
 * Nine of ten everywhere; of crowded positions too, where a simple order can do that. In the Caravan the plain player's
 * judgement tells apart which of many places and cards serves its plan.
 */
const games: readonly Expected[] = [
  {
    id: 'nine-circles',
    load: () => import('../../src/games/nine-circles/index.ts'),
    all: nineOfTen,
    crowded: nineOfTen,
  },
  { id: 'imp-race', load: () => import('../../src/games/imp-race/index.ts'), all: nineOfTen, crowded: nineOfTen },
  { id: 'hellgame', load: () => import('../../src/games/hellgame/index.ts'), all: nineOfTen, crowded: nineOfTen },
  { id: 'florence', load: () => import('../../src/games/florence/index.ts'), all: nineOfTen, crowded: nineOfTen },
  {
    id: 'caravan',
    load: () => import('../../src/games/caravan/index.ts'),
    all: nineOfTen,
    crowded: { laptop: 0.9, phone: 0.78 },
    // A Champion is chosen first.
    scope: (moves, plain) => {
      const champion = championOf(plain as CaravanMove)
      return champion ? scopeOf(moves as readonly CaravanMove[], champion) : moves
    },
    endsFolded: true,
  },
]

const positions = isWhole ? 1_000 : 150

/** A share of a sample may lie a little below that of the whole. */
function least(share: number): number {
  return isWhole ? share : share - 3 * Math.sqrt((share * (1 - share)) / positions)
}

/** Moves beside each other (`tall`): what ends something has one place, and more where others are few. */
function sideBySide(open: readonly Choice[], last: readonly Choice[]): readonly Choice[] {
  return [...open.slice(0, rows.phone), ...last.slice(0, Math.max(1, rows.phone - open.length))]
}

/** Whether the plain player's choice can be chosen at once. */
function isInSight(
  face: GameFace,
  { scope, endsFolded }: Expected,
  size: Size,
  { view, moves, plain }: Position,
): boolean {
  const { choices, panel } = face.prompt(view, scope ? scope(moves, plain) : moves)
  if (panel) return true
  const words = choices.find(({ move }) => equal(move, plain))?.label
  // Of equal cards one is shown for all; a way stands for its first step.
  const isPlain = ({ move, label }: { move: Move; label: string }) => equal(move, plain) || label === words
  const { plain: open, last } = listOf(choices, new Set(), move => (face.ends?.(move, view) ?? false) !== false)
  const inSight =
    size === 'phone' && face.tall
      ? sideBySide(open, last)
      : [...open.slice(0, rows[size]), ...(size === 'laptop' || !endsFolded || open.length === 0 ? last : [])]
  return inSight.some(isPlain)
}

describe.each(games)("the plain player's choice is in sight: $id", expected => {
  test.each([
    ['laptop', 'all'],
    ['laptop', 'crowded'],
    ['phone', 'all'],
    ['phone', 'crowded'],
  ] as const)('on a %s, of %s positions', { timeout: 300_000 }, async (size, which) => {
    const face = await (await expected.load()).face('en')
    const rules = await findGame(expected.id).load()
    const missed: string[] = []
    let seen = 0
    const few = which === 'all' ? 0 : rows[size]
    for (const position of positionsOf(rules, few, isWhole ? 'in sight' : sampleSeed)) {
      if (!isInSight(face, expected, size, position)) missed.push(JSON.stringify(position.plain))
      if (++seen === positions) break
    }
    const share = 1 - missed.length / positions
    expect(share, `not in sight: ${missed.slice(0, 20).join(' ')}`).toBeGreaterThanOrEqual(least(expected[which][size]))
  })
})
