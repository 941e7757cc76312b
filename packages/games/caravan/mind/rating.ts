import { maneuver, treasure } from '../box/index.ts'
import type { Effect, Id, Num } from '../box/vocabulary.ts'

const amount = (n: Num | undefined): number => (typeof n === 'number' ? n : n === undefined ? 0 : 2)

/** The general worth of a Maneuver's effect, without a fight to look at. */
function effectRating(fx: Effect): number {
  if ('so' in fx) return 0.5 * fx.so.reduce((sum, each) => sum + effectRating(each), 0)
  switch (fx.do) {
    case 'attack': {
      const sometimes = (fx.ifs ?? []).reduce((sum, part) => sum + 0.5 * amount(part.add.dice), 0)
      const combo = 0.3 * amount(fx.combo?.dice)
      return 0.35 + 0.14 * (amount(fx.dice) + sometimes + combo + amount(fx.hits)) + 0.08 * amount(fx.precision)
    }
    case 'special-attack':
      return 0.1 * amount(fx.dice)
    case 'restore':
      return 0.8
    case 'invigorate':
      return 0.1 * amount(fx.n) * (typeof fx.to === 'string' && fx.to.startsWith('each') ? 2.5 : 1)
    case 'empower':
      return 0.1 * amount(fx.n) * (typeof fx.to === 'string' && fx.to.startsWith('each') ? 2.5 : 1)
    case 'inspire':
      return 0.2 * amount(fx.n) * (typeof fx.to === 'string' && fx.to.startsWith('each') ? 2.5 : 1)
    case 'prepare':
      return 0.35 * (typeof fx.to === 'string' && fx.to.startsWith('each') ? 2.5 : 1)
    case 'trap':
      return 0.4 * Math.max(1, amount(fx.n))
    case 'draw-finding':
      return 0.4
    case 'move':
      return 0.05 * amount(fx.n)
    case 'choose':
      return Math.max(0, ...fx.options.map(option => option.fx.reduce((sum, each) => sum + effectRating(each), 0)))
    case 'for':
      return fx.fx.reduce((sum, each) => sum + effectRating(each), 0)
    case 'remove-sin':
    case 'expiate':
      return 0.25
    case 'copy':
      return 0.5
    default:
      return 0
  }
}

/** The Maneuvers to take, to keep, and to discard first. */
export function cardRating(id: Id): number {
  const { lines, stance, restriction } = maneuver(id)
  const sum = lines.flat().reduce((all, fx) => all + effectRating(fx), 0)
  return sum + (stance ? 0.25 : 0) - (restriction?.cost?.discard ? 0.15 : 0)
}

/** Weapons by their power; otherwise a later rank is better. */
export function treasureRating(id: Id): number {
  const card = treasure(id)
  const more = 0.3 * card.properties.length + 0.4 * (card.sacred?.rank ?? 0)
  return card.type === 'weapon' ? card.power + more : 1 + more
}
