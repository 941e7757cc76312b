import type { Locator, Page } from 'playwright-core'
import { promptTitle } from './table-page.ts'

/** The game on the shelf of the home page. */
export function cardOf(page: Page, game = 'Nine Circles'): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: game, exact: true }) })
}

export interface RecordFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** Opens a record file on the home page, as a table of this device. */
export async function openRecord(page: Page, file: RecordFile): Promise<void> {
  await page.goto('/')
  await page.getByLabel('Open a record file').setInputFiles(file)
  await page.waitForURL(/\/local\//)
  await promptTitle(page).waitFor()
}

/** Runs an action that stores name or language on the server, and waits for the answer. */
export async function keeping(page: Page, act: () => Promise<unknown>): Promise<void> {
  const kept = page.waitForResponse(answer => answer.url().endsWith('/api/me') && answer.request().method() === 'PUT')
  const [answer] = await Promise.all([kept, act()])
  if (!answer.ok()) throw new Error(`the server does not keep it: ${answer.status()} ${await answer.text()}`)
}
