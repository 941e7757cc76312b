// R3 and R4: votes, the Chronicle, Ordeals.
import { expect, test } from 'vitest'
import { chapter, confrontationOf } from '../box/index.ts'
import { memories } from '../box/memories.ts'
import type { Instruction } from '../box/vocabulary.ts'
import { points } from '../campaign/records.ts'
import { wounds } from '../champions/champion.ts'
import { countCards, misplacedCard } from '../champions/decks.ts'
import { campaignHolds } from '../chronicle/conditions.ts'
import type { OrdealFrame } from '../frames.ts'
import type { CaravanMove } from '../moves.ts'
import { archetypes, type CaravanState } from '../state.ts'
import { anyFate, CampaignTable, type Fate } from './campaign-table.ts'

/** Four seats with a Champion each, or one seat with all, at the first chapter's Chronicle. */
function chronicle(players: number, options: object = {}): CampaignTable {
  const table = new CampaignTable(players, { playerChampions: 4, ...options })
  for (const champion of archetypes.slice(0, 3)) table.choose(table.actors[0]!, champion)
  while (table.state.flow[0]?.kind === 'campaign' && table.state.flow[0].step === 'decide')
    table.choose(table.actors[0]!, 'go')
  return table
}

/** An entry of its own, in the place of whatever was going on. */
function reading(table: CampaignTable, ...todo: Instruction[]): CampaignTable {
  table.state.flow = [{ kind: 'entry', entry: null, todo, step: 'begin' }]
  return table.go()
}

test('A40: most votes win; a second tie is settled by the Leader, and the marker passes on', () => {
  const table = chronicle(4)
  const { state } = table
  state.leader = 1
  const vote = (...options: string[]) => {
    for (const [seat, option] of options.entries()) table.choose(seat, option)
  }
  expect(table.top).toMatchObject({ kind: 'vote', options: ['a', 'b', 'c'] })
  vote('a', 'a', 'b', 'b')
  expect(table.top).toMatchObject({ kind: 'vote', round: 2, options: ['a', 'b'] })
  vote('a', 'a', 'b', 'b')
  expect(table.top).toMatchObject({ kind: 'ask', seat: 1, options: ['a', 'b'] })
  table.choose(1, 'b')
  expect(state.leader).toBe(2)
  expect(table.events).toContainEqual({ e: 'voted', option: 'b', topic: 'dilemma', tied: true })
  expect(state.exploration.entry).toBe('001-B')

  const other = chronicle(4)
  for (const [seat, option] of ['a', 'a', 'b', 'c'].entries()) other.choose(seat, option)
  expect(other.state.exploration.entry).toBe('001-A')
  expect(other.state.leader).toBe(0)
})

test('a second tie by chance; a ballot can be cast once', () => {
  const table = chronicle(2, { voteTie: 'random' })
  table.choose(0, 'a')
  expect(table.actors).toEqual([1])
  table.choose(1, 'b').choose(0, 'a').choose(1, 'b')
  expect(['001-A', '001-B']).toContain(table.state.exploration.entry)
})

const F = 1
const H = 3
const D = 5

test('A35: an Ordeal of Aggressiveness 11, with the Hand of Fate', () => {
  const ordeal = chronicle(4)
  ordeal.random.faces = [[H, F], [H], [F], [H, H], [F, F], [D, D, H], [H, H, F]].flat()
  reading(ordeal, { do: 'ordeal', attr: 'aggressiveness', difficulty: 11, success: [], fail: [] })
  const effort = { mercenary: 0, devotee: 2, outlaw: 2, artist: 3 }
  for (const [seat, champion] of archetypes.entries()) {
    expect(ordeal.moves(seat)).toHaveLength(18)
    ordeal.play(seat, { do: 'effort', champion, dice: effort[champion] })
  }
  expect(ordeal.top).toMatchObject({ step: 'fate' })
  for (const [seat, champion] of archetypes.entries()) {
    ordeal.play(seat, { do: 'fate', champion, offer: champion === 'outlaw' })
  }
  expect(ordeal.events).toContainEqual({ e: 'ordealEnded', success: true, hits: 11, difficulty: 11 })
  expect(ordeal.state.decks.arcana).toHaveLength(19)
  expect(ordeal.state.champions.artist.tokens.aggressiveness).toBe(1)
  expect(archetypes.map(champion => ordeal.state.champions[champion].vigor)).toEqual([6, 4, 4, 3])
})

test('Effort goes on over a Wound; a failed Ordeal wounds whoever has the fewest Hits', () => {
  const table = chronicle(1)
  const { champions } = table.state
  reading(table, {
    do: 'ordeal',
    attr: 'willpower',
    difficulty: 99,
    success: [],
    fail: [{ do: 'flag', name: 'failed' }],
  })
  table.play(0, { do: 'effort', champion: 'mercenary', dice: 17 })
  expect(() => table.play(0, { do: 'effort', champion: 'devotee', dice: 18 })).toThrow()
  for (const champion of archetypes.slice(1)) table.play(0, { do: 'effort', champion, dice: 0 })
  for (const card of ['first', 'second'])
    table.choose(0, { champion: 'mercenary', slot: card === 'first' ? 2 : 0, from: null })
  expect(champions.mercenary.slots.map(({ cond }) => cond)).toEqual(['wound', 'cooldown', 'wound'])
  expect(champions.mercenary.vigor).toBe(1)
  const { dice } = table.top as OrdealFrame
  expect(dice.mercenary).toHaveLength(17 + 1)
  table.wander(() => table.state.caravan.flags.failed === true || table.top?.kind === 'vote')
})

test('R3.12: nobody suffers a third Wound in the Chronicle', () => {
  const table = chronicle(1)
  reading(table, { do: 'c-wound', to: { champion: 'artist' }, n: 4 }).wander()
  expect(wounds(table.state.champions.artist)).toBe(2)
  expect(table.state.decks.offered).toHaveLength(2)
  expect(table.state.flow).toHaveLength(0)
})

test('damage in the Chronicle is a Wound at 0, the excess is lost', () => {
  const table = chronicle(1)
  reading(table, { do: 'c-lose-vigor', to: 'each', n: 9 }).wander()
  for (const champion of archetypes) {
    expect(table.state.champions[champion].vigor).toBe(6)
    expect(wounds(table.state.champions[champion])).toBe(1)
  }
})

test('R3.10: what was taken, or stored, is not taken again', () => {
  const table = chronicle(1)
  const { caravan } = table.state
  const twice: Instruction[] = [
    { do: 'take-discovery', id: 'limbo-map' },
    { do: 'store-discovery', id: 'limbo-map' },
    { do: 'take-discovery', id: 'limbo-map' },
    { do: 'take-treasure', id: 'charons-rags' },
    { do: 'take-treasure', id: 'charons-rags' },
    { do: 'store-treasure', id: 'charons-rags' },
    { do: 'take-treasure', id: 'charons-rags' },
    { do: 'place-path', id: '008-A' },
    { do: 'take-path', id: '008-A' },
    { do: 'place-path', id: '008-A' },
  ]
  reading(table, ...twice).wander()
  expect(caravan).toMatchObject({ discoveries: [], paths: ['008-A'], stored: ['limbo-map', 'charons-rags'], box: [] })
  expect(table.state.exploration.paths).toEqual([])
})

test('R3.8: a weapon goes only to whoever has a free hand and the proficiency', () => {
  const table = chronicle(1)
  table.state.champions.artist.equip.weapon = null
  reading(table, { do: 'take-treasure', id: 'angelic-sword' })
  expect(table.top).toMatchObject({ options: ['artist', 'box'] })
  table.choose(0, 'artist')
  expect(table.state.champions.artist.equip.weapon).toBe('angelic-sword')
  reading(table, { do: 'take-treasure', id: 'byzantine-sacrament' })
  expect(table.state.caravan.box).toEqual(['byzantine-sacrament'])
})

test('conditions of the Chronicle', () => {
  const { state } = chronicle(3)
  const holds = (cond: Parameters<typeof campaignHolds>[1]) => campaignHolds(state, cond)
  state.caravan.flags.examined = true
  expect(holds({ and: [{ flag: 'examined' }, { not: { flag: 'bell-rung' } }] })).toBe(true)
  expect(holds({ or: [{ hasDiscovery: 'moly' }, { hasPath: '008-A' }] })).toBe(false)
  expect(holds({ hasTreasure: 'longsword' })).toBe(true)
  expect(holds({ championLevel: ['artist', '>=', 2] })).toBe(false)
  expect(holds({ players: ['=', 3] })).toBe(true)
  expect(holds({ mode: 'standard' })).toBe(true)
  expect(() => holds({ round: ['>', 2] })).toThrow()
})

test('every entry of the nine Chronicles is reached and carried out; no card is lost', () => {
  const all = [...Array(9).keys()].flatMap(n => chapter(n + 1).entries).concat(memories)
  expect(all).toHaveLength(550)
  const left = new Set(all.filter(({ silent }) => !silent).map(({ id }) => id))
  /** Prefers an outcome that is still unread. */
  const fate: Fate = (state, ctx) => {
    const { objectives } = confrontationOf(state.chapter)
    const fresh = objectives.find(({ outcome, if: when }) => left.has(outcome) && (!when || campaignHolds(state, when)))
    return fresh ? { result: fresh.result, objective: fresh.id } : anyFate(state, ctx)
  }
  let most = 0
  for (let seed = 0; seed < 400 && left.size > 0; seed++) {
    const table = new CampaignTable(1 + (seed % 4), { playerChampions: seed % 5 === 0 ? 4 : 0 }, fate, seed)
    table.wander(undefined, (at, seat) => {
      checkCards(at.state)
      return wayfarer(at, seat, left)
    })
    for (const event of table.events) if (event.e === 'entryRead') left.delete(event.entry)
    most = Math.max(most, points(table.state))
    expect(table.state.end).toMatchObject({ cause: 'ending' })
  }
  expect([...left]).toEqual([])
  expect(most).toBeGreaterThan(15)
})

/** At random, but never away from the Chronicle, and preferably to a new entry. */
function wayfarer(table: CampaignTable, seat: number, left: ReadonlySet<string>): CaravanMove {
  const moves = table.moves(seat)
  const onward: readonly unknown[] = ['go', 'forward', 'again']
  const first = moves.find(move => (move.do === 'vote' || move.do === 'choose') && onward.includes(move.option))
  if (first) return first
  if (moves[0]?.do === 'effort') return table.random.pick(moves.slice(0, table.random.die(2) === 1 ? 2 : 8))
  if (table.top?.kind === 'transition' && table.random.die(2) === 1) return { do: 'ready' }
  const frame = table.state.flow.find(each => each.kind === 'entry')
  const instruction = frame?.kind === 'entry' ? frame.todo[0] : undefined
  if (instruction && 'options' in instruction && 'go' in Object(instruction.options[0])) {
    const fresh = moves.filter(
      move =>
        'option' in move &&
        instruction.options.some(each => typeof each === 'object' && each.id === move.option && left.has(each.go)),
    )
    if (fresh.length > 0) return table.random.pick(fresh)
  }
  return table.random.pick(moves)
}

function checkCards(state: CaravanState): void {
  const { arcana, wounds, sins, findings, ...decks } = countCards(state)
  const misplaced = misplacedCard(state)
  if (misplaced) throw new Error(misplaced)
  const found = [arcana, wounds, sins, findings, ...archetypes.map(champion => decks[champion])].join()
  if (found !== '20,12,18,20,7,7,7,7') throw new Error(`cards have got lost: ${found}`)
}
