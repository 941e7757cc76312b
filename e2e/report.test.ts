import { readFileSync } from 'node:fs'
import { parseScenarios, runScenario } from '@acheron/engine'
import { florence } from '@acheron/games/florence'
import { expect, test } from 'vitest'
import packageFile from '../packages/web/package.json' with { type: 'json' }
import { openFlorence } from './florence.ts'
import { openHouse } from './house.ts'
import { playFirst, promptTitle } from './table-page.ts'

const house = openHouse()

test('a report of a position at a table with others is a rule case, and opens on the page as a table', async () => {
  const { page } = await house.person()
  await openFlorence(page, { where: 'With friends', rival: 'Bot: a lost soul (easy)' })
  await page.locator('.prompt.yours').waitFor({ timeout: 60_000 })
  await playFirst(page)
  await page.locator('.prompt.yours').waitFor({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Settings' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Report this position' }).click(),
  ])
  // The id lets in whoever has it, and a report is shown to others.
  const id = new URL(page.url()).pathname.split('/').at(-1)!
  expect(download.suggestedFilename()).toMatch(/^report-florence-\d+\.json$/)
  const file = await download.path()
  expect(readFileSync(file, 'utf8')).not.toContain(id)
  const [report] = parseScenarios(readFileSync(file, 'utf8'))
  expect(runScenario(florence, report!)).toEqual([])
  const log = expect.arrayContaining([expect.stringMatching(/families of Florence/)])
  expect(report?.report).toMatchObject({ browser: expect.stringContaining('Chrome'), language: 'en', earlier: 0, log })
  expect(report?.report).toMatchObject({ software: packageFile.version, rulesVersion: florence.meta.rulesVersion })

  const other = await house.person()
  await other.page.goto('/')
  await other.page.getByLabel('Open a record file').setInputFiles(file)
  await other.page.waitForURL(/\/local\//)
  await promptTitle(other.page).waitFor()
  // It is the same question, to whoever opens it.
  await other.page.locator('.prompt.yours').waitFor()
})
