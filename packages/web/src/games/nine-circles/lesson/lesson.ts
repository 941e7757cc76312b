import { type Language, type Translate, translator } from '@acheron/engine/words'
import type { Lesson, LessonStep } from '../../face.ts'
import { isClaim, isRoll, isVirgil, type NineMove, same } from '../types.ts'
import type { Words } from './words/compiled/keys.ts'

async function lessonWords(language: Language): Promise<Translate<Words>> {
  switch (language) {
    case 'en':
      return translator((await import('./words/compiled/en.ts')).en)
    case 'es':
      return translator((await import('./words/compiled/es.ts')).es)
    case 'sv':
      return translator((await import('./words/compiled/sv.ts')).sv)
  }
}

/** The dice of the lesson, in the order in which its steps roll them. */
const chance = [3, 2, 1, 2, 3, 6, 2, 2, 4, 6, 3, 5]

const rolls = (row: number, again: readonly number[]) => (move: NineMove) =>
  isRoll(move) && same(move.rows, [row]) && same(move.again, again)
const turns =
  (to: number, ...from: readonly number[]) =>
  (move: NineMove) =>
    isVirgil(move) && move.to === to && from.includes(move.from)

/** The guided first game: three circles on fixed dice, then the way is free. */
export async function lesson(language: Language): Promise<Lesson> {
  const t = await lessonWords(language)
  const step = (id: string, text: string, allow: ((move: NineMove) => boolean) | null): LessonStep => ({
    id,
    text,
    allow: allow && (move => allow(move as NineMove)),
  })
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
