import type { Locator, Page } from 'playwright-core'
import { promptTitle } from './play.ts'

export interface Wish {
  readonly where?: 'On this device' | 'On the server'
  /** The first circle of a practice sheet. */
  readonly start?: number
  readonly name?: string
}

/** The game on the shelf of the home page. */
export function cardOf(page: Page, game = 'Nine Circles'): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: game, exact: true }) })
}

/** Opens a table by the dialog on the home page. */
export async function openTable(page: Page, { where = 'On this device', start = 1, name = '' }: Wish = {}) {
  await page.goto('/')
  await cardOf(page).getByRole('button', { name: 'Options', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'New table: Nine Circles' })
  await dialog.getByRole('radio', { name: where }).check()
  if (start !== 1) {
    await dialog.getByText('Sheet', { exact: true }).click()
    await dialog.getByLabel('First circle').selectOption(String(start))
  }
  if (name) await dialog.getByLabel(/^Name of the table/).fill(name)
  await dialog.getByRole('button', { name: 'Open the table' }).click()
  await promptTitle(page).waitFor()
}

/** Opens a record file on the home page, as a table of this device. */
export async function openRecord(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await page.goto('/')
  await page.getByLabel('Open a record file').setInputFiles(file)
  await page.waitForURL(/\/local\//)
  await promptTitle(page).waitFor()
}

/** Begins the descent of the day under a name; the page tells its terms first. */
export async function descend(page: Page, name: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Descend' }).click()
  const terms = page.getByRole('dialog', { name: 'Before you descend' })
  await terms.getByLabel('Your name among the results').fill(name)
  await terms.getByRole('button', { name: 'Descend' }).click()
  await promptTitle(page).waitFor()
}

/** Does what has the server keep name and language, and waits until it has. */
export async function keeping(page: Page, act: () => Promise<unknown>): Promise<void> {
  const kept = page.waitForResponse(answer => answer.url().endsWith('/api/me') && answer.request().method() === 'PUT')
  const [answer] = await Promise.all([kept, act()])
  if (!answer.ok()) throw new Error(`the server does not keep it: ${answer.status()} ${await answer.text()}`)
}
