import type { Language } from '@acheron/engine/words'
import type { NineCirclesMove } from '@acheron/games/nine-circles/board.ts'
import type { Lesson } from '../../../board/face.ts'
import { lessonStep } from '../../../board/lesson.ts'
import { same } from '../stage/lists.ts'
import { isClaim, isRoll, isVirgil } from '../stage/moves.ts'
import { loadWords } from './words/compiled/load.ts'

/** The dice of the lesson, in the order in which its steps roll them. */
const chance = [3, 2, 1, 2, 3, 6, 2, 2, 4, 6, 3, 5]

const rolls = (row: number, again: readonly number[]) => (move: NineCirclesMove) =>
  isRoll(move) && same(move.rows, [row]) && same(move.again, again)
const turns =
  (to: number, ...from: readonly number[]) =>
  (move: NineCirclesMove) =>
    isVirgil(move) && move.to === to && from.includes(move.from)

const step = lessonStep<NineCirclesMove>

/** The guided first game: three circles on fixed dice; after that the player goes on freely. */
export async function lesson(language: Language): Promise<Lesson<NineCirclesMove>> {
  const t = await loadWords(language)
  return {
    settings: { players: 1, options: {}, seed: 'nine-circles lesson' },
    chance,
    steps: [
      step('welcome', t('step.welcome'), null),
      step('first', t('step.first'), rolls(1, [])),
      step('again', t('step.again'), rolls(1, [3])),
      step('virgil', t('step.virgil'), turns(1, 2)),
      step('claim', t('step.claim'), isClaim),
      step('four', t('step.four'), rolls(4, [])),
      step('most', t('step.most'), isClaim),
      step('gluttony', t('step.gluttony'), rolls(4, [])),
      step('keep', t('step.keep'), rolls(2, [4, 6])),
      step('turn', t('step.turn'), turns(2, 3, 5)),
      step('last', t('step.last'), isClaim),
      step('end', t('step.end'), null),
    ],
  }
}
