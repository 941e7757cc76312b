// The journal: what was read, chosen and gained, chapter by chapter, for as long as the campaign is kept.
import { Generator } from '@acheron/engine'
import { languages } from '@acheron/engine/words'
import { beforeAll, expect, test } from 'vitest'
import { sacredTreasures, treasures } from '../box/index.ts'
import { nameOf } from '../box/names.ts'
import { reseat } from '../campaign/reseat.ts'
import type { CaravanEvent } from '../events.ts'
import { caravan } from '../index.ts'
import { journalOf, type Paragraph } from '../log/journal.ts'
import type { CaravanMove } from '../moves.ts'
import type { FightResult } from '../state.ts'
import { type T, words } from '../texts/words.ts'
import { CampaignTable } from './campaign-table.ts'

const defeat: FightResult = { result: 'defeat', objective: null }

let t: T

beforeAll(async () => {
  t = await words('en')
})

const paragraphs = (table: CampaignTable, of = t): Paragraph[] =>
  journalOf(table.state, of).flatMap(chapter => chapter.paragraphs)
/** What no reader is to see: marks of the pages, keys, values that are not there. */
const broken = /[|~@{}]|undefined|\bnull\b|NaN|^\w+\.\w+|\w*\.\.\w/

const isOf =
  <E extends CaravanEvent['e']>(e: E) =>
  (event: CaravanEvent): event is Extract<CaravanEvent, { e: E }> =>
    event.e === e

/** A whole campaign at random, without the fights; no Chronicle is skipped, and nobody gives up. */
const campaign = (players: number, seed: string) =>
  new CampaignTable(players, {}, undefined, seed).wander(undefined, (at, seat) => {
    const moves = at.moves(seat)
    const steady = moves.filter(move => 'option' in move && (move.option === 'go' || move.option === 'again'))
    return at.random.pick(steady.length > 0 ? steady : moves)
  })

test.each([1, 2, 3, 4])('a whole campaign of %i players is read again in order, and is a few kilobytes', players => {
  const table = campaign(players, `journal ${players}`)
  const { journal } = table.state
  // At random nearly every Treasure changes hands in every Transition; a table that plays on purpose writes less.
  expect(journal.join('').length).toBeLessThan(13_000)
  for (const page of journal) expect(page.length).toBeLessThanOrEqual(2_000)

  const all = paragraphs(table)
  const read = table.events.filter(isOf('entryRead')).map(({ entry }) => entry)
  const passages = all.flatMap(each => (each.kind === 'passage' ? [each.title] : []))
  expect(passages).toEqual(read.map(entry => t(`entry.${entry}.title` as 'journal.again')))
  expect(journalOf(table.state, t).map(({ chapter }) => chapter)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  const choices = all.filter(each => each.kind === 'choice')
  expect(choices.length).toBeGreaterThanOrEqual(table.events.filter(isOf('choiceMade')).length)
  const outcomes = all.flatMap(each => (each.kind === 'outcome' ? [each.text] : [])).join(' ')
  for (const event of table.events.filter(isOf('ordealEnded'))) {
    const { success, hits, difficulty } = event
    expect(outcomes).toContain(t(success ? 'log.ordealWon' : 'log.ordealLost', { hits, difficulty }))
  }
})

test('it is told in every language, without a word that nobody can read', async () => {
  const table = campaign(3, 'languages')
  for (const language of languages) {
    const told = paragraphs(table, await words(language)).flatMap(each => Object.values(each).flat())
    expect(
      told.filter(text => broken.test(text)),
      language,
    ).toEqual([])
  }
})

test('a chapter of many pages reads as if it stood on one, also where a page leaves out what the one before it says', async () => {
  const table = new CampaignTable(3, {}, () => defeat, 'pages')
  const isLost = ({ top }: CampaignTable) => top?.kind === 'vote' && top.topic.what === 'retry'
  const ready = (at: CampaignTable, seat: number): CaravanMove =>
    at.top?.kind === 'transition'
      ? { do: 'ready' }
      : (at.moves(seat).find(move => move.do === 'vote' && move.option === 'go') ?? at.random.pick(at.moves(seat)))
  while (table.state.journal.length < 6) {
    table.wander(isLost, ready)
    for (const seat of [0, 1, 2]) table.choose(seat, 'restart')
  }
  const { journal } = table.state
  expect(new Set(journal.map(page => page.split(' ')[0]))).toEqual(new Set(['1']))
  const whole = [`1 ${journal.map(page => page.slice(2)).join(' ')}`]
  for (const language of languages) {
    const reader = await words(language)
    const [chapter] = journalOf({ journal }, reader)
    expect(chapter).toEqual(journalOf({ journal: whole }, reader)[0])
    const told = chapter!.paragraphs.flatMap(each => Object.values(each).flat())
    expect(told.filter(text => broken.test(text))).toEqual([])
  }
  // Pages may be turned anywhere: in the middle of a vote, of an Ordeal, after a passage.
  const torn = whole[0]!
    .split(' ')
    .slice(1)
    .map(word => `1 ${word}`)
  expect(journalOf({ journal: torn }, t)).toEqual(journalOf({ journal }, t))
})

test('another number of seats repeats nothing, so that no chapter begins once more', () => {
  const table = new CampaignTable(2, {})
  table.choose(0, 'artist').choose(1, 'outlaw')
  for (const seat of [0, 1]) table.choose(seat, 'change')
  for (const seat of [0, 1]) table.choose(seat, { difficulty: 'story' })
  reseat(table.state, 1, false, Generator.seeded(1))
  table.go().choose(0, 'devotee').choose(0, 'go')
  const told = paragraphs(table).flatMap(each => Object.values(each).flat())
  expect(table.events.filter(isOf('chapterBegan'))).toHaveLength(2)
  expect(told.filter(text => text.includes('once more'))).toEqual([])
})

test('Effort and the Hand of Fate are told with their Ordeal', () => {
  const table = new CampaignTable(2, {})
  table.choose(0, 'mercenary').choose(1, 'outlaw').choose(0, 'go').choose(1, 'go')
  const ordeal = { kind: 'ordeal', attr: 'aggressiveness', difficulty: 99, award: false } as const
  const dice = { mercenary: [], devotee: [], outlaw: [], artist: [] }
  const none = { mercenary: null, devotee: null, outlaw: null, artist: null }
  table.enter({ ...ordeal, dice, effort: { ...none }, fate: { ...none }, given: [], success: false, step: 'roll' })
  table.wander(
    ({ top }) => top?.kind !== 'ordeal',
    (at, seat) => {
      const moves = at.moves(seat)
      const wanted = moves.filter(
        move =>
          (move.do === 'effort' && move.dice === (move.champion === 'outlaw' ? 2 : 0)) ||
          (move.do === 'fate' && move.offer === (move.champion === 'outlaw')),
      )
      return wanted[0] ?? moves[0]!
    },
  )
  const outcomes = paragraphs(table).flatMap(each => (each.kind === 'outcome' ? [each.text] : []))
  expect(outcomes.join(' ')).toMatch(
    /Caedan makes an Effort of 2 dice\. .*pushes the Hand of Fate\. 1 Arcana is Offered\./,
  )
  expect(outcomes.join(' ').match(/Effort of/g)).toHaveLength(1)
})

test('who carries what after a Transition is told once, and what came back to its place is not', () => {
  const table = new CampaignTable(1, { undoEnhance: 'on' })
  table.choose(0, 'artist')
  const [relic, trait] = treasures.filter(({ type }) => type !== 'weapon').map(({ id }) => id) as [string, string]
  const line = sacredTreasures.filter(({ sacred }) => sacred?.next)[0]!
  table.state.caravan.box = [relic, trait]
  table.state.champions.artist.equip.weapon = null
  table.enter({ kind: 'transition', ready: {}, enhanced: [], step: 'change' })
  const give = (card: string, to: 'artist' | 'outlaw' | 'box') => table.play(0, { do: 'assign', card, to })
  give(relic, 'artist').play(0, { do: 'assign', card: relic, to: 'outlaw' })
  const told = () =>
    paragraphs(table)
      .map(each => ('text' in each ? each.text : ''))
      .join(' ')
  expect(told()).toBe(`Caedan is given ${nameOf(t, 'treasure', relic)}.`)
  give(relic, 'box')
  expect(told()).toBe('')
  // An enhancement that is reversed is a decision as well.
  const { next } = line.sacred!
  table.state.caravan.box = [next!]
  table.state.caravan.stored = [relic, trait]
  table.state.caravan.enhanced = { [next!]: [relic, trait] }
  table.play(0, { do: 'reverse', treasure: next! })
  expect(told()).toContain(`${nameOf(t, 'treasure', next!)} becomes ${nameOf(t, 'treasure', line.id)}.`)
  expect(told()).toContain(`${nameOf(t, 'treasure', trait)} goes back into the Caravan Box.`)
})

test('a vote is remembered with who was for what, by their Champions', () => {
  const table = new CampaignTable(3, {})
  for (const [seat, champion] of ['artist', 'outlaw', 'devotee'].entries()) table.choose(seat, champion)
  for (const seat of [0, 1, 2]) table.choose(seat, 'go')
  const frame = table.top
  if (frame?.kind !== 'vote') throw new Error('the first entry asks for something')
  const [one, other] = frame.options as [string, string]
  table.choose(0, one).choose(1, other).choose(2, one)
  const choice = paragraphs(table).find(each => each.kind === 'choice')
  if (choice?.kind !== 'choice') throw new Error('the choice was not taken down')
  expect(choice.voices).toHaveLength(1)
  expect(choice.voices[0]).toMatch(
    /^“.+”: Anabelle and Sophia; “.+”: Caedan$|^“.+”: Sophia and Anabelle; “.+”: Caedan$/,
  )
  expect(choice.answer.length).toBeGreaterThan(10)
})

test('while a vote goes on nothing of it stands there', () => {
  const table = new CampaignTable(2, {})
  table.choose(0, 'mercenary').choose(1, 'outlaw').choose(0, 'go').choose(1, 'go')
  const before = table.state.journal.join()
  table.play(0, table.moves(0)[0]!)
  expect(table.state.journal.join()).toBe(before)
})

test('it stays when the fight is tried again, and when the chapter is', () => {
  const table = new CampaignTable(1, {}, () => defeat)
  table.choose(0, 'mercenary').choose(0, 'go')
  const toTheLoss = () =>
    table.wander(
      ({ top }) => top?.kind === 'vote' && top.topic.what === 'retry',
      (at, seat) => (at.top?.kind === 'transition' ? { do: 'ready' } : at.random.pick(at.moves(seat))),
    )
  let before = toTheLoss().state.journal.join(' ')
  for (const way of ['again', 'equipment', 'restart', { difficulty: 'story' }]) {
    table.choose(0, way)
    toTheLoss()
    const now = table.state.journal.join(' ')
    expect(now.startsWith(before)).toBe(true)
    expect(now.length).toBeGreaterThan(before.length)
    before = now
  }
  const [chapter] = journalOf(table.state, t)
  const told = chapter!.paragraphs.map(each => (each.kind === 'choice' ? each.answer : 'text' in each ? each.text : ''))
  expect(told).toContain('Try again, after Treasures have changed hands')
  expect(told.some(text => text.includes('The chapter begins once more.'))).toBe(true)
})

test('everybody reads the same, also who only watches', () => {
  const { state } = campaign(2, 'watched')
  for (const seat of [0, 1, null]) expect(caravan.view(state, seat).journal).toEqual(state.journal)
})

test('a page from elsewhere with words that are not known is read without them', () => {
  const journal = ['2 r|intro-2 ?|x j|no-such', '3 m|@0', 'nonsense']
  expect(() => journalOf({ journal }, t)).not.toThrow()
  expect(journalOf({ journal }, t)[0]).toMatchObject({ chapter: 2, paragraphs: [{ kind: 'passage' }] })
})
