import type { Language } from '@acheron/engine/words'
import type { ImpRaceMove } from '@acheron/games/imp-race/board.ts'
import { meta } from '@acheron/games/imp-race/meta.ts'
import type { Lesson } from '../../../board/face.ts'
import { lessonStep } from '../../../board/lesson.ts'
import { chanceSoFar, setUp, soFar } from './so-far.ts'
import { loadWords } from './words/compiled/load.ts'

/** Dice and gems in the order in which the steps ask for them, the rival's among them. */
const chance = [
  ...[2, 'blue', 'blue', 'red', 'blue', 'blue', 'blue'],
  ...[2, 'red', 'blue', 'red', 'blue'],
  ...[6, 'red', 'red', 'blue', 'red', 'blue', 'red'],
  4,
]

/** The rival runs to square 7, defends it, gathers, and runs on. */
const others: readonly ImpRaceMove[] = [
  { do: 'roll' },
  { do: 'move', imp: 3, n: 2 },
  { do: 'endTurn' },
  { do: 'stakeCard', card: 'die1-c' },
  { do: 'stakeGems', count: 2 },
  { do: 'gather' },
  { do: 'endTurn' },
  { do: 'roll' },
  { do: 'move', imp: 0, n: 4 },
  { do: 'endTurn' },
]

const does =
  (...kinds: readonly ImpRaceMove['do'][]) =>
  (move: ImpRaceMove) =>
    kinds.includes(move.do)
const runs = (imp: number, n: number) => (move: ImpRaceMove) => move.do === 'move' && move.imp === imp && move.n === n

const step = lessonStep<ImpRaceMove>

/** A race for two as it is usually opened, so that the next table holds no surprise. */
const options = meta.suggested[2]

/** The guided first game: it begins in the middle of a race, and ends with the first imp at the throne. */
export async function lesson(language: Language): Promise<Lesson<ImpRaceMove>> {
  const t = await loadWords(language)
  return {
    settings: { players: 2, options, seed: 'imp-race lesson' },
    chance: [...setUp, ...chanceSoFar, ...chance],
    before: soFar,
    others,
    steps: [
      step('welcome', t('step.welcome', { imps: options.impsToWin }), null),
      step('roll', t('step.roll'), does('roll')),
      step('treasure', t('step.treasure'), runs(1, 2)),
      step('six', t('step.six'), does('roll')),
      step('joker', t('step.joker'), runs(2, 3)),
      step('open', t('step.open'), does('stakeCard', 'stand'), does('stand')),
      step('raise', t('step.raise'), does('stakeGems')),
      step('buy', t('step.buy'), does('buy')),
      step('gather', t('step.gather'), does('gather')),
      step('count', t('step.count'), does('dieCard', 'banana'), does('banana')),
      step('throne', t('step.throne'), runs(0, 4)),
      step('end', t('step.end', { more: options.impsToWin - 1 }), null),
    ],
  }
}
