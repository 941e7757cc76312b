import { type GameDefinition, type JsonObject, recordOf, Table } from '@acheron/engine'
import { findGame } from '@acheron/games'
import { expect, test } from 'vitest'
import { openHouse } from './house.ts'
import { rematch } from './table-page.ts'
import { openRecord } from './visit.ts'

const house = openHouse()

/** Short ways to an end, each with a word of why the winner won. */
const games: Readonly<
  Record<string, { readonly players: number; readonly options: JsonObject; readonly why: RegExp }>
> = {
  'nine-circles': { players: 1, options: { sheet: { start: 7 } }, why: /circle|descent|way|dice/i },
  'imp-race': { players: 2, options: { impsToWin: 1 }, why: /imp|throne/i },
  hellgame: { players: 2, options: { goal: 'dominion' }, why: /points|demons/i },
  florence: { players: 2, options: {}, why: /infamy/i },
}

/** The record of a whole game among plain players. */
function played(game: GameDefinition, players: number, options: JsonObject): Buffer {
  const table = new Table(game, { players, options, seed: 'the end' })
  for (let [seat] = table.actors(); seat !== undefined; [seat] = table.actors()) {
    const moves = table.moves(seat)
    const serious = moves.filter(move => !game.concedes(move))
    const of = serious.length > 0 ? serious : moves
    table.submit(seat, game.mind.policy?.(structuredClone(table.state), seat, [...of]) ?? of[0]!)
  }
  return Buffer.from(JSON.stringify(recordOf(table)))
}

test.each(Object.entries(games))(
  '%s: the end says why, and offers rematch, replay and a link to the game',
  async (id, { players, options, why }) => {
    const { page } = await house.person({ permissions: ['clipboard-read', 'clipboard-write'] })
    const buffer = played(await findGame(id).load(), players, options)
    await openRecord(page, { name: `${id}.json`, mimeType: 'application/json', buffer })
    await rematch(page).waitFor()
    const reason = await page.locator('.end-why').innerText()
    expect(reason).toMatch(why)
    expect(reason).toMatch(/^\S.+\.$/)

    await page.locator('.prompt').getByRole('button', { name: 'Share', exact: true }).click()
    await page.locator('.note').filter({ hasText: 'Copied' }).waitFor()
    const shared = await page.evaluate(() => navigator.clipboard.readText())
    expect(shared.split('\n').at(-1)).toBe(`${new URL(page.url()).origin}/#game-${id}`)

    await page.locator('.prompt').getByRole('button', { name: 'Replay', exact: true }).click()
    await page.locator('.replay').waitFor()
    // Whoever follows the link sees the game it speaks of.
    await page.goto(shared.split('\n').at(-1)!)
    await expect
      .poll(() =>
        page.locator(`#game-${id}`).evaluate(card => {
          const { top, bottom } = card.getBoundingClientRect()
          return top >= 0 && bottom <= innerHeight + 1
        }),
      )
      .toBe(true)
  },
)
