// The road between the fights: what the book tells, what is at stake, why a Champion is asked for, who carries what.
import { Table, withOthers } from '@acheron/engine'
import { caravan } from '@acheron/games/caravan'
import {
  archetypes,
  type CaravanEvent,
  type CaravanMove,
  type CaravanState,
  type CaravanView,
  chapter,
  type Topic,
  topFrame,
} from '@acheron/games/caravan/board.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { lastSentence, toldIn } from '../../src/games/caravan/chronicle/book/passages.ts'
import { fateChoices } from '../../src/games/caravan/chronicle/ordeal/fate.ts'
import { effortMoves } from '../../src/games/caravan/chronicle/ordeal/hands.ts'
import { ordealIn } from '../../src/games/caravan/chronicle/ordeal/OrdealDice.tsx'
import { reasonText, whoQuestion } from '../../src/games/caravan/chronicle/reasons.ts'
import { stakeOf } from '../../src/games/caravan/chronicle/stakes.ts'
import { loadStory, storyAnswer } from '../../src/games/caravan/chronicle/story.ts'
import { givesOf } from '../../src/games/caravan/chronicle/transition/gives.ts'
import { useEntries } from '../../src/games/caravan/chronicle/useEntries.ts'
import { loadRoad, type RoadVoice, roadVoice } from '../../src/games/caravan/chronicle/words.ts'
import { prompt } from '../../src/games/caravan/prompt.ts'
import { loadVoice, type Voice } from '../../src/games/caravan/words.ts'

let road: RoadVoice
let arena: Voice
beforeAll(async () => {
  arena = await loadVoice('en')
  await Promise.all([loadRoad('en'), loadStory('en')])
  road = roadVoice('en')
})

type CaravanTable = Table<CaravanState, CaravanMove, CaravanEvent>

/** A campaign of a plain player, who puts all Treasures in the Box, up to a moment of its first chapter. */
function until(wanted: (state: CaravanState) => boolean): CaravanTable {
  for (let seed = 0; seed < 6; seed++) {
    const table: CaravanTable = new Table(caravan, { players: 1, options: {}, seed: `road ${seed}` })
    while (!wanted(table.state) && table.state.fight === null) {
      const moves = [...table.moves(0)]
      const boxed = moves.find(move => move.do === 'vote' && move.option === 'box')
      table.submit(0, boxed ?? caravan.mind.policy!(table.state, 0, moves))
    }
    if (wanted(table.state)) return table
  }
  throw new Error('no such moment')
}

const asks = (what: string) => (state: CaravanState) => {
  const frame = topFrame(state)
  return (frame?.kind === 'vote' || frame?.kind === 'ask') && frame.topic.what === what
}
const topicIn = (state: CaravanView) => {
  const frame = topFrame(state)
  if (frame?.kind !== 'vote' && frame?.kind !== 'ask') throw new Error('nothing is asked')
  return frame.topic
}

test('the last sentence of a passage keeps its quotation marks', () => {
  expect(lastSentence('He waits. Nobody comes.')).toBe('Nobody comes.')
  expect(lastSentence("It is late. 'We can go round,' he says, 'or ask.'")).toBe(
    "'We can go round,' he says, 'or ask.'",
  )
  expect(lastSentence('No stop at all')).toBe('No stop at all')
})

test('the book has the chapter so far, up to the newest passage', () => {
  const { state } = until(current => asks('dilemma')(current) && current.exploration.entry === '004')
  const { before, passages } = toldIn(state, road.game)
  const titles = before.flatMap(paragraph => (paragraph.kind === 'passage' ? [paragraph.title] : []))
  expect(titles.length).toBe(passages - 1)
  expect(titles[1]).toBe('Dark Forest')
  expect(before.some(({ kind }) => kind === 'choice')).toBe(true)
})

test('passages that lead on to another are there with it at once, so that the book opens at the first', () => {
  const { state } = until(current => asks('dilemma')(current) && current.exploration.entry === '004')
  const events: CaravanEvent[] = ['003-A', '004'].map(entry => ({ e: 'entryRead', entry, region: null }))
  const Entries = () => useEntries(state, events).join()
  expect(renderToStaticMarkup(createElement(Entries))).toBe('003-A,004')
})

test('an answer in the list says its price as the book does', () => {
  const { state } = until(asks('dilemma'))
  const { choices } = prompt(state, caravan.moves(state, 0), arena)
  expect(choices.map(({ label, consequence }) => [label, consequence])).toContainEqual([
    'Fight the Wolf',
    'Ordeal of Willpower · 11 Hits',
  ])
})

test('a Treasure is handed over by its name alone; the stage says what it does', () => {
  const { state } = until(({ flow }) => flow.at(-1)?.kind === 'transition')
  const given = prompt(state, caravan.moves(state, 0), arena).choices.filter(
    ({ move }) => move.do === 'assign' && move.to !== 'box',
  )
  expect(given.length).toBeGreaterThan(0)
  for (const { label } of given) expect(label).toMatch(/^(Gadisa|Anabelle|Caedan|Sophia) takes [A-Z][\w' -]+$/)
})

test('an Ordeal and a price can be seen coming; what a way brings cannot', () => {
  const { state } = until(asks('dilemma'))
  const dark = { what: 'dilemma', entry: '001', question: 'own' }
  const wolf = stakeOf(state, dark, 'a', road)
  expect(wolf.price).toEqual(['Ordeal of Willpower', '11 Hits'])
  expect(wolf.guess).toBe('Your dice bring about 4 Hits: it takes Effort.')
  // 002-A brings a Discovery, 005-B costs Vigor.
  expect(stakeOf(state, { ...dark, entry: '002' }, 'a', road)).toEqual({ price: [], guess: '' })
  expect(stakeOf(state, { ...dark, entry: '005' }, 'b', road).price).toEqual(['each loses 2 Vigor'])
  // Whose last Vigor it takes is known too.
  const tired = structuredClone(state)
  tired.champions.outlaw.vigor = 2
  tired.champions.artist.vigor = 1
  const price = ['each loses 2 Vigor', 'a Wound for Caedan and Sophia']
  expect(stakeOf(tired, { ...dark, entry: '005' }, 'b', road).price).toEqual(price)
})

test('a ballot that goes with the others has words of its own', () => {
  const dark = { what: 'dilemma', entry: '001', question: 'own' }
  expect(storyAnswer(dark, 'a', 'en')).not.toBe(null)
  expect(storyAnswer(dark, withOthers, 'en')).toBe(null)
})

test('every option of every chapter has a stake that can be told', () => {
  const { state } = until(asks('dilemma'))
  let ordeals = 0
  for (let n = 1; n <= 9; n++) {
    const view = { ...state, chapter: n }
    for (const { id, instr } of chapter(n).entries)
      for (const each of instr)
        if ('do' in each && each.do === 'dilemma')
          for (const option of each.options) {
            const { price } = stakeOf(view, { what: 'dilemma', entry: id, question: each.question }, option.id, road)
            expect(price.join(' ')).not.toMatch(/undefined|\{/)
            if (price[0]?.startsWith('Ordeal')) ordeals++
          }
  }
  expect(ordeals).toBeGreaterThan(20)
})

test('why a Champion is asked for is said, in the book and in the prompt', () => {
  const table = until(asks('champion'))
  const topic = topicIn(table.state)
  expect(reasonText(table.state, topic, road)).toMatch(/^One Champion .+\. .+\.$/)
  expect(whoQuestion(topic, road)).toMatch(/^Who .+\?$/)
  const asked = prompt(table.view(0), table.moves(0), arena)
  expect(asked.title).toBe(whoQuestion(topic, road))
  expect(asked.text).toContain(reasonText(table.state, topic, road))
  // Whoever shares the worst of an Ordeal is no winner: on a phone the question stands alone.
  const award = (success: boolean): Topic => ({ what: 'award', success, attr: 'willpower' })
  expect(whoQuestion(award(true), road)).toBe('Who receives the token?')
  expect(whoQuestion(award(false), road)).toBe('Who suffers the Wound?')
})

test('the Effort of all Champions of a seat is a series that the rules take', () => {
  const table = until(state => topFrame(state)?.kind === 'ordeal')
  const ordeal = ordealIn(table.state)!
  const moves = effortMoves(table.state, ordeal, 0, { mercenary: 2, artist: 1 })
  expect(moves.map(({ champion, dice }) => [champion, dice])).toEqual([
    ['mercenary', 2],
    ['devotee', 0],
    ['outlaw', 0],
    ['artist', 1],
  ])
  expect(prompt(table.view(0), table.moves(0), arena).panel).toBe(true)
  for (const move of moves) expect(table.submit(0, move).ok).toBe(true)
  expect(ordealIn(table.state)?.step).not.toBe('effort')
})

test('the Hand of Fate is one choice: for one Champion, or for nobody', () => {
  const atFate = (state: CaravanState) => ordealIn(state)?.step === 'fate' && topFrame(state)?.kind === 'ordeal'
  const table = until(atFate)
  const choices = fateChoices(table.view(0), table.moves(0), road)!
  const able = archetypes.filter(champion => ordealIn(table.state)!.dice[champion].length > 0)
  expect(choices).toHaveLength(able.length + 1)
  const start = structuredClone(table.state)
  for (const { move, next = [], label } of choices) {
    const again: CaravanTable = new Table(caravan, { players: 1, options: {}, seed: 'fate' }, { state: start })
    const offered = [move, ...next].map(each => {
      const made = again.submit(0, each)
      expect(made.ok).toBe(true)
      return made.ok ? made.events.filter(({ e }) => e === 'fateOffered').length : 0
    })
    expect(offered.reduce((sum, n) => sum + n, 0)).toBe(label.startsWith('Offer') ? 1 : 0)
  }
})

test('whatever is handed round in the Transition is legal move by move', () => {
  const start = structuredClone(until(state => topFrame(state)?.kind === 'transition').state)
  start.caravan.box.push('angelic-sword')
  const table: CaravanTable = new Table(caravan, { players: 1, options: {}, seed: 'gives' }, { state: start })
  const gives = givesOf(table.view(0), table.moves(0))
  expect(gives.some(({ replaces }) => replaces !== null)).toBe(true)
  for (const { card, to, move, next, replaces } of gives) {
    const again: CaravanTable = new Table(caravan, { players: 1, options: {}, seed: 'gives' }, { state: start })
    for (const each of [move, ...next]) expect(again.submit(0, each).ok, `${card} to ${to}`).toBe(true)
    const { caravan: owned, champions } = again.state
    const carried = Object.values(to === 'box' ? {} : champions[to].equip)
    if (to !== 'box') expect(carried).toContain(card)
    if (replaces !== null) expect(carried).not.toContain(replaces)
    expect(owned.box).not.toContain(to === 'box' ? 'nothing' : card)
  }
})

test('in the Transition "ready" is first and laying down last, and folded', () => {
  const table = until(state => topFrame(state)?.kind === 'transition' && state.caravan.box.length > 0)
  const { choices } = prompt(table.view(0), table.moves(0), arena)
  expect(choices[0]?.move).toEqual({ do: 'ready' })
  expect(choices[0]?.group).toBeUndefined()
  const down = choices.filter(({ move }) => move.do === 'assign' && move.to === 'box')
  expect(down.length).toBeGreaterThan(3)
  expect(down.every(({ aside }) => aside)).toBe(true)
})
