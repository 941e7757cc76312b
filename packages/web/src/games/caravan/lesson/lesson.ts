import type { Language } from '@acheron/engine/words'
import { caravan } from '@acheron/games/caravan'
import { type CaravanMove, championName, nameOf } from '@acheron/games/caravan/board.ts'
import type { Lesson } from '../../../board/face.ts'
import { lessonStep } from '../../../board/lesson.ts'
import { options, road, seed } from './table.ts'
import { loadWords } from './words/compiled/load.ts'

type Test = (move: CaravanMove) => boolean

const votes: Test = move => move.do === 'vote' && move.option === 'b'
const twoDice: Test = move => move.do === 'effort' && move.dice === 2
const lastEffort: Test = move => move.do === 'effort' && move.champion === 'artist'
const chooses =
  (start: string): Test =>
  move =>
    move.do === 'choose' && typeof move.option === 'string' && move.option.startsWith(start)
/** A Slot, to be chosen by its number. */
const slot: Test = move => move.do === 'choose' && typeof move.option === 'number'
const walks: Test = move => move.do === 'move' && move.champion === 'mercenary'
const steps =
  (...areas: readonly string[]): Test =>
  move =>
    move.do === 'step' && areas.includes(move.to)
const stands =
  (start: string): Test =>
  move =>
    move.do === 'stand' && move.at.startsWith(start)
const charges: Test = move => move.do === 'maneuver' && move.card === 'shoulder-charge' && !move.willpower
const pays: Test = move => move.do === 'use'
const wounds: Test = move =>
  move.do === 'choose' && typeof move.option === 'object' && move.option !== null && 'from' in move.option
const passes: Test = move => move.do === 'pass'

const either =
  (...tests: readonly Test[]): Test =>
  move =>
    tests.some(test => test(move))

const step = lessonStep<CaravanMove>

/** The guided first game: the last page of the first road, an Ordeal, and the first Turn before the judge. */
export async function lesson(language: Language): Promise<Lesson<CaravanMove>> {
  const [t, game] = await Promise.all([loadWords(language), caravan.words(language)])
  const names = {
    who: championName(game, 'mercenary'),
    foe: nameOf(game, 'malefactor', 'minos'),
    charge: nameOf(game, 'maneuver', 'shoulder-charge'),
    sword: nameOf(game, 'treasure', 'longsword'),
    lash: nameOf(game, 'counter', 'minos-tail-lash'),
  }
  return {
    settings: { players: 1, options, seed },
    chance: [],
    before: road.map(move => ({ seat: 0, move })),
    steps: [
      step('read', t('step.read', names), votes),
      step('ordeal', t('step.ordeal'), twoDice, lastEffort),
      step('ready', t('step.ready', names), move => move.do === 'ready'),
      // The last answer here is the Slot that the surprise sets free.
      step('place', t('step.place', names), either(chooses('B3.'), slot), slot),
      step('prepare', t('step.prepare', names), slot),
      step('move', t('step.move', names), either(walks, steps('B2'), stands('B2.')), stands('B2.')),
      step('charge', t('step.charge', names), either(charges, steps('C2', 'D2'), stands('D2.W')), stands('D2.')),
      step('attack', t('step.attack', { sword: names.sword }), pays),
      step('counter', t('step.counter', names), chooses('C2.')),
      step('wound', t('step.wound', names), wounds),
      // Where the Wound went may leave a choice for the STUN.
      step('pass', t('step.pass', names), either(slot, passes), passes),
      step('end', t('step.end'), null),
    ],
  }
}
