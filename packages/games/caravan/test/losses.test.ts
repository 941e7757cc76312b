// R7.4, R1.4: what the Caravan may do after a lost Confrontation.
import { clone } from '@acheron/engine'
import { expect, test } from 'vitest'
import type { Id } from '../box/vocabulary.ts'
import { tallyOf } from '../campaign/tally.ts'
import { setVigor } from '../champions/champion.ts'
import { caravan } from '../index.ts'
import type { CaravanMove } from '../moves.ts'
import { result } from '../result.ts'
import { archetypes, type CaravanState, type FightResult } from '../state.ts'
import { CampaignTable, type Fate } from './campaign-table.ts'

const defeat: FightResult = { result: 'defeat', objective: null }
const forward = (objective: Id): FightResult => ({ result: 'fail-forward', objective })
const victory = (objective: Id): FightResult => ({ result: 'victory', objective })

/** One seat with all four Champions. */
function alone(options: object, ...fates: FightResult[]): CampaignTable {
  const fate: Fate = () => fates.shift() ?? defeat
  const table = new CampaignTable(1, { playerChampions: 4, ...options }, fate)
  for (const champion of archetypes.slice(0, 3)) table.choose(0, champion)
  return table
}

const isAsked = (what: string) => (table: CampaignTable) => {
  const { top } = table
  return (top?.kind === 'vote' || top?.kind === 'ask') && top.topic.what === what
}

const ready: CaravanMove = { do: 'ready' }
const byChance = (at: CampaignTable, seat: number): CaravanMove =>
  at.top?.kind === 'transition' ? ready : at.random.pick(at.moves(seat))
const toTheLoss = (table: CampaignTable) => table.wander(isAsked('retry'), byChance)

/** The ways on that are offered. */
const offered = (table: CampaignTable) => table.moves(0).map(move => ('option' in move ? move.option : null))

/** A campaign at a chapter, without its Chronicle. */
function inChapter(chapter: number, ...fates: FightResult[]): CampaignTable {
  const table = alone({}, ...fates)
  return table.choose(0, 'skip').choose(0, { skipTo: chapter })
}

test('after a loss there is never only the same fight again', () => {
  expect(offered(toTheLoss(alone({})))).toEqual(['again', 'equipment', 'restart', { difficulty: 'story' }, 'giveUp'])
  const grim = toTheLoss(alone({ difficulty: 'grim' }))
  expect(offered(grim)).toContainEqual({ difficulty: 'standard' })
  const story = toTheLoss(alone({ difficulty: 'story' }))
  expect(offered(story)).toEqual(['again', 'equipment', 'restart', 'giveUp'])
  const quick = toTheLoss(alone({ mode: 'quick' }))
  expect(offered(quick)).toEqual(['again', 'equipment', { difficulty: 'story' }, 'stop'])
})

test('other equipment: from the save back to the Transition, where Treasures change hands and nothing is enhanced', () => {
  const table = inChapter(3)
  table.wander(at => at.top?.kind === 'transition')
  table.state.caravan.box.push('viking-ax', 'charons-rags', 'ballista')
  expect(table.moves(0)).toContainEqual({ do: 'enhance', treasure: 'viking-ax' })
  table.play(0, ready)
  const before = clone(table.state.save)
  table.choose(0, 'equipment')
  expect(table.top).toMatchObject({ kind: 'transition', hands: true })
  expect(table.state.champions).toEqual(before!.champions)
  expect(table.moves(0).some(move => move.do === 'enhance' || move.do === 'reverse')).toBe(false)
  table.play(0, { do: 'assign', card: 'longsword', to: 'box' })
  table.play(0, { do: 'assign', card: 'viking-ax', to: 'mercenary' }).play(0, ready)
  expect(isAsked('retry')(table)).toBe(true)
  table.choose(0, 'again')
  expect(table.state.save?.champions.mercenary.equip.weapon).toBe('viking-ax')
  expect(table.state.lost).toBe(3)
})

/** What lasts from chapter to chapter (R1.5). */
const lasting = ({ champions, caravan }: CaravanState) =>
  clone({
    caravan,
    champions: archetypes.map(id => {
      const { cards, maneuvers, setAside, equip } = champions[id]
      return { cards, maneuvers, setAside, equip }
    }),
  })

test('from the start of the chapter: its Chronicle again, without anything that it gave or took', () => {
  const table = alone({ casualDecks: 'on' })
  const before = lasting(table.state)
  toTheLoss(table.choose(0, 'go'))
  expect(lasting(table.state)).not.toEqual(before)
  table.choose(0, 'restart')
  expect(isAsked('chapter')(table)).toBe(true)
  expect(lasting(table.state)).toEqual(before)
  expect(table.state).toMatchObject({ chapter: 1, lost: 1, save: null, fight: null })
  table.choose(0, 'go')
  expect(table.state.exploration.entry).toBe('001')
  toTheLoss(table)
  expect(table.state.record).toMatchObject([{ chapter: 1, result: 'defeat', lost: 2, rounds: 12 }])
})

test('a chapter that was skipped to is begun again where it was skipped from, and its lost tries stay counted', () => {
  const table = toTheLoss(inChapter(3)).choose(0, 'restart')
  expect(table.state).toMatchObject({ chapter: 1, lost: 0 })
  expect(table.state.champions.artist.cards).toEqual(['sophia-1'])
  toTheLoss(table.choose(0, 'skip').choose(0, { skipTo: 3 }))
  expect(table.state.record).toMatchObject([{ chapter: 3, lost: 2 }])
})

test('an easier mode: the same fight again, and the mode stays', () => {
  const table = toTheLoss(alone({ difficulty: 'grim' }, defeat, defeat))
  const before = clone(table.state.save)
  table.choose(0, { difficulty: 'standard' })
  expect(table.state.options.difficulty).toBe('standard')
  expect(table.state.save).toEqual(before)
  table.choose(0, { difficulty: 'story' })
  expect(table.state.record.at(-1)).toMatchObject({ lost: 3, difficulty: 'story' })
})

test('a fail-forward is taken, or the fight is tried again and counts as lost', () => {
  const taken = toTheLoss(inChapter(5, forward('the-gate-is-shut')))
  expect(offered(taken)).toEqual(['forward', 'again', 'equipment', 'restart', { difficulty: 'story' }])
  expect(taken.events.some(event => event.e === 'entryRead' && event.entry === 'outcome-5-shut')).toBe(false)
  taken.choose(0, 'forward').wander(at => at.state.chapter === 6, byChance)
  expect(taken.events.some(event => event.e === 'entryRead' && event.entry === 'outcome-5-shut')).toBe(true)
  expect(taken.state.record).toMatchObject([{ chapter: 5, result: 'fail-forward', lost: 0, rounds: 6 }])

  const again = toTheLoss(inChapter(5, forward('the-gate-is-shut'), victory('shut-the-gate'))).choose(0, 'again')
  expect(again.state.record).toMatchObject([{ chapter: 5, result: 'victory', lost: 1, rounds: 12 }])
})

test('with retry none a fail-forward is claimed without a question', () => {
  const table = alone({ retry: 'none' }, forward('the-gate-is-shut')).choose(0, 'skip').choose(0, { skipTo: 5 })
  table.wander(at => at.state.chapter === 6, byChance)
  expect(table.state.record).toMatchObject([{ chapter: 5, result: 'fail-forward', lost: 0 }])
})

test('a Quick Combat is stopped, or goes on after a fail-forward', () => {
  const lost = toTheLoss(alone({ mode: 'quick' })).choose(0, 'stop')
  expect(result(lost.state)).toMatchObject({ winners: [], cause: 'givenUp' })
  const quick = toTheLoss(alone({ mode: 'quick', startCircle: 5 }, forward('the-gate-is-shut')))
  quick.choose(0, 'forward')
  expect(isAsked('onward')(quick)).toBe(true)
  expect(quick.state.record).toMatchObject([{ result: 'fail-forward', lost: 0 }])
})

test('every change of Vigor has its event: what a save brings back, and what the Preparation sets', () => {
  const hurt: Fate = (state, ctx) => {
    for (const champion of archetypes) setVigor(state, champion, 2, 'damage', ctx)
    return defeat
  }
  const table = new CampaignTable(1, { playerChampions: 4 }, hurt)
  for (const champion of archetypes.slice(0, 3)) table.choose(0, champion)
  const told = { mercenary: 6, devotee: 6, outlaw: 6, artist: 6 }
  let known = 0
  const follow = (): string[] => {
    const events = table.events.slice(known)
    known = table.events.length
    const reasons = new Set<string>()
    for (const event of events) {
      if (event.e !== 'vigorChanged') continue
      expect(event.by).toBe(event.to - told[event.champion])
      told[event.champion] = event.to
      reasons.add(event.why)
    }
    for (const champion of archetypes) expect(told[champion]).toBe(table.state.champions[champion].vigor)
    return [...reasons]
  }
  table.choose(0, 'go')
  toTheLoss(table)
  follow()
  for (const way of ['again', 'equipment', { difficulty: 'story' }]) {
    table.choose(0, way)
    toTheLoss(table)
    expect(follow()).toEqual(['restored', 'damage'])
  }
  table.choose(0, 'restart').choose(0, 'go')
  expect(follow()).toContain('prepared')
})

test('simulations count the fights of an easier mode apart', () => {
  const table = toTheLoss(alone({}, defeat, defeat))
  const sums = () =>
    tallyOf({ e: 'confrontationEnded', result: 'defeat', objective: null, rounds: 6 }, table.state).map(
      ([name]) => name,
    )
  expect(sums()).toEqual(['circle 1: defeat', 'circle 1: Rounds'])
  table.choose(0, { difficulty: 'story' })
  expect(sums()).toEqual(['circle 1 in story: defeat', 'circle 1 in story: Rounds'])
})

test('a bot among people votes neither to give up nor to stop, however often the fight is lost, and whether it follows or not', () => {
  const { leaves, policy } = caravan.mind
  for (const followers of ['on', 'off']) {
    const table = new CampaignTable(3, { playerChampions: 4, followers }, () => defeat)
    const vote = (from: (moves: CaravanMove[]) => CaravanMove[]) => {
      for (const seat of [0, 1, 2]) table.play(seat, policy!(clone(table.state), seat, from(table.moves(seat))))
    }
    const amongPeople = (moves: CaravanMove[]) => moves.filter(move => !leaves!(move))
    for (let lost = 0; lost < 11; lost++) {
      toTheLoss(table)
      vote(amongPeople)
    }
    expect(table.state.lost).toBeGreaterThan(8)
    expect(result(table.state)).toBeNull()
    // Bots alone decide as they think right.
    toTheLoss(table)
    const [move] = table.moves(0).filter(move => leaves!(move))
    expect(move).toEqual({ do: 'vote', option: 'giveUp' })
    expect(policy!(clone(table.state), 0, table.moves(0))).toEqual(
      followers === 'off' ? move : expect.not.objectContaining(move!),
    )
  }
  const quick = toTheLoss(new CampaignTable(2, { mode: 'quick', followers: 'off' }, () => defeat))
  expect(quick.moves(1).filter(move => leaves!(move))).toEqual([{ do: 'vote', option: 'stop' }])
})
