// The card that the Malefactors carry out, from what was told: its Lines, what they did, whom they reach.
import type { CaravanEvent } from '@acheron/games/caravan/board.ts'
import { expect, test } from 'vitest'
import { blowsIn, outcomesOf, targetsIn, waysIn } from '../../src/games/caravan/stage/turn/outcomes.ts'
import { playOf } from '../../src/games/caravan/stage/turn/play.ts'
import { numberAt, sideOf } from '../../src/games/caravan/stage/turn/TurnMarks.tsx'
import { loadVoice } from '../../src/games/caravan/words.ts'
import { positions } from './games.ts'

const revealed = (card: string, deck = 'minos', side: 'action' | 'counter' = 'action'): CaravanEvent => ({
  e: 'cardRevealed',
  deck,
  card,
  side,
})
const line = (n: number, card: string, deck = 'minos'): CaravanEvent => ({
  e: 'lineBegan',
  deck,
  card,
  side: 'action',
  line: n,
})
const ended = (card: string, deck = 'minos'): CaravanEvent => ({ e: 'cardEnded', deck, card })
const turn: CaravanEvent = { e: 'turnBegan', of: 'malefactors' }
const reduced: CaravanEvent = { e: 'damageReduced', champion: 'mercenary', by: 2 }
const hit: CaravanEvent = { e: 'damageTaken', champion: 'mercenary', inflicted: 3, suffered: 2, by: 'minos' }
const moved = (from: string, to: 'C2' | 'D2'): CaravanEvent => ({
  e: 'modelMoved',
  object: 'minos',
  to,
  space: null,
  from,
})

const voice = await loadVoice('en')
const view = positions(1).next().value!.view

test('a Line that gives Vigor, or does what has no short form, does not say that it reaches nobody', () => {
  const gains = (['artist', 'outlaw'] as const).map(
    (champion): CaravanEvent => ({ e: 'vigorChanged', champion, by: 1, to: 5, why: 'gained' }),
  )
  expect(outcomesOf(gains, view, voice)).toEqual(['Sophia: +1 Vigor', 'Caedan: +1 Vigor'])
  // What damage takes is told as damage.
  const lost: CaravanEvent = { e: 'vigorChanged', champion: 'mercenary', by: -5, to: 4, why: 'damage' }
  expect(outcomesOf([hit, lost], view, voice)).toHaveLength(1)
  const track = ['artist', 'outlaw', 'mercenary', 'devotee'] as const
  expect(outcomesOf([{ e: 'fiercenessChanged', track: [...track] }], view, voice)).toHaveLength(1)
  expect(outcomesOf([], view, voice)).toEqual([])
})

test('tests and Wounds are told in few words, the test before what it decides', () => {
  const made = (champion: 'artist' | 'outlaw', success: boolean): CaravanEvent => ({
    e: 'testMade',
    champion,
    attr: 'willpower',
    faces: [1],
    success,
  })
  const wound: CaravanEvent = { e: 'woundSuffered', champion: 'mercenary', of: 'damage', by: 'minos' }
  expect(outcomesOf([made('artist', true), made('outlaw', false), hit, wound], view, voice)).toEqual([
    'Sophia passes the test',
    'Caedan fails the test',
    'Gadisa: 3 + 2 from the crash = 5 damage',
    'Gadisa: a Wound',
  ])
})

test('the Wound of the Attack that a Counterattack answers is no doing of its card', () => {
  const wounded: CaravanEvent = {
    e: 'malefactorWounded',
    malefactor: 'minos',
    deck: 'minos',
    cards: ['a'],
    by: 'outlaw',
  }
  const play = playOf([revealed('a', 'minos', 'counter'), line(0, 'a'), hit, wounded])
  expect(play).toMatchObject({ card: 'a', ended: true })
  expect(play?.did).toEqual([[hit]])
})

test('what happens belongs to the Line that was begun last', () => {
  const play = playOf([turn, revealed('a'), line(0, 'a'), moved('E2', 'D2'), line(1, 'a'), hit])
  expect(play).toMatchObject({ card: 'a', side: 'action', line: 1, ended: false })
  expect(play?.did).toEqual([[moved('E2', 'D2')], [hit]])
})

test('an ended card is shown until the next one is turned over, and none in a new Turn', () => {
  const first = [turn, revealed('a'), line(0, 'a'), hit, ended('a')]
  expect(playOf(first)).toMatchObject({ card: 'a', ended: true })
  expect(playOf([...first, revealed('b', 'queue')])).toMatchObject({ card: 'b', line: -1, ended: false })
  expect(playOf([...first, turn])).toBeNull()
})

test('a card that is discarded while it is carried out is over', () => {
  const lost: CaravanEvent = { e: 'malefactorWounded', malefactor: 'minos', deck: 'minos', cards: ['a'], by: null }
  expect(playOf([revealed('a', 'minos', 'counter'), line(0, 'a'), lost])).toMatchObject({ card: 'a', ended: true })
})

test('a card that another one has turned over comes first, then the other goes on', () => {
  const both = [turn, revealed('a'), line(0, 'a'), revealed('b', 'other'), line(0, 'b', 'other'), hit]
  expect(playOf(both)).toMatchObject({ card: 'b', did: [[hit]] })
  expect(playOf([...both, ended('b', 'other')])).toMatchObject({ card: 'a', did: [[]], ended: false })
})

test('what was told may begin in the middle of a card', () => {
  expect(playOf([hit, line(1, 'a'), hit])).toMatchObject({ card: 'a', line: 1, ended: false })
})

test('a blow is what was dealt, less what was turned away, and what a crash adds', () => {
  expect(blowsIn([reduced, hit])).toEqual([{ champion: 'mercenary', dealt: 5, reduced: 2, crash: 2, total: 5 }])
  expect(blowsIn([reduced])).toEqual([{ champion: 'mercenary', dealt: 2, reduced: 2, crash: 0, total: 0 }])
})

test('a way goes from where it began through all its places; who is hit is reached, who walks is not', () => {
  expect(waysIn([moved('E2', 'D2'), moved('D2', 'C2')])).toEqual([{ object: 'minos', places: ['E2', 'D2', 'C2'] }])
  expect(targetsIn([moved('E2', 'D2'), hit])).toEqual(['mercenary'])
})

test('the name of whoever is hit lies over nobody else', () => {
  const at = { x: 100, y: 100 }
  const [left, right, far] = [
    { x: 40, y: 110 },
    { x: 180, y: 90 },
    { x: 400, y: 100 },
  ]
  expect(sideOf(at, [far], 80)).toBe('right')
  expect(sideOf(at, [left], 80)).toBe('right')
  expect(sideOf(at, [right], 80)).toBe('left')
  expect(sideOf(at, [left, right], 80)).toBe('above')
  // A short name has room where a long one has not.
  const near = { x: -40, y: 100 }
  expect([60, 200].map(width => sideOf(at, [near, right], width))).toEqual(['left', 'above'])
})

test('the number of a blow that has landed stands on nobody who was not hit', () => {
  const at = { x: 100, y: 100 }
  const figure = (x: number, y: number) => ({ x, y, w: 40, h: 58 })
  const place = (...others: ReturnType<typeof figure>[]) => numberAt(at, others, 'small', -74)
  expect(place()).toEqual({ x: 0, y: 32 })
  // Behind there is nobody to be covered.
  expect(place(figure(100, 40))).toEqual({ x: 0, y: 32 })
  // One who stands in front, one on the right of it, one on the left: their figures are kept free.
  const [front, right, left] = [figure(100, 160), figure(165, 100), figure(35, 100)]
  expect(place(front).x).toBeGreaterThan(0)
  expect(place(front, right).x).toBeLessThan(0)
  expect(place(front, right, left)).toEqual({ x: 0, y: -74 })
  // Whoever is tall reaches up to it from further down.
  const far = figure(100, 200)
  expect(place(far)).toEqual({ x: 0, y: 32 })
  expect(place({ ...far, h: 92 })).not.toEqual({ x: 0, y: 32 })
  // The large number of the blow that is told never stands far from its figure.
  expect(numberAt(at, [front], 'large', -100)).toEqual({ x: 0, y: -100 })
})
