import { Generator, Table } from '@acheron/engine'
import { caravan } from '@acheron/games/caravan'
import {
  type Archetype,
  archetypes,
  boxesOf,
  type CaravanState,
  type CaravanWords,
  championName,
  championOf,
  isFighting,
  nameOf,
  topFrame,
  type Walk,
  walksOf,
} from '@acheron/games/caravan/board.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { oneOfAlike, onlyAnswer } from '../packages/web/src/games/caravan/order/alike.ts'
import { rerollsAfter, turnedBy } from '../packages/web/src/games/caravan/order/attacking.ts'
import { scopeOf } from '../packages/web/src/games/caravan/stage/party/chosen.ts'
import { caravanUntil, goldThing, openCaravanRecord } from './caravan.ts'
import { makeMove, openBoard, type Step } from './caravan-plan.ts'
import { Ears } from './ears.ts'
import { openHouse } from './house.ts'
import { reseed } from './seeded.ts'
import { board, listed, promptReady, promptTitle } from './table-page.ts'

/**
 * How many clicks it takes: fixed games of the plain player, made on the page as a practised player would, every click counted
 * in the browser. docs/clicks.md has the measured table.
 */
const house = openHouse()

type Move = ReturnType<typeof caravan.moves>[number]
type Clicks = {
  readonly kind: string
  readonly champion: Archetype | null
  readonly round: number
  /** It is asked in the Caravan's own Turn. */
  readonly own: boolean
  /** There was more than one answer, of which no two do the same. */
  readonly isDecision: boolean
  readonly clicks: number
}

/** One player at a table on the server, with that seed. */
async function sit(seed: string, options: object): Promise<{ page: Page; ears: Ears }> {
  const { page } = await house.person({ away: true })
  await page.goto('/', { waitUntil: 'networkidle' })
  const id = await page.evaluate(async options => {
    const wanted = { game: 'caravan', name: 'Clicks', options, seats: [{ kind: 'me' }] }
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wanted) })
    return ((await answer.json()) as { id: string }).id
  }, options)
  await reseed(house.site, `${house.site.origin}/table/${id}`, caravan, seed)
  const ears = new Ears(page)
  await countClicks(page)
  await page.goto(`/table/${id}`)
  await promptTitle(page).waitFor()
  return { page, ears }
}

/** Counts from the next page that is opened. */
const countClicks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const counted = window as unknown as { clicks: number }
    counted.clicks = 0
    addEventListener('click', () => counted.clicks++, true)
  })

const clicksIn = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { clicks: number }).clicks)

/**
 * The plain player's choice, but Champion by Champion: the next one when the one before has done enough. Vigor for a way that
 * ends where it began is not spent.
 */
function choiceOf(state: CaravanState): Move {
  const moves = oneOfAlike(state, caravan.moves(state, 0))
  const choose = (some: readonly Move[]) => caravan.mind.policy!(structuredClone(state), 0, [...some])
  if (topFrame(state)?.kind !== 'act') return choose(moves)
  for (const champion of archetypes) {
    const own = scopeOf(moves, champion)
    const move = own === moves ? null : choose(own)
    if (move && move.do !== 'pass' && !staysBy(state, move)) return move
  }
  return moves.find(({ do: kind }) => kind === 'pass') ?? choose(moves)
}

/** Whether the plain player pays for a MOVE and stays where it is. */
function staysBy(state: CaravanState, move: Move): boolean {
  if (move.do !== 'move' || !isFighting(state)) return false
  const copy = structuredClone(state)
  const ctx = { random: Generator.seeded('walk'), emit() {} }
  caravan.play(copy, 0, move, ctx)
  while (topFrame(copy)?.kind === 'move') caravan.play(copy, 0, choiceOf(copy), ctx)
  return copy.fight?.fighters[move.champion].at === state.fight.fighters[move.champion].at
}

/** The walk that the plain player is about to make step by step: on the page it is one touch. */
function walkOf(state: CaravanState, move: Move): Walk | null {
  const frame = topFrame(state)
  const champion = frame?.kind === 'move' ? frame.mover : move.do === 'move' ? move.champion : null
  if (!isFighting(state) || !champion) return null
  const copy = structuredClone(state)
  const ctx = { random: Generator.seeded('walk'), emit() {} }
  const isWalk = (next: Move) =>
    next.do === 'step' || next.do === 'stand' || (next.do === 'move' && next.champion === champion)
  let at = copy.fight?.fighters[champion].at
  for (let next = move; isWalk(next); next = choiceOf(copy)) {
    caravan.play(copy, 0, next, ctx)
    if (!isFighting(copy)) break
    at = copy.fight.fighters[champion].at
    if (frame?.kind === 'move' && topFrame(copy)?.kind !== 'move') break
    if (caravan.actors(copy).length === 0) break
  }
  return walksOf(state, champion).find(walk => walk.at === at && !walk.wound) ?? null
}

/** Plays on until that is wanted, and says the clicks of each decision. */
async function played(
  { page, ears }: { page: Page; ears: Ears },
  table: Table<CaravanState, Move, never>,
  until: (state: CaravanState) => boolean,
): Promise<Clicks[]> {
  const words = await caravan.words('en')
  const told: Clicks[] = []
  let version = 0
  let follows = false
  const submit = (move: Move) => {
    table.submit(0, move)
    version++
  }
  while (!until(table.state) && table.actors().length > 0) {
    const state = structuredClone(table.state)
    const legal = table.moves(0)
    const answer = follows ? onlyAnswer(state, legal) : null
    if (!answer) await promptReady(page)
    const before = await clicksIn(page)
    const move = answer ?? choiceOf(state)
    const walk = answer ? null : walkOf(state, move)
    const step = { seat: 0, move, label: caravan.describeMove(move, state, words), before: state, after: state } as Step
    if (walk) {
      if (walk.of === 'vigor') await openBoard(page, walk.champion)
      await goldThing(page, `place:${walk.at}`).dispatchEvent('click')
      for (const each of walk.moves) submit(each)
    } else if (again(page, move) && (await again(page, move)!.count()) > 0) {
      const row = again(page, move)!
      const count = Number(/\d+(?= Fumbles)/.exec(await row.innerText())?.[0])
      await row.click()
      for (let i = 0; i < count; i++) submit(move)
    } else if (turnsAll(state, move)) {
      const row = listed(page).filter({ hasText: / INSPIRATION tokens: / })
      const count = isFighting(state) ? turnedBy(state) : 0
      await row.click()
      for (let i = 0; i < count; i++) submit(move)
    } else {
      if (!answer) await byOneTouch(page, step, words)
      submit(move)
      if (move.do === 'use' && isFighting(state)) for (const each of rerollsAfter(state, move)) submit(each)
    }
    follows = true
    await ears.until(version, true)
    const kind = walk ? 'walk' : (topFrame(state)?.kind ?? '')
    const round = state.fight?.round ?? 0
    const own = state.fight?.turn === 'caravan'
    const isDecision = oneOfAlike(state, legal).length > 1
    told.push({ kind, champion: championOf(move), round, own, isDecision, clicks: (await clicksIn(page)) - before })
  }
  return told
}

/** Whether the plain player turns as many Fumbles by INSPIRATION as it can, and several: on the page it is one row. */
function turnsAll(state: CaravanState, move: Move): boolean {
  const count = isFighting(state) ? turnedBy(state) : 0
  const copy = structuredClone(state)
  const ctx = { random: Generator.seeded('turn'), emit() {} }
  for (let i = 0, next = move; i < count; i++) {
    if (next.do !== 'use' || next.ability !== 'inspiration') return false
    caravan.play(copy, 0, next, ctx)
    if (i + 1 < count) next = choiceOf(copy)
  }
  return count > 1
}

/** The row that rolls all Fumbles again. */
const again = (page: Page, move: Move) =>
  move.do === 'use' && move.ability === 'reroll/0' ? listed(page).filter({ hasText: / Fumbles again/ }) : null

/** A practised player touches the thing that is meant, or its row; the rest is made as by anybody. */
async function byOneTouch(page: Page, step: Step, words: CaravanWords): Promise<void> {
  const { move, before } = step
  if (move.do === 'maneuver' && isFighting(before)) {
    // Another Champion and what it does first, by its row.
    const card = nameOf(words, 'maneuver', move.card ?? boxesOf(before, move.champion)[move.slot]!.id)
    const label = page
      .locator('.choice-label')
      .getByText(`${championName(words, move.champion)}: ${card}`, { exact: true })
    const row = listed(page).filter({ has: label })
    if ((await row.count()) === 1) return row.click()
  }
  if (move.do === 'interact') {
    await openBoard(page, move.champion)
    return goldThing(page, `object:${move.with}`).dispatchEvent('click')
  }
  const row = listed(page).filter({ hasText: step.label })
  if (move.do === 'use' && (await row.count()) === 1) return row.click()
  return makeMove(page, step)
}

const sum = (all: readonly Clicks[]): number => all.reduce((total, { clicks }) => total + clicks, 0)

/** The most clicks of each of the three rounds. The target is 30; docs/clicks.md names what misses it, and why. */
const most = [30, 30, 34] as const

test('three rounds with four Champions take no more clicks than docs/clicks.md says', async () => {
  const [seed, options] = ['clicks 1', { mode: 'quick', retry: 'none' }]
  const me = await sit(seed, options)
  const table = new Table(caravan, { players: 1, options, seed })
  const all = await played(me, table as never, ({ fight }) => fight !== null && fight.round > 3)
  const rounds = [1, 2, 3].map(round => all.filter(each => each.round === round))
  const decisions = rounds.map(round => round.filter(({ isDecision }) => isDecision).length)
  console.log(`clicks by round: ${rounds.map(sum).join(', ')}; decisions: ${decisions.join(', ')}`)
  for (const [i, round] of rounds.entries()) {
    expect.soft(sum(round), `round ${i + 1}`).toBeLessThanOrEqual(most[i]!)
    // One click for each decision, and one for the choice of each Champion.
    expect.soft(sum(round), `decisions of round ${i + 1}`).toBeLessThanOrEqual(decisions[i]! + archetypes.length)
  }

  // Only the Mercenary is the player's own. A Companion is chosen, acts, and is asked about it.
  const companions = archetypes.filter(each => !table.state.champions[each].player)
  expect(companions).toHaveLength(3)
  const turns = rounds.flatMap(round => companions.map(each => turnOf(round, each)))
  const told = turns.map(turn => `${sum(turn)} for ${actionsIn(turn)}`)
  console.log(`clicks of Companions by turn, for so many actions: ${told.join(', ')}`)
  const made = turns.map(turn => turn.filter(({ isDecision }) => isDecision).length)
  console.log(`decisions of Companions by turn: ${made.join(', ')}`)
  for (const [i, turn] of turns.entries()) {
    expect.soft(sum(turn)).toBeLessThanOrEqual(9)
    expect.soft(sum(turn), told[i]).toBeLessThanOrEqual(made[i]! + 1)
  }
  expect(sum(turns.flat()) / actionsIn(turns.flat())).toBeLessThanOrEqual(2.2)
})

/** What a Champion begins by itself: Maneuvers, Basic Actions, walks, and what it carries. */
const actionsIn = (turn: readonly Clicks[]): number =>
  turn.filter(({ champion, own }) => own && champion !== null).length

/** What is decided about that Champion in the Caravan's Turn, with the questions that follow from it; not the end of the Turn. */
function turnOf(round: readonly Clicks[], champion: Archetype): readonly Clicks[] {
  let whose: Archetype | null = null
  return round.filter(each => {
    whose = each.kind === 'act' ? each.champion : (each.champion ?? whose)
    return each.own && whose === champion
  })
}

/** The clicks of what is done on a page that shows that moment. */
async function clicksFrom(wanted: (state: CaravanState) => boolean, act: (page: Page) => Promise<void>) {
  const { page } = await house.person()
  await countClicks(page)
  await openCaravanRecord(page, caravanUntil(wanted))
  await promptReady(page)
  const before = await clicksIn(page)
  await act(page)
  return (await clicksIn(page)) - before
}

const isDilemma = ({ flow }: CaravanState): boolean => {
  const frame = flow.at(-1)
  return frame?.kind === 'vote' && frame.topic.what === 'dilemma'
}

/** The clicks of an Ordeal with so many dice of Effort from each Champion, and whether the Hand of Fate was asked about. */
async function clicksOfOrdeal(each: number): Promise<{ clicks: number; fated: boolean }> {
  let fated = false
  const clicks = await clicksFrom(isDilemma, async page => {
    await board(page).locator('.chr-choices button').first().click()
    const dice = page.locator('.effort-row [role="spinbutton"]')
    await dice.first().waitFor()
    if (each > 0) await page.locator(`.effort-each [data-each="${each}"]`).click()
    await expect.poll(async () => new Set(await dice.allInnerTexts())).toEqual(new Set([String(each)]))
    await page.locator('.effort-roll').click()
    const fate = board(page).locator('.chr-fates > li[data-for="nobody"] > button')
    await expect.poll(() => page.locator('.effort').count()).toBe(0)
    await promptReady(page)
    fated = await fate.isVisible()
    if (fated) await fate.click()
    await expect.poll(() => fate.count()).toBe(0)
  })
  console.log(
    `clicks of an Ordeal with ${each} dice of Effort each: ${clicks}${fated ? ', with the Hand of Fate' : ''}`,
  )
  return { clicks, fated }
}

test.each([0, 1, 3])('an Ordeal with %i dice of Effort from each Champion', async each => {
  const { clicks, fated } = await clicksOfOrdeal(each)
  // The answer, the number of dice, the roll; only a roll that does not suffice asks about the Hand of Fate.
  expect(clicks).toBe(2 + Number(each > 0) + Number(fated))
})

test('the Transition takes at most three clicks when nothing changes', async () => {
  const clicks = await clicksFrom(
    ({ flow }) => flow.at(-1)?.kind === 'transition',
    async page => {
      const ready = board(page).locator('.chr-ready')
      const fight = board(page).locator('.cv-grid')
      await ready.click()
      await fight.waitFor()
    },
  )
  console.log(`clicks of the Transition: ${clicks}`)
  expect(clicks).toBeLessThanOrEqual(3)
})
