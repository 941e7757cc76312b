import type { Language } from '@acheron/engine/words'
import { hellgame } from '@acheron/games/hellgame'
import {
  amountsText,
  type HellgameMove,
  incomeOf,
  numbers,
  type Square,
  soulsText,
  spellName,
  stepsText,
} from '@acheron/games/hellgame/board.ts'
import type { Lesson } from '../../../board/face.ts'
import { lessonStep } from '../../../board/lesson.ts'
import { chance, options, others } from './table.ts'
import { loadWords } from './words/compiled/load.ts'

type Test = (move: HellgameMove) => boolean

const stepsTo =
  (...squares: readonly Square[]): Test =>
  move =>
    move.do === 'step' && squares.includes(move.to)
const does =
  (deed: HellgameMove['do']): Test =>
  move =>
    move.do === deed
const places =
  (n: number): Test =>
  move =>
    move.do === 'place' && move.n === n
const pushes: Test = move => move.do === 'cast' && move.spell === 'production-alteration' && move.slot === 'up'
const either =
  (...tests: readonly Test[]): Test =>
  move =>
    tests.some(test => test(move))

const step = lessonStep<HellgameMove>

/** The guided first game: five rounds against a rival, from the rim to the first upkeep. */
export async function lesson(language: Language): Promise<Lesson<HellgameMove>> {
  const [t, game] = await Promise.all([loadWords(language), hellgame.words(language)])
  const { movement, sources, unlocking, upkeep } = numbers
  const two = amountsText(incomeOf('F-souls', 'two'), game)
  return {
    settings: { players: 2, options, seed: 'hellgame lesson' },
    chance: chance(),
    others,
    steps: [
      step('start', t('step.start'), move => move.do === 'start' && move.square === '1-12'),
      step(
        'source',
        t('step.source', {
          steps: stepsText(movement.steps, game),
          souls: amountsText(sources['S-souls'].gain, game),
        }),
        stepsTo('1-11'),
      ),
      step('stop', t('step.stop'), does('endMove')),
      step(
        'unlock',
        t('step.unlock', { price: soulsText(2 * unlocking.perCircle, game) }),
        either(stepsTo('1-12', '2-9'), places(1)),
        places(1),
      ),
      step(
        'walk',
        t('step.walk', { one: amountsText(incomeOf('F-souls', 'one'), game) }),
        stepsTo('2-8', '2-7'),
        stepsTo('2-7'),
      ),
      step(
        'speed',
        t('step.speed', { more: stepsText(movement.speedAdds, game) }),
        either(does('speed'), stepsTo('2-6', '2-5')),
        stepsTo('2-5'),
      ),
      step('fight', t('step.fight'), places(2)),
      step('back', t('step.back', { two }), stepsTo('2-4', '2-3'), stepsTo('2-3')),
      step('mana', t('step.mana'), stepsTo('2-2')),
      step(
        'spell',
        t('step.spell', {
          mana: amountsText(sources['S-mana'].gain, game),
          spell: spellName('production-alteration', game),
        }),
        either(does('endMove'), pushes),
        pushes,
      ),
      step(
        'upkeep',
        t('step.upkeep', { two, gain: amountsText(upkeep.gain, game) }),
        move => move.do === 'wayling' && move.to === '2-9',
      ),
      step('end', t('step.end'), null),
    ],
  }
}
