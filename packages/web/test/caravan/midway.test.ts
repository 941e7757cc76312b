// Which part of a decision is watched: what the Malefactors do.
import { Table } from '@acheron/engine'
import { caravan } from '@acheron/games/caravan'
import { type CaravanEvent, type CaravanView, isFighting } from '@acheron/games/caravan/board.ts'
import { expect, test } from 'vitest'
import { midway, watchedIn } from '../../src/games/caravan/stage/turn/midway.ts'
import { titleOf } from '../../src/games/caravan/stage/turn/title.ts'
import { loadVoice } from '../../src/games/caravan/words.ts'

/** The view of the first decision in a fight. */
function fightView(): CaravanView {
  const table = new Table(caravan, { players: 1, options: { mode: 'quick', startCircle: 1 }, seed: 'midway' })
  for (;;) {
    const view = table.view(0) as CaravanView
    if (isFighting(view)) return view
    table.submit(0, caravan.mind.policy!(table.state, 0, table.moves(0)))
  }
}
const view = fightView()
const deck = Object.keys(view.fight!.decks)[0]!
const revealed = (side: 'action' | 'counter'): CaravanEvent => ({ e: 'cardRevealed', deck, card: 'x', side })
const ended: CaravanEvent = { e: 'cardEnded', deck, card: 'x' }
const turn = (of: 'caravan' | 'malefactors'): CaravanEvent => ({ e: 'turnBegan', of })
const hurt: CaravanEvent = { e: 'vigorChanged', champion: 'mercenary', by: -1, to: 1, why: 'damage' }

test('what Champions do is shown at once', () => {
  expect(midway(view, [hurt, hurt], () => '')).toBeNull()
})

test('a Counterattack is watched from the beginning of the decision until its card is put back', () => {
  expect(watchedIn(view, [hurt, revealed('counter'), hurt, ended, hurt])).toBe(4)
})

test('the Malefactors’ Turn is watched until the next Round', () => {
  const events = [turn('malefactors'), revealed('action'), hurt, ended, { e: 'roundBegan', round: 2 } as const]
  expect(watchedIn(view, [...events, turn('caravan'), hurt])).toBe(4)
  const theirs = { ...view, fight: { ...view.fight!, turn: 'malefactors' as const } }
  expect(watchedIn(theirs, [hurt, hurt])).toBe(2)
})

test('the view on the way knows what was told and nothing else', () => {
  const on = midway(view, [turn('malefactors'), revealed('action'), hurt, ended], () => '')
  const before = view.champions.mercenary.vigor
  expect([1, 2, 3].map(told => on?.view(told).champions.mercenary.vigor)).toEqual([before, before, 1])
  expect(on?.view(2).fight?.decks[deck]?.playing).toBe('x')
  expect(on?.view(4).fight?.decks[deck]?.playing).toBeNull()
  expect(view.champions.mercenary.vigor).toBe(before)
})

test('a card that goes on after a question is named by whose it is, not by the Turn', async () => {
  const voice = await loadVoice('en')
  const theirs = structuredClone(view)
  theirs.fight!.turn = 'malefactors'
  const tray = Object.entries(theirs.fight!.decks).find(([, { owner }]) => owner === 'minos')![1]
  tray.playing = 'minos-head-to-head'
  const hit: CaravanEvent = { e: 'damageTaken', champion: 'mercenary', inflicted: 3, suffered: 0, by: 'minos' }
  expect(titleOf(theirs, [], voice)).toBe('Minos acts')
  expect(titleOf(theirs, [hit, hurt], voice)).toBe('Minos strikes Gadisa')
  // Whoever only passes a test is not struck.
  const tested = (success: boolean): CaravanEvent => ({
    e: 'testMade',
    champion: 'outlaw',
    attr: 'willpower',
    faces: [],
    success,
  })
  expect(titleOf(theirs, [tested(true)], voice)).toBe('Minos acts')
  expect(titleOf(theirs, [tested(true), hit], voice)).toBe('Minos strikes Gadisa')
  expect(titleOf(theirs, [tested(false)], voice)).toBe('Minos strikes Caedan')
  expect(titleOf({ ...theirs, fight: { ...theirs.fight!, decks: {} } }, [hit], voice)).toBe("The Malefactors' Turn")
})
