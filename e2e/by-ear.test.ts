import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { settleMs } from '../packages/web/src/table/press/guard.ts'
import { Listener } from './ears.ts'
import { openFlorence } from './florence.ts'
import { openHell } from './hellgame.ts'
import { openHouse } from './house.ts'
import { openRace } from './imp-race.ts'
import { openTable } from './nine-circles.ts'
import { seedTables } from './seeded.ts'
import { promptReady, promptTitle, rematch } from './table-page.ts'
import { byKeys, byTree, refusePointer, turnComes } from './without-sight.ts'

const house = openHouse()

/** Short games against a plain bot, each with a seed of which the first choices lead to the end soon. */
const games = {
  'Nine Circles': { seed: '090909090909090909090909', open: (page: Page) => openTable(page, { start: 7 }) },
  'The Race of the Imps': {
    seed: '111111111111111111111111',
    open: (page: Page) => openRace(page, { options: { 'Imps at the throne to win': '1' } }),
  },
  Hellgame: { seed: '141414141414141414141414', open: (page: Page) => openHell(page, { goal: 'Dominion' }) },
  Florence: { seed: '242424242424242424242424', open: (page: Page) => openFlorence(page) },
}

/** More decisions than such a game has. */
const most = 120

const ways = { 'by keys alone': byKeys, 'by the reader’s tree alone': byTree }

for (const [game, { seed, open }] of Object.entries(games)) {
  for (const [way, play] of Object.entries(ways)) {
    test(`a whole game of ${game} ${way}`, async () => {
      const { page } = await house.person({ asks: true })
      await seedTables(page, seed)
      const listener = await Listener.at(page)
      await open(page)
      await refusePointer(page)
      for (let decision = 0; (await turnComes(page)) === 'mine'; decision++) {
        expect(decision, 'the game does not end').toBeLessThan(most)
        // A person takes a moment before the answer.
        await promptReady(page)
        listener.expectTurn((await promptTitle(page).textContent()) ?? '', /^Usurer /)
        await listener.answer(() => play(page, decision))
        if (!listener.asksAgain) continue
        await page.waitForTimeout(settleMs)
        await listener.answer(() => play(page, decision))
      }
      await rematch(page).waitFor()
    }, 300_000)
  }
}
