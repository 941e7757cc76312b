// The log is told from events alone: each carries what its sentence needs, as it was then.
import { configOf, Generator } from '@acheron/engine'
import { beforeAll, expect, it } from 'vitest'
import { pillarUnder } from '../battle-board/standing.ts'
import type { CaravanEvent } from '../events.ts'
import { caravan } from '../index.ts'
import { tellEvent } from '../log/index.ts'
import type { CaravanState, Fight, Standing } from '../state.ts'
import { type T, words } from '../texts/words.ts'

let t: T

beforeAll(async () => {
  t = await words('en')
})

it('names a Minion by what it was and where it stood', () => {
  const seen = { 'minion-1': { minion: 'sergeant', at: 'B1.N' } }
  const attack = { e: 'attackMade', attacker: 'outlaw', target: 'minion-1', deck: null, dice: 2 } as const
  expect(tellEvent({ ...attack, seen }, t)).toMatch(/^Caedan Attacks .+ at B1 north with 2 dice\.$/)
})

it('names the Pillar that somebody was put on by where it stood', () => {
  const seen = { 'court-p1': { piece: 'pillar', at: 'C1.W' } } as const
  const move = { e: 'modelMoved', object: 'artist', to: 'C1', space: 'top:court-p1', seen } as const
  expect(tellEvent(move, t)).toBe('Sophia: to the top of the Pillar at C1 west.')
})

it('says what was chosen in an entry, and who voted for what, in the words of the story', async () => {
  const choice = { e: 'choiceMade', entry: '001', question: 'own', option: 'b' } as const
  expect(tellEvent({ ...choice, champion: null }, t)).toBe('The Caravan chooses: “Fight the Leopard”')
  expect(tellEvent({ ...choice, champion: 'artist' }, t)).toBe('Sophia chooses: “Fight the Leopard”')
  const ballots = [0, 1, 2].map(seat => ({ seat, option: seat === 1 ? 'a' : 'b' }))
  const dilemma = { e: 'ballotsShown', topic: 'dilemma', entry: '001', question: 'own', ballots } as const
  expect(tellEvent(dilemma, t)).toBe('The votes are in: “Fight the Leopard”: ⟦0⟧ and ⟦2⟧; “Fight the Wolf”: ⟦1⟧.')
  const common = { ...dilemma, question: 'where', ballots: [{ seat: 0, option: 'leave' }] }
  expect(tellEvent(common, await words('sv'))).toMatch(/^Rösterna är avlagda: ”\S.*”: ⟦0⟧\.$/)
})

/** The Objects of an event that are not known by their ids alone. */
function named(event: CaravanEvent, { minions, pieces }: Fight): string[] {
  const ids: (string | null)[] = []
  if (event.e === 'attackMade') ids.push(event.target)
  if (event.e === 'abilityUsed') ids.push(event.by)
  if (event.e === 'modelMoved') ids.push(event.object, event.space && pillarUnder(event.space as Standing))
  if ('object' in event && 'by' in event && event.e !== 'tokenChanged') ids.push(event.object, event.by)
  if (event.e === 'voted') ids.push(event.option)
  return ids.filter(id => id !== null).filter(id => id in minions || id in pieces)
}

it.each([2, 4, 5, 6, 7, 8, 9])('in circle %i an event carries every Minion and piece that it names', startCircle => {
  let carried = 0
  for (const seed of [1, 2, 3, 4, 5]) {
    const random = Generator.seeded(seed)
    const choice = Generator.seeded(`choice ${seed}`)
    let fight: Fight | null = null
    const ctx = {
      random,
      emit(event: CaravanEvent) {
        if (!fight) return
        for (const id of named(event, fight)) {
          expect(event).toHaveProperty(['seen', id])
          carried++
        }
      },
    }
    const state: CaravanState = caravan.setup(
      configOf(caravan, 2, { mode: 'quick', startCircle, retry: 'none' }),
      random,
    )
    caravan.advance(state, ctx)
    for (let n = 0; n < 300 && caravan.actors(state).length > 0; n++) {
      fight = state.fight && structuredClone(state.fight)
      const seat = choice.pick(caravan.actors(state))
      caravan.play(state, seat, choice.pick(caravan.moves(state, seat)), ctx)
    }
  }
  expect(carried).toBeGreaterThan(0)
})
