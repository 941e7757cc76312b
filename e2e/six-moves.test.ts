import { type GameDefinition, recordOf, Table } from '@acheron/engine'
import { florence } from '@acheron/games/florence'
import { hellgame } from '@acheron/games/hellgame'
import { impRace } from '@acheron/games/imp-race'
import { expect, test } from 'vitest'
import { laptop, smallLaptop } from './browser.ts'
import { openHouse } from './house.ts'
import { looked } from './looks.ts'
import { promptReady } from './table-page.ts'
import { openRecord } from './visit.ts'

const house = openHouse()

/** So many of its turns' decisions are looked at, from as many parts of a game. */
const looks = 4
/** Decisions between two of them. */
const apart = 7
/** With so few moves there is nothing to leave out of sight. */
const few = 6

/** Games among plain players up to decisions of the first seat, the others held by bots. */
function* decisionsOf(game: GameDefinition, players: number): IterableIterator<Buffer> {
  const table = new Table(game, { players, options: {}, seed: `six moves ${players}` })
  const bots = Array.from({ length: players }, (_, seat) => (seat === 0 ? null : 'greedy'))
  for (let found = 0, last = 0; found < looks; ) {
    const [seat] = table.actors()
    if (seat === undefined) return
    const moves = table.moves(seat)
    if (seat === 0 && moves.length > few && table.entries.length >= last + apart) {
      found++
      last = table.entries.length
      yield Buffer.from(JSON.stringify({ ...recordOf(table), bots }))
    }
    table.submit(seat, game.mind.policy!(table.state, seat, [...moves]))
  }
}

const games: Readonly<Record<string, unknown>> = { hellgame, florence, 'imp-race': impRace }

test.each(Object.keys(games))('on a laptop six moves are in sight, on a small one three: %s', async id => {
  const { page } = await house.person()
  const short: string[] = []
  let seen = 0
  for (const buffer of decisionsOf(games[id] as GameDefinition, 3)) {
    await page.setViewportSize(laptop)
    await openRecord(page, { name: 'record.json', mimeType: 'application/json', buffer })
    await promptReady(page)
    await page.evaluate(() => document.fonts.ready)
    for (const [size, least] of [
      [laptop, 6],
      [smallLaptop, 3],
    ] as const) {
      await page.setViewportSize(size)
      const rows = await looked(page)
      seen++
      const title = await page.locator('#prompt-title').innerText()
      if (rows.seen.length < Math.min(least, rows.moves))
        short.push(`${title} at ${size.width}: ${rows.seen.length} of ${rows.moves}`)
    }
  }
  expect(seen).toBe(2 * looks)
  expect(short).toEqual([])
})
