import type { GameDefinition } from '@acheron/engine'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { Ears } from './ears.ts'
import type { House } from './house.ts'
import { golden } from './looks.ts'
import type { Decision } from './planned-game.ts'
import { reseed } from './seeded.ts'
import { deliberately } from './table-page.ts'

/** A player or spectator with their own browser. */
export interface Viewer {
  /** Null for a spectator. */
  readonly seat: number | null
  readonly page: Page
  readonly ears: Ears
}

/** Two at one table on the server, with that seed, and a third who watches. */
export async function sitTogether(
  house: House,
  game: GameDefinition,
  seed: string,
  open: (page: Page) => Promise<void>,
): Promise<Viewer[]> {
  const [host, guest, watcher] = await Promise.all([house.person({ away: true }), house.person(), house.person()])
  await open(host.page)
  const address = host.page.url()
  // What a page loads late is there before the server stops.
  await host.page.waitForLoadState('networkidle')
  await reseed(house.site, address, game, seed)
  const viewers = [host, guest, watcher].map(({ page }, i) => ({ seat: i < 2 ? i : null, page, ears: new Ears(page) }))
  await host.page.reload()
  await guest.page.goto(address)
  await guest.page.getByRole('button', { name: 'Sit down' }).first().click()
  await watcher.page.goto(address)
  await watcher.page.getByText(/^You are watching/).waitFor()
  expect(await golden(watcher.page)).toEqual([])
  return viewers
}

/** Plays a planned game move by move; after each one the test checks every viewer and the messages to that viewer. */
export async function playTogether<S, M>(
  viewers: readonly Viewer[],
  plan: readonly Decision<S, M>[],
  makeMove: (page: Page, decision: Decision<S, M>) => Promise<void>,
  look: (viewer: Viewer, decision: Decision<S, M>, told: string, what: string) => Promise<void>,
): Promise<void> {
  for (const [i, decision] of plan.entries()) {
    const what = `decision ${i + 1}: ${decision.label}`
    const heard = viewers.map(({ ears }) => ears.all.length)
    const { page } = viewers[decision.seat]!
    await deliberately(page, () => makeMove(page, decision))
    // After the last move everything is revealed.
    if (i + 1 === plan.length) return
    await Promise.all(
      viewers.map(async (viewer, v) => {
        const { ears, seat } = viewer
        await ears.until(i + 1, seat === decision.seat)
        const told = ears.all.slice(heard[v]).join()
        expect(told, what).toContain(`"version":${i + 1}`)
        await look(viewer, decision, told, `${seat === null ? 'who watches' : `seat ${seat}`}, ${what}`)
      }),
    )
  }
}
