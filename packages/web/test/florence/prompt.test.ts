import { florence } from '@acheron/games/florence'
import { type FlorenceMove, type FlorenceView, hellFor, isGraveyard } from '@acheron/games/florence/board.ts'
import { expect, test } from 'vitest'
import { pointsOf } from '../../src/games/florence/groups.ts'
import { ends } from '../../src/games/florence/order.ts'
import { prompt } from '../../src/games/florence/prompt/index.ts'
import { loadVoice } from '../../src/games/florence/words.ts'
import { arrange } from '../../src/table/prompt/arrange.ts'
import { positionsOf } from '../order/positions.ts'
import { Game } from './games.ts'

const voice = await loadVoice('en')

/** Every decision of some random games. */
function* questions() {
  for (const players of [2, 3, 4]) {
    const game = new Game(players, `prompts ${players}`, { turnCap: 60 })
    do {
      const { seat } = game
      if (seat === undefined) return
      const view = game.view(seat)
      const moves = game.moves(seat)
      yield { view, moves, said: prompt(view, moves, voice) }
    } while (game.step())
  }
}

test('something always lies open, and what would be the only group is not folded', () => {
  let single = 0
  for (const { said } of questions()) {
    expect(arrange(said.choices, new Set()).plain.length, said.title).toBeGreaterThan(0)
    const groups = new Set(said.choices.map(({ group }) => group))
    if (said.title === voice.t('ask.bonusTile') && groups.size === 1 && said.choices.length > 3) single++
  }
  expect(single).toBeGreaterThan(0)
})

test('ways of souls: one into each quarter first, of each the one that gains most and costs least', () => {
  type Lead = Extract<FlorenceMove, { do: 'lead' }>
  let seen = 0
  for (const { view, said } of questions()) {
    const leads = said.choices
      .map(({ move }) => move as FlorenceMove)
      .filter((move): move is Lead => move.do === 'lead')
    const quarterOf = ({ to }: Lead) => hellFor(view.players).shields[to]?.quarter
    const quarters = new Set(leads.map(quarterOf))
    expect(new Set(leads.slice(0, quarters.size).map(quarterOf))).toEqual(quarters)
    for (const quarter of quarters) {
      // Without loans the best way of a quarter is one that gains infamy, if there is any.
      const there = leads.filter(lead => quarterOf(lead) === quarter)
      if (there.some(({ loans }) => loans)) continue
      const points = there.map(({ soul, to }) => pointsOf(view, soul, to) - (isGraveyard(soul) ? 1 : 0))
      if (Math.max(...points) <= 0) continue
      expect(points[0], JSON.stringify(there[0])).toBe(Math.max(...points))
      seen++
    }
  }
  expect(seen).toBeGreaterThan(0)
})

test('what costs a bribe stands behind the same thing without, and what does nothing last, with a mark', () => {
  let bribes = 0
  let idle = 0
  for (const { moves, said } of questions()) {
    if (!moves.some(move => move.do === 'send')) continue
    const shown = said.choices.filter(({ wastes }) => wastes === undefined).map(({ move }) => move as FlorenceMove)
    const sends = shown.filter(move => move.do === 'send')
    const places = sends.filter((move, i) => sends.findIndex(each => each.location === move.location) === i)
    const paid = places.map(move => move.bribe === true)
    expect(paid).toEqual(paid.toSorted())
    const marks = said.choices.map(({ wastes }) => wastes !== undefined)
    expect(marks).toEqual(marks.toSorted())
    if (paid.includes(true)) bribes++
    if (marks.includes(true)) idle++
  }
  expect([bribes > 0, idle > 0]).toEqual([true, true])
})

test('accusations at one place bring the same: after the first, who else could accuse and shelter elsewhere is folded', () => {
  let folded = 0
  let looked = 0
  // Towers high enough for it are rare where moves are drawn.
  for (const { view, moves } of positionsOf(florence, 6, 'accusations')) {
    const said = prompt(view as FlorenceView, moves as FlorenceMove[], voice)
    const { plain, groups } = arrange(said.choices, new Set())
    const here = plain
      .map(({ move }) => move as FlorenceMove)
      .flatMap(move => (move.do === 'accuse' && !move.bribe ? [move.location] : []))
    const isCrowded = said.choices.some(({ aside }) => aside)
    for (const place of isCrowded ? new Set(here) : [])
      expect(here.filter(each => each === place).length, place).toBeLessThan(3)
    // Where little else can be done there is room for them.
    expect(plain.length).toBeGreaterThanOrEqual(3)
    const others = groups.filter(({ title }) => title.startsWith('Other ways to accuse at the '))
    for (const { choices } of others) expect(choices.length).toBeGreaterThan(1)
    folded += isCrowded ? others.length : 0
    if (folded > 2 || ++looked === 2000) break
  }
  expect(folded).toBeGreaterThan(2)
})

test('where no fraud card could be played, to do without one stands first and ends nothing', () => {
  const seen = new Set<boolean>()
  for (const { view, said } of questions()) {
    if (view.flow.at(-1)?.kind !== 'fraudSource') continue
    const isVain = said.choices.every(({ move, wastes }) => move.do === 'pass' || wastes !== undefined)
    expect(said.choices[0]?.move.do === 'pass').toBe(isVain)
    expect(ends({ do: 'pass' }, view)).toBe(!isVain)
    seen.add(isVain)
  }
  expect([...seen].sort()).toEqual([false, true])
})

test('a council says that the player can accuse elsewhere, exactly when that is possible', () => {
  const seen = new Set<boolean>()
  for (const { moves, said } of questions()) {
    if (!moves.some(move => move.do === 'council')) continue
    const elsewhere = moves.some(move => move.do === 'accuse')
    expect(/accuse in another quarter/.test(said.text), said.text).toBe(elsewhere)
    seen.add(elsewhere)
  }
  expect([...seen].sort()).toEqual([false, true])
})
