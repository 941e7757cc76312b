import type { BrowserContext, Page } from 'playwright-core'
import { Visitor } from '../packages/server/test/client.ts'

/** Who people are: how they become accounts (in English), and what they do without their page. */

export const password = 'nel mezzo del cammin'

/** The guest becomes an account, and is shown recovery codes. */
export async function makeAccount(page: Page, name: string): Promise<void> {
  await page.goto('/sign-in#new')
  await page.getByLabel('Name to sign in with').fill(name)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Make the account', exact: true }).click()
  await page.getByText('Your account is made').waitFor()
}

/** The same, with the codes put away. */
export async function becomeAccount(page: Page, name: string): Promise<void> {
  await makeAccount(page, name)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await page.waitForURL(/\/$/)
}

/** The one who is here, without their page. */
export async function visitorOf(origin: string, context: BrowserContext): Promise<Visitor> {
  const visitor = new Visitor(origin)
  visitor.cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  return visitor
}
