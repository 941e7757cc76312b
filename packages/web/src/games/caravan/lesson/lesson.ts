import type { Language } from '@acheron/engine/words'
import { type CaravanMove, championName, nameOf, shownGame } from '@acheron/games/caravan/board.ts'
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
/** By Slot of a hand card, or by box of a Companion. */
const plays =
  (champion: string, box: number): Test =>
  move =>
    move.do === 'maneuver' && move.champion === champion && move.slot === box && !move.willpower
const letsStand: Test = move => move.do === 'done'
/** A way of a Malefactor by its last Area. */
const comesTo =
  (area: string): Test =>
  move =>
    move.do === 'choose' && Array.isArray(move.option) && move.option.at(-1) === area
const backflips: Test = move => move.do === 'react' && move.ability === 'backflip'
const pays: Test = move => move.do === 'use'
const wounds: Test = move =>
  move.do === 'choose' && typeof move.option === 'object' && move.option !== null && 'from' in move.option
const passes: Test = move => move.do === 'pass'

const either =
  (...tests: readonly Test[]): Test =>
  move =>
    tests.some(test => test(move))

const step = lessonStep<CaravanMove>

const pillar = 'top:court-p2'

/**
 * The guided first game: the last page of the first road, an Ordeal, and the first Round before the judge. Questions about
 * Slots on which the same lies are answered by the page or by hand: the steps around them allow both.
 */
export async function lesson(language: Language): Promise<Lesson<CaravanMove>> {
  const [t, game] = await Promise.all([loadWords(language), shownGame.words(language)])
  const names = {
    who: championName(game, 'mercenary'),
    archer: championName(game, 'outlaw'),
    first: championName(game, 'devotee'),
    foe: nameOf(game, 'malefactor', 'minos'),
    charge: nameOf(game, 'maneuver', 'shoulder-charge'),
    slip: nameOf(game, 'maneuver', 'cc1-slip'),
    aim: nameOf(game, 'maneuver', 'cc1-aim'),
    sword: nameOf(game, 'treasure', 'longsword'),
    lash: nameOf(game, 'counter', 'minos-tail-lash'),
    action: nameOf(game, 'action', 'minos-head-to-head'),
    event: nameOf(game, 'event', 'queue-press-forward'),
  }
  return {
    settings: { players: 1, options, seed },
    chance: [],
    before: road.map(move => ({ seat: 0, move })),
    steps: [
      step('read', t('step.read', names), votes),
      step('ordeal', t('step.ordeal'), twoDice, lastEffort),
      step('ready', t('step.ready', names), move => move.do === 'ready'),
      step('ground', t('step.ground'), null),
      // The last answer here is the Slot that the surprise sets free.
      step('place', t('step.place', names), either(chooses('B3.'), slot), slot),
      step('move', t('step.move', names), either(slot, walks, steps('B2'), stands('B2.')), stands('B2.')),
      step('charge', t('step.charge', names), either(charges, steps('C2', 'D2'), stands('D2.W')), stands('D2.')),
      step('attack', t('step.attack', { sword: names.sword }), pays),
      step('counter', t('step.counter', names), chooses('C2.')),
      step('wound', t('step.wound', names), wounds),
      step('fierceness', t('step.fierceness', names), null),
      // Where the Wound went may leave a choice for the STUN.
      step(
        'climb',
        t('step.climb', names),
        either(slot, plays('outlaw', 2), steps(pillar), stands(pillar)),
        stands(pillar),
      ),
      step('aim', t('step.aim', names), plays('outlaw', 1)),
      step('stand', t('step.stand'), letsStand),
      step('pass', t('step.pass', names), passes),
      step('route', t('step.route', names), comesTo('C3')),
      step('backflip', t('step.backflip', names), either(backflips, chooses('D3.')), chooses('D3.')),
      step('end', t('step.end', names), null),
    ],
  }
}
