import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Visitor } from '../packages/server/test/client.ts'
import { laptop, launchBrowser, newPerson, phone } from './browser.ts'
import { barriers, sideways } from './looks.ts'
import { Scratch } from './scratch.ts'
import { Site } from './site.ts'
import { board, choices, playFirst, untilMine } from './table-page.ts'
import { cardOf } from './visit.ts'

/** A sixth game as a newcomer makes it: by the command, in a copy of the house. */
const id = 'tower-of-dis'
const name = 'Tower Of Dis'

let scratch: Scratch
let site: Site
let browser: Browser

beforeAll(async () => {
  scratch = new Scratch()
  scratch.npm('new-game', '--', id)
  scratch.npm('build')
  ;[site, browser] = await Promise.all([Site.open(scratch.folder), launchBrowser()])
}, 300_000)

afterAll(async () => {
  await browser?.close()
  await site?.close()
  scratch?.remove()
})

test('it keeps the house’s checks: types, lint, words, dead code', () => {
  expect(scratch.npm('types')).toBe('')
  scratch.npm('lint', '--', `packages/games/${id}`, `packages/web/src/games/${id}`, 'packages/games/index.ts')
  expect(scratch.npm('words', '--', '--check')).toBe('')
  expect(scratch.npm('dead')).toBe('')
})

test('its own tests pass', () => {
  scratch.npm('unit', '--', `packages/games/${id}`, 'scripts/house.test.ts')
})

test('it is simulated, and its scenarios run', () => {
  const bots = ['--players', '3', '--bots', 'random,greedy,search', '--games', '6', '--seed', '1']
  const report = JSON.parse(scratch.npm('acheron', '--', 'simulate', id, ...bots, '--json'))
  expect(report).toMatchObject({ game: id, players: 3, finished: 6, errors: 0 })
  expect(scratch.npm('acheron', '--', 'scenario', `packages/games/${id}/scenarios`)).toContain('4')
})

test('it is played over a socket to its end', async () => {
  const visitor = await Visitor.guest(site.origin)
  const info = await visitor.open({
    game: id,
    options: { fare: 10 },
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }],
  })
  const line = await visitor.socket()
  let { now } = await line.watch(info.id)
  for (let moves = 0; now.result === null; moves++) {
    expect(moves, 'the game does not end').toBeLessThan(500)
    const move = now.moves.at(-1)
    const { version } = now
    if (move) await line.ask({ type: 'move', table: info.id, seat: 0, version, move })
    ;({ now } = await line.next('steps', message => message.now.version > version))
  }
  expect(now.result.winners).toHaveLength(1)
  await line.end()
})

test.each(Object.entries({ laptop, phone }))(
  'it is drawn in the browser, and played there: %s',
  async (_size, viewport) => {
    const { context, page, complaints } = await newPerson(browser, site.origin, { viewport })
    await page.goto('/')
    await cardOf(page, name).getByRole('button', { name: 'Play' }).click()
    await board(page).locator(`.${id}`).waitFor()
    await choices(page).first().waitFor()
    expect(await barriers(page)).toEqual([])
    expect(await sideways(page)).toBe(0)
    for (let played = 0; (await untilMine(page)) === 'mine'; played++) {
      expect(played, 'the game does not end').toBeLessThan(400)
      await playFirst(page)
    }
    await page.getByRole('button', { name: 'Rules', exact: true }).click()
    await page.getByRole('dialog').waitFor()
    expect(complaints).toEqual([])
    await context.close()
  },
)
