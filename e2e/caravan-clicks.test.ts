import { Generator, Table } from '@acheron/engine'
import { caravan } from '@acheron/games/caravan'
import {
  type Archetype,
  archetypes,
  type CaravanState,
  championOf,
  isFighting,
  topFrame,
  type Walk,
  walksOf,
} from '@acheron/games/caravan/board.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { oneOfAlike, onlyAnswer } from '../packages/web/src/games/caravan/order/alike.ts'
import { rerollsAfter } from '../packages/web/src/games/caravan/order/attacking.ts'
import { scopeOf } from '../packages/web/src/games/caravan/stage/party/chosen.ts'
import { goldThing } from './caravan.ts'
import { makeMove, openBoard, type Step } from './caravan-plan.ts'
import { Ears } from './ears.ts'
import { openHouse } from './house.ts'
import { reseed } from './seeded.ts'
import { listed, promptReady, promptTitle } from './table-page.ts'

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
  await page.addInitScript(() => {
    const counted = window as unknown as { clicks: number }
    counted.clicks = 0
    addEventListener('click', () => counted.clicks++, true)
  })
  await page.goto(`/table/${id}`)
  await promptTitle(page).waitFor()
  return { page, ears }
}

const clicksIn = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { clicks: number }).clicks)

/** The plain player's choice, but Champion by Champion: the next one when the one before has done enough. */
function choiceOf(state: CaravanState): Move {
  const moves = oneOfAlike(state, caravan.moves(state, 0))
  const choose = (some: readonly Move[]) => caravan.mind.policy!(structuredClone(state), 0, [...some])
  if (topFrame(state)?.kind !== 'act') return choose(moves)
  for (const champion of archetypes) {
    const own = scopeOf(moves, champion)
    const move = own === moves ? null : choose(own)
    if (move && move.do !== 'pass') return move
  }
  return moves.find(({ do: kind }) => kind === 'pass') ?? choose(moves)
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
    } else {
      if (!answer) await byOneTouch(page, step)
      submit(move)
      if (move.do === 'use' && isFighting(state)) for (const each of rerollsAfter(state, move)) submit(each)
    }
    follows = true
    await ears.until(version, true)
    const kind = walk ? 'walk' : (topFrame(state)?.kind ?? '')
    const round = state.fight?.round ?? 0
    told.push({ kind, champion: championOf(move), round, clicks: (await clicksIn(page)) - before })
  }
  return told
}

/** The row that rolls all Fumbles again. */
const again = (page: Page, move: Move) =>
  move.do === 'use' && move.ability === 'reroll/0' ? listed(page).filter({ hasText: / Fumbles again/ }) : null

/** A practised player touches the thing that is meant, or its row; the rest is made as by anybody. */
async function byOneTouch(page: Page, step: Step): Promise<void> {
  const { move } = step
  if (move.do === 'interact') {
    await openBoard(page, move.champion)
    return goldThing(page, `object:${move.with}`).dispatchEvent('click')
  }
  const row = listed(page).filter({ hasText: step.label })
  if (move.do === 'use' && (await row.count()) === 1) return row.click()
  return makeMove(page, step)
}

const sum = (all: readonly Clicks[]): number => all.reduce((total, { clicks }) => total + clicks, 0)

test('a round with four Champions takes at most 30 clicks in the mean', async () => {
  const [seed, options] = ['clicks 1', { mode: 'quick', retry: 'none' }]
  const me = await sit(seed, options)
  const table = new Table(caravan, { players: 1, options, seed })
  const all = await played(me, table as never, ({ fight }) => fight !== null && fight.round > 2)
  const rounds = [1, 2].map(round => all.filter(each => each.round === round))
  console.log(`clicks by round: ${rounds.map(sum).join(', ')}`)
  expect(sum(rounds.flat()) / rounds.length).toBeLessThanOrEqual(30)
})
