// A long way of three people at a table for the invited, by their browsers: at every step each sees only what they may.
import { decodeServerMessages, type OpenTable } from '@acheron/protocol'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Line, Visitor } from '../packages/server/test/client.ts'
import { type Person, phone } from './browser.ts'
import { openHouse } from './house.ts'
import { openRace } from './imp-race.ts'
import { playFirst, promptTitle, rematch } from './table-page.ts'

const house = openHouse()

const password = 'nel mezzo del cammin'

interface SeenView {
  readonly seats: readonly { readonly hand: readonly (string | null)[] }[]
}

/** Watches what a page is told of tables: as the holder of which seat, and of whose cards. */
class Eyes {
  /** Null: what spectators see. */
  readonly #may = new Map<string, readonly (number | null)[]>()
  readonly #trespasses: string[] = []
  /** What was seen of tables before it was said who may see what of them. */
  readonly #unsaid = new Map<string, (number | null)[]>()

  constructor(page: Page) {
    page.on('websocket', socket =>
      socket.on('framereceived', ({ payload }) => {
        for (const message of decodeServerMessages(String(payload))) {
          if (message.type === 'table') this.#saw(message.table, message.open.now)
          if (message.type === 'info' || message.type === 'steps') this.#saw(message.table, message.now)
        }
      }),
    )
  }

  /** From now on the page may be shown these seats of the table, and no others. */
  may(table: string, seats: readonly (number | null)[]): void {
    this.#may.set(table, seats)
    for (const seat of this.#unsaid.get(table) ?? []) this.#check(table, seat)
    this.#unsaid.delete(table)
  }

  /** Whatever was seen and should not have been. */
  get trespasses(): readonly string[] {
    return [...this.#trespasses, ...this.#unsaid.keys()]
  }

  #saw(table: string, { seat, view, result }: OpenTable['now']): void {
    if (this.#may.has(table)) this.#check(table, seat)
    else this.#unsaid.set(table, [...(this.#unsaid.get(table) ?? []), seat])
    const { seats } = view as unknown as SeenView
    // When the game is over everything is told.
    if (result === null && seats.some(({ hand }, i) => i !== seat && hand.some(card => card !== null)))
      this.#trespasses.push(`${table}: the cards of others, shown to seat ${seat}`)
  }

  #check(table: string, seat: number | null): void {
    if (!this.#may.get(table)?.includes(seat)) this.#trespasses.push(`${table}: shown as seat ${seat}`)
  }
}

const seat = (page: Page, at: number) => page.getByRole('region', { name: 'Players' }).getByRole('listitem').nth(at)
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const idOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1)!

/** A page that was refused something says so in its console too. */
function forgive({ complaints }: Person): void {
  complaints.splice(0, complaints.length, ...complaints.filter(text => !text.includes('status of 404')))
}

/** To whoever may not come in there is no table. */
async function findsNothing(person: Person, address: string): Promise<void> {
  await person.page.goto('/')
  await person.page.goto(address)
  await person.page.getByRole('heading', { name: 'There is no such table' }).waitFor()
  forgive(person)
}

/** The same person by a line of their own, which plays faster than a page. */
async function lineOf({ context }: Person): Promise<Fast> {
  const visitor = new Visitor(house.site.origin)
  visitor.cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  return { visitor, line: await visitor.socket() }
}

interface Fast {
  readonly visitor: Visitor
  readonly line: Line
}

/** Plays the first of the moves that there are, by turns, until the table is as it is wanted. */
async function playUntil(table: string, people: readonly Fast[], done: (open: OpenTable) => boolean): Promise<void> {
  for (let idle = 0, i = 0; idle < 600; i++) {
    const { visitor, line } = people[i % people.length]!
    const open = await visitor.get<OpenTable>(`/api/tables/${table}`)
    if (done(open)) return
    const { seat, version, moves } = open.now
    if (moves.length > 0) {
      await line.ask({ type: 'move', table, seat, version, move: moves[0] })
      idle = 0
    } else {
      await new Promise(resolve => setTimeout(resolve, 20))
      idle++
    }
  }
  throw new Error('nobody moves')
}

const isOver = ({ now }: OpenTable) => now.result !== null

/** The owner makes a link of the free seat. */
async function seatLink(page: Page): Promise<string> {
  const invite = page.getByRole('dialog', { name: 'Bring somebody in' })
  await invite.getByRole('button', { name: 'Make a seat link' }).click()
  const link = await invite.getByRole('textbox', { name: /^Seat link/ }).inputValue()
  await page.keyboard.press('Escape')
  await invite.waitFor({ state: 'detached' })
  return link
}

async function comesBy(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel(/^Your name/).fill(name)
  await button(page, 'Sit down').click()
  await promptTitle(page).waitFor()
}

async function resigns(page: Page): Promise<void> {
  await button(page, 'Leave').click()
  const leaving = page.getByRole('dialog', { name: 'Leave' })
  await leaving.getByRole('button', { name: /^Resign/ }).click()
  await leaving.getByRole('button', { name: 'Yes, I resign' }).click()
  await leaving.waitFor({ state: 'detached' })
}

test('a table survives its people: private, by link, an account on a phone, bots between, a rematch won', async () => {
  const [laptop, virgil, beatrice, mobile] = await Promise.all([
    house.person(),
    house.person(),
    house.person(),
    house.person({ viewport: phone, hasTouch: true }),
  ])
  const everybody = [laptop, virgil, beatrice, mobile]
  const [hers, his, third, small] = everybody.map(({ page }) => new Eyes(page)) as [Eyes, Eyes, Eyes, Eyes]

  // A guest opens a private table; a friend comes by seat link.
  await openRace(laptop.page, {
    ...{ where: 'With friends', who: 'Invited only', players: 3, bots: { 3: 'Bot: a lost soul (easy)' } },
    options: { 'Imps at the throne to win': '1' },
    limits: { 'Last round (0: no limit)': '8' },
  })
  const address = laptop.page.url()
  const id = idOf(laptop.page)
  hers.may(id, [0])
  await findsNothing(virgil, address)
  await findsNothing(beatrice, address)
  await button(laptop.page, 'Invite').click()
  const link = await seatLink(laptop.page)
  his.may(id, [1])
  await comesBy(virgil.page, link, 'Virgil')
  await seat(laptop.page, 1).getByText('Virgil').first().waitFor()
  await playFirst(laptop.page)

  // The guest becomes an account, loses the cookie, and signs in on a phone.
  await laptop.page.goto('/sign-in#new')
  await laptop.page.getByLabel('Name to sign in with').fill('Durante')
  await laptop.page.getByLabel('Password', { exact: true }).fill(password)
  await button(laptop.page, 'Make the account').click()
  await laptop.page.getByText('Your account is made').waitFor()
  // The page's first answer renews the cookie: one that comes later would bring it back.
  const met = laptop.page.waitForResponse(answer => answer.url().endsWith('/api/me'))
  await Promise.all([met, laptop.page.goto('/')])
  await laptop.context.clearCookies()
  hers.may(id, [])
  await findsNothing(laptop, address)
  await findsNothing(mobile, address)
  await mobile.page.goto('/sign-in')
  await mobile.page.getByLabel('Name to sign in with').fill('durante')
  await mobile.page.getByLabel('Password', { exact: true }).fill(password)
  await mobile.page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await mobile.page.waitForURL(/\/$/)
  small.may(id, [0])
  await mobile.page.locator(`main a[href="/table/${id}"]`).first().click()
  await promptTitle(mobile.page).waitFor()

  // He leaves the table to the friend and the seat to a bot, which plays on.
  await mobile.page.locator('.seat-acts').getByRole('button', { name: 'Change the table' }).click()
  const owning = mobile.page.getByRole('dialog', { name: 'Change the table' })
  await owning.getByRole('button', { name: 'Hand the table over to Virgil' }).click()
  await owning.getByRole('button', { name: 'Yes, hand it over' }).click()
  await owning.waitFor({ state: 'detached' })
  await seat(virgil.page, 1).getByText('host').waitFor()
  await button(mobile.page, 'Leave').click()
  await mobile.page
    .getByRole('dialog', { name: 'Leave' })
    .getByRole('button', { name: /^A bot until I am back/ })
    .click()
  await button(mobile.page, 'Take my seat back').waitFor()
  await seat(virgil.page, 0)
    .getByText(/^bot for/)
    .waitFor()
  await mobile.page.goto('/')
  const virgils = await lineOf(virgil)
  const tableNow = () => virgils.visitor.get<OpenTable>(`/api/tables/${id}`)
  // Who has gone does not vote.
  await expect.poll(async () => (await tableNow()).info.seats[0]?.awaySince).toBeDefined()
  const left = (await tableNow()).now.entries
  await playUntil(
    id,
    [virgils],
    ({ steps, now }) => now.result !== null || steps.some(step => step.version > left && step.seat === 0),
  )

  // The friend gives the seat of the other bot to a third, who is shown its hand and no other.
  await findsNothing(beatrice, address)
  await button(virgil.page, 'Invite').click()
  await virgil.page.getByRole('button', { name: /^Offer the seat of Lost soul/ }).click()
  const second = await seatLink(virgil.page)
  third.may(id, [2])
  await comesBy(beatrice.page, second, 'Beatrice')
  await seat(virgil.page, 2).getByText('Beatrice').first().waitFor()

  // The first comes back with one press, and they play to the end.
  await mobile.page.goto(address)
  await button(mobile.page, 'Take my seat back').click()
  await seat(virgil.page, 0)
    .getByText(/^bot for/)
    .waitFor({ state: 'detached' })
  const [dantes, beatrices] = await Promise.all([lineOf(mobile), lineOf(beatrice)])
  await playUntil(id, [dantes, virgils, beatrices], isOver)
  for (const { page } of [mobile, virgil, beatrice]) await rematch(page).waitFor()

  // A rematch, to which everybody is carried over and nobody else.
  await rematch(mobile.page).click()
  await mobile.page.waitForURL(url => url.pathname.startsWith('/table/') && !url.pathname.endsWith(id))
  const made = idOf(mobile.page)
  small.may(made, [null, 1])
  his.may(made, [null, 2])
  third.may(made, [null, 0])
  await findsNothing(laptop, mobile.page.url())
  for (const { page } of [virgil, beatrice]) {
    await button(page, 'Sit down at the rematch').click()
    await page.waitForURL(new RegExp(`/table/${made}$`))
    await button(page, 'Leave').waitFor()
  }
  await playUntil(made, [dantes, virgils, beatrices], ({ now }) => now.entries >= 4)

  // The others resign: the first has won, whatever the bots make of it.
  await resigns(virgil.page)
  await resigns(beatrice.page)
  await mobile.page.getByText('The others have resigned: you have won.').first().waitFor()
  await playUntil(made, [dantes], isOver)
  await mobile.page.locator('.prompt').getByRole('heading', { name: 'You have won' }).waitFor()
  await virgil.page
    .locator('.prompt')
    .getByRole('heading', { name: /^Durante has won|^Guest \d+ has won/ })
    .waitFor()
  await findsNothing(laptop, mobile.page.url())
  for (const eyes of [hers, his, third, small]) expect(eyes.trespasses).toEqual([])
  await Promise.all([virgils, dantes, beatrices].map(({ line }) => line.end()))
}, 240_000)
