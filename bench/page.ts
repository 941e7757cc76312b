// The page in a real browser: the time from a press to the screen at tables of this device, and the longest task of its
// main thread while what bots do is played back.

import { type GameState, type JsonObject, recordOf, Table } from '@acheron/engine'
import { findGame } from '@acheron/games'
import type { Page } from 'playwright-core'
import { launchBrowser, newPerson } from '../e2e/browser.ts'
import { Site } from '../e2e/site.ts'
import { ensureBuilt } from '../scripts/build-web.mjs'
import { limited } from './bench.ts'

/** Moves of each game. */
const MOVES = 60
/** Milliseconds between a question and the next press: an earlier one may be taken for a slip. */
const THOUGHT = 400
/** Milliseconds of playback that are looked at, in each game. */
const SHOWN = 40_000
/** Moments that are told meanwhile, at the least: one in four seconds. */
const LEAST = SHOWN / 4000
/** Milliseconds until a page that was just opened is at rest. */
const REST = 3000

const GAMES = ['imp-race', 'hellgame', 'florence'] as const

export const localMove = limited(
  {
    name: 'web/local-move-p95',
    peerName: 'limit 100 ms',
    unit: 'ms to the screen, p95',
    goal: 1,
    limit: 100,
  },
  async () => {
    const times: number[] = []
    for (const game of ['nine-circles', ...GAMES])
      await withPage('once', async page => {
        await openRecord(page, game)
        times.push(...(await page.evaluate(playAlone, { moves: MOVES, thought: THOUGHT })))
      })
    return percentile(times, 0.95)
  },
)

/** The fight in the last circle has the most moves, pieces and cards on the page. */
export const caravanMove = limited(
  {
    name: 'web/caravan-move-p95',
    peerName: 'limit 150 ms',
    unit: 'ms to the screen, p95',
    goal: 1,
    limit: 150,
  },
  async () => {
    let times: number[] = []
    await withPage('once', async page => {
      await openRecord(page, 'caravan', { mode: 'quick', startCircle: 9 }, state => state.flow?.at(-1)?.kind === 'act')
      times = await page.evaluate(playAlone, { moves: MOVES, thought: THOUGHT })
    })
    return percentile(times, 0.95)
  },
)

export const playbackTask = limited(
  {
    name: 'web/playback-task',
    // Browsers report no shorter ones.
    peerName: 'limit 50 ms, the least that is seen',
    unit: 'ms, longest task in playback',
    goal: 1,
    limit: 50,
  },
  async () => {
    let longest = 50
    for (const game of GAMES)
      await withPage('normal', async page => {
        const table = {
          game,
          name: 'Bench',
          options: {},
          seats: [{ kind: 'me' }, ...Array(2).fill({ kind: 'bot', bot: 'greedy' })],
        }
        await page.goto('/')
        const id = await page.evaluate(async body => {
          const headers = { 'content-type': 'application/json' }
          const answer = await fetch('/api/tables', { method: 'POST', headers, body })
          return ((await answer.json()) as { id: string }).id
        }, JSON.stringify(table))
        await page.goto(`/table/${id}`)
        await page.locator('.strip').waitFor({ timeout: 60_000 })
        const { tasks, told } = await page.evaluate(watchBots, { shown: SHOWN, rest: REST })
        if (told < LEAST) throw new Error(`${game}: ${told} moments were told: the bots were not watched`)
        longest = Math.max(longest, ...tasks)
      })
    return longest
  },
)

async function withPage(pace: 'once' | 'normal', work: (page: Page) => Promise<void>): Promise<void> {
  ensureBuilt()
  const [site, browser] = await Promise.all([Site.open(), launchBrowser()])
  try {
    const { page } = await newPerson(browser, site.origin, { pace, reducedMotion: 'no-preference' })
    await work(page)
  } finally {
    await browser.close()
    await site.close()
  }
}

/** A game as a table of this device, with every seat at it: from its beginning, or played on until a moment comes. */
async function openRecord(
  page: Page,
  id: string,
  options: JsonObject = {},
  isThere: (state: GameState) => boolean = () => true,
): Promise<void> {
  const game = await findGame(id).load()
  const table = new Table(game, { players: game.meta.seats.min, options, seed: 'page' })
  while (!isThere(table.state)) {
    const [seat = 0] = table.actors()
    const moves = table.moves(seat)
    table.submit(seat, game.mind.policy?.(structuredClone(table.state), seat, [...moves]) ?? moves[0]!)
  }
  const record = recordOf(table)
  const buffer = Buffer.from(JSON.stringify(record))
  await page.goto('/')
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer })
  await page.waitForURL(/\/local\//)
  await page.locator('.prompt.yours').waitFor()
}

function percentile(times: readonly number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * part) - 1]!
}

/** On the page: plays listed moves, each in turn, and gives the time until what came of it was drawn. */
async function playAlone({ moves, thought }: { moves: number; thought: number }): Promise<number[]> {
  const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))
  const drawn = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
  const find = (what: string) => document.querySelector<HTMLElement>(what)
  const text = () => find('.side')?.textContent
  const times: number[] = []
  for (let i = 0; times.length < moves && i < moves * 20 && !find('.end-screen'); i++) {
    await pause(thought)
    const rows = [...document.querySelectorAll<HTMLElement>('[data-choice]:not(.concede)')]
    const sure = find('dialog[open] .button.primary')
    const move = sure ?? rows[i % rows.length]
    const before = text()
    if (!move) {
      find('.hand-over .button.primary, .group-title[aria-expanded="false"]')?.click()
      continue
    }
    const start = performance.now()
    move.click()
    while (text() === before && !find('dialog[open]') && performance.now() - start < 3000) await drawn()
    if (find('dialog[open]')) continue
    await drawn()
    times.push(performance.now() - start)
  }
  return times
}

/** On the page: plays against bots, looks on until each of their moves was shown; the long tasks and moments meanwhile. */
async function watchBots({ shown, rest }: { shown: number; rest: number }): Promise<{ tasks: number[]; told: number }> {
  const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))
  const find = (what: string) => document.querySelector<HTMLElement>(what)
  const isPlaying = () => find('.strip[data-playing="true"]') !== null
  await pause(rest)
  // A task is reported after its end, when the playback may be over: what counts is when it began.
  const spans: { from: number; to: number }[] = []
  let [last, told] = ['', 0]
  const note = () => {
    const [open] = spans.slice(-1)
    const now = performance.now()
    if (isPlaying() && (!open || open.to < Number.POSITIVE_INFINITY))
      spans.push({ from: now, to: Number.POSITIVE_INFINITY })
    else if (!isPlaying() && open && open.to === Number.POSITIVE_INFINITY) open.to = now
    const text = find('.strip-moments li')?.textContent ?? ''
    if (isPlaying() && text !== last) told++
    last = text
  }
  note()
  const changes = new MutationObserver(note)
  changes.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true })
  const entries: PerformanceEntry[] = []
  const observer = new PerformanceObserver(list => void entries.push(...list.getEntries()))
  observer.observe({ type: 'longtask' })
  let playing = 0
  for (const start = performance.now(); playing < shown && performance.now() - start < shown * 4; ) {
    const before = performance.now()
    await pause(100)
    if (isPlaying()) {
      playing += performance.now() - before
      find('.strip-on')?.click()
    } else {
      await pause(400)
      ;(
        find('dialog[open] .button.primary') ??
        find('[data-choice]:not(.concede)') ??
        find('.group-title[aria-expanded="false"]')
      )?.click()
    }
  }
  await pause(rest)
  changes.disconnect()
  observer.disconnect()
  const tasks = entries
    .filter(({ startTime }) => spans.some(({ from, to }) => startTime >= from && startTime <= to))
    .map(({ duration }) => duration)
  return { tasks, told }
}
