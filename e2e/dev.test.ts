import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { games } from '@acheron/games'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, newPerson } from './browser.ts'
import { playFirst, promptTitle } from './table-page.ts'
import { cardOf } from './visit.ts'

const root = join(import.meta.dirname, '..')

/** Two ports nobody listens on. */
async function freePorts(): Promise<[number, number]> {
  const servers = [createServer(), createServer()]
  await Promise.all(servers.map(server => once(server.listen(0, 'localhost'), 'listening')))
  const [page, server] = servers.map(server => (server.address() as { port: number }).port)
  await Promise.all(servers.map(server => once(server.close(), 'close')))
  return [page!, server!]
}

async function answers(port: number, path = '/'): Promise<boolean> {
  return fetch(`http://localhost:${port}${path}`).then(
    answer => answer.ok,
    () => false,
  )
}

const folder = mkdtempSync(join(tmpdir(), 'acheron-dev-'))
let browser: Browser
let dev: ChildProcess
let ports: [page: number, server: number]

beforeAll(async () => {
  ports = await freePorts()
  dev = spawn(process.execPath, [join(root, 'scripts/dev.mjs')], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(ports[0]),
      SERVER_PORT: String(ports[1]),
      DATA: join(folder, 'dev.sqlite'),
    },
    stdio: 'ignore',
  })
  process.once('exit', () => dev.kill('SIGTERM'))
  browser = await launchBrowser()
  while (!(await answers(ports[0], '/api/me'))) await new Promise(resolve => setTimeout(resolve, 200))
}, 90_000)

afterAll(async () => {
  await browser?.close()
  if (dev.exitCode === null) {
    dev.kill('SIGTERM')
    await once(dev, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
})

test('npm run dev: the page is served with the server and its socket behind it', async () => {
  const { page, context, complaints } = await newPerson(browser, `http://localhost:${ports[0]}`)
  await page.goto('/')
  await cardOf(page)
    .getByRole('button', { name: /^Options/ })
    .click({ timeout: 60_000 })
  const dialog = page.getByRole('dialog', { name: 'New table: Nine Circles' })
  await dialog.getByRole('radio', { name: 'On the server' }).check()
  await dialog.getByRole('button', { name: 'Open the table' }).click()
  await promptTitle(page).waitFor()
  await playFirst(page)
  await context.close()
  expect(complaints).toEqual([])
})

test('the gallery has every recorded moment of every game, in both themes and sizes', async () => {
  const { page, context, complaints } = await newPerson(browser, `http://localhost:${ports[0]}`)
  // The frames are looked at one by one below.
  await page.route('**/gallery/frame.html?*', route => route.fulfill({ body: '' }))
  await page.goto('/gallery')
  const addresses = new Map<string, string>()
  for (const { meta } of games) {
    await page.getByRole('link', { name: meta.id, exact: true }).click({ timeout: 60_000 })
    await page.getByRole('link', { name: meta.id, exact: true }).and(page.locator('[aria-current]')).waitFor()
    const looks = await page
      .locator('.look iframe')
      .evaluateAll(frames => frames.map(frame => frame.getAttribute('title')))
    const moments = await page.getByRole('heading', { level: 2 }).allInnerTexts()
    const all = ['laptop', 'phone'].flatMap(size => ['abyss', 'parchment'].map(theme => `${size}, ${theme}`))
    expect(looks).toEqual(moments.flatMap(moment => all.map(look => `${moment}, ${look}`)))
    expect(moments.length, meta.id).toBeGreaterThan(0)
    addresses.set(meta.id, (await page.locator('.look iframe').nth(1).getAttribute('src')) ?? '')
  }
  await page.unrouteAll()
  for (const [game, address] of addresses) {
    await page.goto(address)
    await page.locator(`.board[data-game="${game}"] > *`).first().waitFor({ timeout: 60_000 })
    await page.locator('.prompt.yours, .prompt.over').first().waitFor()
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('parchment')
  }
  await context.close()
  expect(complaints).toEqual([])
})

test('both end together', async () => {
  dev.kill('SIGTERM')
  await once(dev, 'exit')
  await expect.poll(() => Promise.all(ports.map(port => answers(port, '/api/me')))).toEqual([false, false])
})

test('what is built for players has no gallery', () => {
  const dist = join(root, 'packages/web/dist')
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(name => /\.(html|js|css)$/.test(name))
  expect(files).toContain('index.html')
  // A file, a class or an address of it; the story has a theatre with a gallery.
  const gallery = /["'`./]gallery/i
  expect(files.filter(name => gallery.test(`/${name} ${readFileSync(join(dist, name), 'utf8')}`))).toEqual([])
})
