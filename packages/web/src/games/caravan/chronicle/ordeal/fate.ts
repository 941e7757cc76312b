import {
  type archetypes,
  type CaravanMove,
  type CaravanView,
  championName,
  countHits,
  type MoveOf,
  offeredFor,
} from '@acheron/games/caravan/board.ts'
import type { Choice } from '../../../../board/face.ts'
import type { RoadVoice } from '../words.ts'
import { chanceOf, percentOf, spreadOf } from './chance.ts'
import { hitsLying, lying, undecided } from './hands.ts'
import { ordealIn } from './OrdealDice.tsx'

/**
 * R4.6: where a player Offers one Arcana, the Champion that it is for is one choice, though the rules ask for one after another.
 * Null where they are asked one by one.
 */
export function fateChoices(
  view: CaravanView,
  moves: readonly CaravanMove[],
  { t, game }: RoadVoice,
): Choice<CaravanMove>[] | null {
  const ordeal = ordealIn(view)
  const first = moves.find((move): move is MoveOf<'fate'> => move.do === 'fate')
  if (!ordeal || !first || view.options.handOfFate !== 'player') return null
  const { seat } = view.champions[first.champion]
  if (offeredFor(view, ordeal, seat) !== null) return null
  const own = undecided(view, ordeal, seat)
  const forWhom = (chosen: (typeof archetypes)[number] | null) => {
    const [move = first, ...next] = own.map(champion => ({ do: 'fate', champion, offer: champion === chosen }) as const)
    return { move, ...(next.length > 0 && { next }) }
  }
  const again = own.map(champion => {
    const faces = lying(ordeal.dice[champion])
    const spread = spreadOf(faces.length, hitsLying(ordeal) - countHits(faces))
    const chance = chanceOf(spread, ordeal.difficulty)
    return {
      chance,
      ...forWhom(champion),
      label: t('fate.again', { who: championName(game, champion), count: faces.length }),
      consequence: t('fate.chance', { percent: percentOf(chance) }),
    }
  })
  // What cannot help stands behind leaving the dice.
  const none: Choice<CaravanMove> = { ...forWhom(null), label: t('fate.none') }
  return [...again.filter(({ chance }) => chance > 0), none, ...again.filter(({ chance }) => chance === 0)].map(
    ({ move, next, label, consequence }) => ({
      move,
      ...(next && { next }),
      label,
      ...(consequence && { consequence }),
    }),
  )
}
