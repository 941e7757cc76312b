/**
 * The pictures that a link to a table shows where it is posted: `npm run previews` takes each game's cover from the home page, with
 * its name, into `packages/web/public/previews/`. They are committed; take them anew when a cover has changed.
 */
import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from '../scripts/build-web.mjs'
import { launchBrowser, newPerson } from './browser.ts'
import { Site } from './site.ts'

const folder = join(import.meta.dirname, '../packages/web/public/previews')
const size = { width: 1200, height: 630 }

const style = `
  body { margin: 0; overflow: hidden }
  main { box-sizing: border-box; width: 1200px; height: 630px; padding: 60px 80px; display: flex; gap: 60px; align-items: center;
    background: radial-gradient(ellipse at 72% 60%, color-mix(in srgb, var(--ember) 16%, var(--background)), var(--background) 70%) }
  main > div { flex: none; width: 470px }
  main > div > p { font: 400 30px/1.3 var(--font-body); color: var(--muted); margin: 0 }
  main h2 { font: 400 84px/1.05 var(--font-title); margin: 0 0 20px; color: var(--text) }
  main > svg { flex: 1; min-width: 0; height: 500px }
`

ensureBuilt()
mkdirSync(folder, { recursive: true })
const [site, browser] = await Promise.all([Site.open(), launchBrowser()])
try {
  const { page } = await newPerson(browser, site.origin, { viewport: size })
  await page.goto('/')
  await page.getByRole('article').first().waitFor()
  const ids = await page.locator('article.game-card').evaluateAll(cards => cards.map(card => card.id))
  for (const id of ids) {
    await page.goto('/')
    await page.locator(`#${id}`).waitFor()
    await page.evaluate(
      ([id, style]) => {
        const card = document.getElementById(id!)!
        const main = document.createElement('main')
        const words = document.createElement('div')
        const house = document.createElement('p')
        house.textContent = 'Acheron'
        words.append(card.querySelector('h2')!, house)
        main.append(words, card.querySelector('.game-cover svg')!)
        document.body.replaceChildren(main)
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(style!)
        document.adoptedStyleSheets = [sheet]
      },
      [id, style] as const,
    )
    const path = join(folder, `${id.replace(/^game-/, '')}.jpg`)
    await page.screenshot({ path, type: 'jpeg', quality: 82 })
    console.log(`${path}: ${Math.round(statSync(path).size / 1024)} kB`)
  }
} finally {
  await browser.close()
  await site.close()
}
