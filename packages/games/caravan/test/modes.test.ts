import { Generator } from '@acheron/engine'
import { expect, test } from 'vitest'
import type { Difficulty } from '../box/vocabulary.ts'
import type { CaravanEvent } from '../events.ts'
import { caravan } from '../index.ts'
import { options } from '../meta.ts'
import { archetypes, type CaravanState } from '../state.ts'

/** What happens before the first Round of a circle, with random answers; nobody reacts. */
function setUp(startCircle: number, players: number, difficulty: Difficulty): CaravanEvent[] {
  const random = Generator.seeded(`circle ${startCircle}`)
  const defaults = Object.fromEntries(Object.entries(options).map(([name, option]) => [name, option.default]))
  const settings = { ...defaults, mode: 'quick', startCircle, difficulty } as CaravanState['options']
  const state = caravan.setup({ players, options: settings }, random)
  const events: CaravanEvent[] = []
  const ctx = { random, emit: (event: CaravanEvent) => void events.push(event) }
  const first = () => events.findIndex(({ e }) => e === 'roundBegan')
  caravan.advance(state, ctx)
  while (first() < 0) {
    const [seat] = caravan.actors(state)
    const moves = caravan.moves(state, seat!)
    caravan.play(state, seat!, moves.find(move => move.do === 'pass') ?? random.pick(moves), ctx)
  }
  return events.slice(0, first())
}

/** The damage of the set-up to each Champion, and the Vigor that each has received. */
function felt(events: readonly CaravanEvent[]) {
  return archetypes.map(champion => {
    const own = events.filter(event => 'champion' in event && event.champion === champion)
    return {
      damage: own.reduce((sum, event) => sum + (event.e === 'damageTaken' ? event.suffered : 0), 0),
      vigor: own.reduce((sum, event) => sum + (event.e === 'vigorChanged' && event.by > 0 ? event.by : 0), 0),
    }
  })
}

/** R20.5: the Vigor that Grim takes, circle by circle. */
const lost = [4, 4, 3, 2, 2, 2, 3, 4, 4]

test.each(lost.map((n, i) => [i + 1, n] as const))(
  'R20.5: Champions come to circle %i with %i Vigor less in Grim (small parties 1 more), with 4 more in Story',
  (circle, n) => {
    for (const players of [1, 4]) {
      const standard = felt(setUp(circle, players, 'standard'))
      expect(standard.map(({ damage }) => damage)).toEqual([0, 0, 0, 0])
      const grim = felt(setUp(circle, players, 'grim'))
      expect(grim.map(({ damage }) => damage)).toEqual(archetypes.map(() => (players === 1 ? n + 1 : n)))
      const story = felt(setUp(circle, players, 'story'))
      expect(story.map(({ vigor }, i) => vigor - standard[i]!.vigor)).toEqual([4, 4, 4, 4])
    }
  },
)
