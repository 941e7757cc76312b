// R1, R2, R6, R7.4, R17.9, section 6: the campaign around its Confrontations.
import { clone } from '@acheron/engine'
import { expect, test } from 'vitest'
import { maneuver, maneuversOf, treasure } from '../box/index.ts'
import type { Archetype, Id } from '../box/vocabulary.ts'
import { chapterPoints, points } from '../campaign/records.ts'
import { applyRows } from '../campaign/rows.ts'
import { owned, sacred } from '../campaign/treasures.ts'
import type { TransitionFrame } from '../frames.ts'
import type { CaravanMove } from '../moves.ts'
import { progress, result } from '../result.ts'
import { archetypes, type CaravanState, type FightResult } from '../state.ts'
import { CampaignTable, type Fate } from './campaign-table.ts'

const victory = (objective: Id): FightResult => ({ result: 'victory', objective })
const defeat: FightResult = { result: 'defeat', objective: null }
const won: Fate = () => victory('defeat-minos')
const lost: Fate = () => defeat
/** One after another. */
const fates =
  (...results: FightResult[]): Fate =>
  () =>
    results.shift()!

/** One seat with all four Champions, at the team's first question. */
function alone(options: object = {}, fate: Fate = won): CampaignTable {
  const table = new CampaignTable(1, { playerChampions: 4, ...options }, fate)
  for (const champion of archetypes.slice(0, 3)) table.choose(0, champion)
  return table
}

const stepOf = (table: CampaignTable) => (table.state.flow[0]?.kind === 'campaign' ? table.state.flow[0].step : null)
const isAsked = (what: string) => (table: CampaignTable) => {
  const { top } = table
  return (top?.kind === 'vote' || top?.kind === 'ask') && top.topic.what === what
}
const toFight = (table: CampaignTable) =>
  table.wander(isAsked('retry'), (at, seat) =>
    at.top?.kind === 'transition' ? { do: 'ready' } : at.random.pick(at.moves(seat)),
  )
const levels = (state: CaravanState, champion: Archetype) =>
  state.champions[champion].maneuvers.map(id => maneuver(id).level).sort()

/** At the Transition Phase, with these Treasures in the Box. */
function transition(options: object, ...box: Id[]): CampaignTable {
  const table = alone(options)
  table.state.caravan.box = box
  table.state.flow = [{ kind: 'transition', ready: {}, enhanced: [], step: 'change' }]
  return table.go()
}

test('3.1: the seats pick in order; who is left is a Companion and goes round the seats', () => {
  const table = new CampaignTable(2, {})
  expect(table.actors).toEqual([0])
  table.choose(0, 'outlaw').choose(1, 'devotee')
  const { champions } = table.state
  expect(archetypes.map(champion => champions[champion].seat)).toEqual([0, 1, 0, 1])
  expect(archetypes.filter(champion => champions[champion].player)).toEqual(['devotee', 'outlaw'])
  const more = new CampaignTable(1, { playerChampions: 2 })
  more.choose(0, 'artist').choose(0, 'outlaw')
  expect(archetypes.filter(champion => more.state.champions[champion].player)).toEqual(['outlaw', 'artist'])
})

test('3.2: three Cooldowns, or three tokens off the card, Vigor 6, seven cards', () => {
  const table = new CampaignTable(1, {})
  table.choose(0, 'artist').choose(0, 'go')
  const { champions, decks } = table.state
  expect(champions.artist).toMatchObject({ vigor: 6, hand: [], readiness: [] })
  expect(champions.artist.slots.map(({ cond }) => cond)).toEqual(['cooldown', 'cooldown', 'cooldown'])
  expect(champions.artist.deck).toHaveLength(7)
  expect(champions.outlaw.readiness).toEqual(Array(3).fill({ side: 'cooldown', at: 'off' }))
  expect(decks.wounds).toHaveLength(9)
  expect(champions.outlaw.equip.weapon).toBe('longbow')
})

test('A30: Sundering Strike for Hold the Line', () => {
  const table = alone()
  table.enter({ kind: 'progress', todo: [{ what: 'maneuver', champion: 'mercenary', level: 2 }], step: 'next' })
  table.choose(0, 'sundering-strike').choose(0, { card: 'sundering-strike', removed: 'hold-the-line' })
  expect(levels(table.state, 'mercenary')).toEqual([1, 1, 1, 1, 1, 1, 2])
  expect(table.state.champions.mercenary.maneuvers).not.toContain('hold-the-line')
})

test('A30: a Sacred Treasure is enhanced once in a Transition Phase, for two cards and then for three', () => {
  const table = transition({}, 'viking-ax', 'charons-rags', 'ballista', 'angelic-sword', 'compassion', 'merciless')
  const enhance = (treasure: Id, ...store: Id[]) => {
    table.play(0, { do: 'enhance', treasure })
    store.forEach((_, i) => {
      table.choose(0, { enhance: treasure, store: store.slice(0, i + 1), seat: 0 })
    })
  }
  enhance('viking-ax', 'charons-rags', 'ballista')
  const { caravan } = table.state
  expect(caravan.box.toSorted()).toEqual(['angelic-sword', 'barbarian-ax', 'compassion', 'merciless'])
  expect(caravan.stored).toEqual(['charons-rags', 'ballista'])
  expect(table.moves(0)).not.toContainEqual({ do: 'enhance', treasure: 'barbarian-ax' })
  table.state.flow = [{ kind: 'transition', ready: {}, enhanced: [], step: 'change' }]
  enhance('barbarian-ax', 'angelic-sword', 'compassion', 'merciless')
  expect(caravan.box).toEqual(['warlords-ax'])
  expect(table.moves(0).some(move => move.do === 'enhance')).toBe(false)
})

test('R17.9: heirlooms are no fuel; one may go back; undoEnhance gives the cards back', () => {
  const table = transition({ undoEnhance: 'on' }, 'viking-ax', 'ballista')
  expect(table.moves(0).some(move => move.do === 'enhance')).toBe(false)
  table.state.caravan.box.push('charons-rags')
  table.play(0, { do: 'enhance', treasure: 'viking-ax' }).choose(0, 'back')
  table.play(0, { do: 'enhance', treasure: 'viking-ax' })
  table.choose(0, { enhance: 'viking-ax', store: ['ballista'], seat: 0 })
  table.choose(0, { enhance: 'viking-ax', store: ['ballista', 'charons-rags'], seat: 0 })
  expect(table.moves(0)).not.toContainEqual({ do: 'reverse', treasure: 'barbarian-ax' })
  table.state.flow = [{ kind: 'transition', ready: {}, enhanced: [], step: 'change' }]
  table.play(0, { do: 'reverse', treasure: 'barbarian-ax' })
  expect(table.state.caravan).toMatchObject({ stored: [], enhanced: {} })
  expect(table.state.caravan.box.toSorted()).toEqual(['ballista', 'charons-rags', 'viking-ax'])
  expect(table.moves(0).some(({ do: what }) => what === 'enhance' || what === 'reverse')).toBe(false)
})

test('R6.2: only what is one’s own changes hands; heirlooms come back; who was ready looks again', () => {
  const table = new CampaignTable(2, {})
  table.choose(0, 'mercenary').choose(1, 'devotee')
  const { champions, caravan } = table.state
  caravan.box = ['angelic-sword']
  table.state.flow = [{ kind: 'transition', ready: {}, enhanced: [], step: 'change' }]
  expect(table.actors).toEqual([0, 1])
  expect(table.moves(0).some(move => move.do === 'assign' && move.to === 'mercenary')).toBe(false)
  table.play(1, { do: 'ready' }).play(0, { do: 'assign', card: 'longsword', to: 'box' })
  expect(caravan.box).toEqual(['angelic-sword'])
  expect((table.top as TransitionFrame).ready).toEqual({})
  table.play(0, { do: 'assign', card: 'angelic-sword', to: 'mercenary' })
  table.play(0, { do: 'assign', card: 'angelic-sword', to: 'box' }).play(0, { do: 'heirloom', champion: 'mercenary' })
  expect(champions.mercenary.equip.weapon).toBe('longsword')
  table.play(0, { do: 'ready' }).play(1, { do: 'ready' })
  expect(table.state.flow).toHaveLength(0)
})

test('A38: the rows up to circle 7; later only what the Campaign has not given', () => {
  const table = alone({ mode: 'quick', champions: 'own', startCircle: 7 })
  table.wander(at => at.top?.kind === 'transition')
  const { state } = table
  for (const champion of archetypes) {
    expect(state.champions[champion].cards).toHaveLength(4)
    const { maneuvers, setAside } = state.champions[champion]
    const taken = [...maneuvers, ...setAside].map(id => maneuver(id).level)
    expect([2, 3, 4].map(level => taken.filter(each => each === level).length)).toEqual([2, 2, 0])
    expect(state.champions[champion].deck).toHaveLength(7)
  }
  const ranks = owned(state).flatMap(id => sacred(id)?.rank ?? [])
  expect(ranks.sort()).toEqual([1, 1, 1, 2, 2])
  expect(table.moves(0).some(move => move.do === 'enhance')).toBe(false)

  const campaign = alone()
  const half = campaign.state
  for (const champion of archetypes) {
    const { maneuvers } = half.champions[champion]
    half.champions[champion].cards.push(...cardsOf(champion, 2), ...cardsOf(champion, 3))
    for (const level of [2, 3] as const) {
      const cards = maneuversOf(champion, level).slice(0, 2)
      maneuvers.splice(0, 2)
      maneuvers.push(...cards.map(({ id }) => id))
    }
  }
  expect(applyRows(half, 6, 6)).toEqual([{ what: 'sacred', rank: 2, for: null }])
})

const cardsOf = (champion: Archetype, level: number): Id[] =>
  applyRows(alone().state, 1, 9)
    .filter(step => step.what === 'card' && step.champion === champion)
    .map(step => (step.what === 'card' ? step.options[0]! : ''))
    .slice(level - 2, level - 1)

test('quickItems: each Champion draws for itself', () => {
  const table = alone({ mode: 'quick', champions: 'own', quickItems: 'champion' })
  table.wander(at => at.top?.kind === 'transition')
  expect(owned(table.state).filter(id => sacred(id))).toHaveLength(4)
})

test('Quick Combat: the next circle after a victory, another try after a defeat, or the end', () => {
  const results = [defeat, victory('defeat-minos'), { result: 'victory', objective: 'defeat-achilles' } as const]
  const table = alone({ mode: 'quick', champions: 'own' }, fates(...results))
  const ready: CaravanMove = { do: 'ready' }
  table.wander(at => at.top?.kind === 'transition').play(0, ready)
  expect(isAsked('retry')(table)).toBe(true)
  table.choose(0, 'again')
  expect(isAsked('onward')(table)).toBe(true)
  table.choose(0, 'onward')
  expect(table.state.chapter).toBe(2)
  table.wander(at => at.top?.kind === 'transition')
  expect(table.state.champions.artist.cards).toHaveLength(2)
  table.play(0, ready).choose(0, 'stop')
  expect(result(table.state)).toMatchObject({ winners: [0], scores: [2 + 3], cause: 'quick', rounds: 18 })
  expect(progress(table.state)).toBe(100)
})

test('A39: rewards, then the outcome entry of the Objective that was met; the next chapter', () => {
  const table = alone({}, fates(victory('unmask-pasiphae'), defeat))
  table.choose(0, 'go')
  table.wander(
    at => at.state.chapter === 2,
    (at, seat) => (at.top?.kind === 'transition' ? { do: 'ready' } : at.random.pick(at.moves(seat))),
  )
  const { state, events } = table
  expect(state.caravan.flags['pasiphae-unmasked']).toBe(true)
  for (const champion of archetypes) {
    expect(levels(state, champion)).toEqual([1, 1, 1, 1, 1, 1, 2])
    expect(state.champions[champion].cards).toHaveLength(2)
  }
  const at = (e: string, entry?: Id) =>
    events.findIndex(event => event.e === e && (!entry || Object(event).entry === entry))
  expect(at('maneuverLearnt')).toBeLessThan(at('entryRead', 'outcome-1-pasiphae'))
  expect(at('entryRead', 'outcome-1-pasiphae')).toBeLessThan(at('championProgressed'))
  expect(at('championProgressed')).toBeLessThan(at('entryRead', 'chapter-1-close'))
  expect(state.record).toMatchObject([{ chapter: 1, result: 'victory', lost: 0, rounds: 6 }])
})

test('R7.4: another try from the end of the Transition Phase; the defeat is read and counted', () => {
  const kept: CaravanState[] = []
  const fate: Fate = state => {
    kept.push(clone(state))
    state.champions.artist.vigor = 1
    state.champions.artist.hand = state.champions.artist.deck.splice(0, 4)
    state.caravan.flags.broken = true
    state.decks.arcana.pop()
    return kept.length < 3 ? defeat : victory('defeat-minos')
  }
  const table = toFight(alone({}, fate))
  for (const _ of [1, 2]) {
    expect(table.events).toContainEqual({ e: 'entryRead', entry: 'defeat-1', region: null })
    table.choose(0, 'again')
  }
  const [first, ...others] = kept
  for (const each of others) {
    for (const part of ['champions', 'caravan', 'decks'] as const) expect(each[part]).toEqual(first![part])
  }
  expect(table.state.record).toMatchObject([{ result: 'victory', lost: 2, rounds: 18 }])
  expect(points(table.state)).toBe(1)
})

test('giving up, and option retry: none', () => {
  const table = toFight(alone({}, lost))
  table.choose(0, 'giveUp')
  expect(result(table.state)).toMatchObject({ winners: [], ranking: [[0]], scores: [0], cause: 'givenUp' })
  const once = toFight(alone({ retry: 'none' }, lost))
  expect(result(once.state)).toMatchObject({ winners: [], cause: 'defeat' })
})

test('R1.3: skipping the Chronicle, also of several circles', () => {
  const table = alone()
  table.choose(0, 'skip')
  expect(table.moves(0)).toHaveLength(10)
  table.choose(0, { skipTo: 3 })
  table.wander(at => at.top?.kind === 'transition')
  const { state } = table
  expect(state.chapter).toBe(3)
  expect(state.champions.devotee.cards).toHaveLength(2)
  expect(owned(state).filter(id => sacred(id))).toHaveLength(3)
  expect(stepOf(table)).toBe('fight')
})

test('3.1, R20.4: what the team may change at the start of a chapter', () => {
  const table = new CampaignTable(2, {})
  table.choose(0, 'mercenary').choose(1, 'devotee')
  const both = (option: Parameters<CampaignTable['choose']>[1]) => table.choose(0, option).choose(1, option)
  both('change')
  expect(table.moves(0)).toHaveLength(2 + 2 + 2 + 1)
  both({ champion: 'outlaw', seat: 1 })
  both('change')
  both({ champion: 'outlaw', player: true })
  both('change')
  expect(table.moves(0)).not.toContainEqual({ do: 'vote', option: { champion: 'mercenary', player: false } })
  both({ champion: 'devotee', player: false })
  both('change')
  both({ difficulty: 'grim' })
  both('change')
  both('back')
  expect(table.state.options.difficulty).toBe('grim')
  expect(table.state.champions.outlaw).toMatchObject({ seat: 1, player: true })
  both('go')
  expect(table.state.champions.devotee).toMatchObject({ seat: 1, player: false, slots: [] })
})

test('casualDecks: cards of the same level change places at the start of a chapter', () => {
  const table = alone({ casualDecks: 'on' })
  expect(isAsked('chapter')(table)).toBe(true)
  table.enter({ kind: 'progress', todo: [{ what: 'maneuver', champion: 'mercenary', level: 2 }], step: 'next' })
  table.choose(0, 'sundering-strike').choose(0, { card: 'sundering-strike', removed: 'hold-the-line' })
  table.state.flow = [{ kind: 'campaign', step: 'chapter' }]
  table.go()
  expect(table.moves(0)).toHaveLength(1 + 6 + 3)
  table.choose(0, { deck: 'mercenary', out: 'magistral-blow', in: 'hold-the-line' })
  table.choose(0, { deck: 'mercenary', keep: true })
  expect(isAsked('chapter')(table)).toBe(true)
  expect(levels(table.state, 'mercenary')).toEqual([1, 1, 1, 1, 1, 1, 2])
  expect(table.state.champions.mercenary.maneuvers).toContain('hold-the-line')
})

test('6.3, 6.4: the points of a campaign', () => {
  const chapter = { chapter: 1, rounds: 5, difficulty: 'standard' as const }
  const wins = Array(8).fill({ ...chapter, result: 'victory', lost: 0 })
  const record = [
    ...wins.slice(1),
    { ...chapter, result: 'fail-forward', lost: 0 },
    { ...chapter, result: 'victory', lost: 2 },
  ]
  expect(record.reduce((sum, each) => sum + chapterPoints(each), 0)).toBe(23)
  expect(chapterPoints({ ...wins[0], difficulty: 'grim' })).toBe(4)
  expect(chapterPoints({ ...wins[0], lost: 5 })).toBe(0)
})

test('a whole campaign at random comes to an end', () => {
  for (let seed = 0; seed < 8; seed++) {
    const options = { casualDecks: 'on', undoEnhance: 'on', voteTie: seed % 2 ? 'random' : 'leader' }
    const table = new CampaignTable(1 + (seed % 4), options, undefined, `end ${seed}`).wander()
    expect(result(table.state)).not.toBe(null)
    for (const id of owned(table.state)) expect(treasure(id).id).toBe(id)
  }
})
