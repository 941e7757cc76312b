import { writeFileSync } from 'node:fs'
import { makeBot } from '@acheron/bots'
import { Generator, recordOf, Table } from '@acheron/engine'
import { findGame } from '@acheron/games'
import { launchBrowser, newPerson, laptop, phone, smallLaptop } from './browser.ts'
import { Site } from './site.ts'
import { openRecord } from './visit.ts'
import { ensureBuilt } from '../scripts/build-web.mjs'
ensureBuilt()
const out = '/tmp/w22-shots'
const what = process.argv.slice(2)
async function record(id: string, players: number, options: object, most = 1e9, bots = ['easy','fair','fair','fair']) {
  const game = await findGame(id).load()
  const table = new Table(game, { players, options: options as never, seed: 'tour' })
  const b = bots.map(each => makeBot(game, each, 'bots'))
  const random = Generator.seeded('tour')
  while (table.actors().length > 0 && table.entryCount < most) {
    const seat = table.actors()[0]!
    table.submit(seat, b[seat]!.choose(table.view(seat), seat, table.moves(seat), random))
  }
  return { ...recordOf(table), bots: [null, ...bots.slice(1, players)] }
}
const cases: Record<string, [string, number, object]> = {
  race: ['imp-race', 3, { roundLimit: 8 }],
  florence: ['florence', 2, {}],
  hell: ['hellgame', 2, {}],
  nine: ['nine-circles', 1, { sheet: { start: 7 } }],
  caravan: ['caravan', 2, { mode: 'quick', retry: 'none', startCircle: 1 }],
}
const site = await Site.open()
const browser = await launchBrowser()
for (const name of what) {
  const [id, players, options] = cases[name]!
  const of = await record(id, players, options)
  console.log(name, of.entries.length)
  const file = { name: 'g.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(of)) }
  for (const [size, viewport, colorScheme] of [['laptop', laptop, 'dark'], ['phone', phone, 'light']] as const) {
    const { page, complaints } = await newPerson(browser, site.origin, { viewport, colorScheme, hasTouch: size === 'phone' })
    page.setDefaultTimeout(60_000)
    await openRecord(page, file)
    const at = Date.now()
    await page.getByRole('link', { name: /^Look back/ }).click()
    await page.getByRole('img', { name: /at the start/ }).waitFor({ timeout: 900_000 })
    console.log(name, size, 'analysed in', Date.now() - at)
    await page.waitForTimeout(4000)
    await page.screenshot({ path: `${out}/${name}-${size}.png`, fullPage: size === 'phone' })
    await page.keyboard.press('n'); await page.waitForTimeout(4000)
    console.log('deepest', await page.evaluate(() => { const h = document.documentElement.scrollHeight; return [h, ...[...document.querySelectorAll('body *')].filter(e => e.getBoundingClientRect().bottom + scrollY > h - 300).slice(0, 12).map(e => e.tagName + '.' + (e.getAttribute('class') ?? '') + ' ' + Math.round(e.getBoundingClientRect().bottom + scrollY) + ' ' + Math.round(e.getBoundingClientRect().height))] }))
    await page.screenshot({ path: `${out}/${name}-${size}-slip.png`, fullPage: size === 'phone' })
    const practise = page.getByRole('button', { name: 'Find the better move' })
    if (await practise.count()) { await practise.click(); await page.waitForTimeout(1500); await page.screenshot({ path: `${out}/${name}-${size}-practice.png`, fullPage: size === 'phone' }) }
    console.log(complaints)
    await page.context().close()
  }
}
await browser.close(); await site.close()
