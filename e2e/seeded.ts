import { DatabaseSync } from 'node:sqlite'
import { type GameDefinition, Table } from '@acheron/engine'
import type { Page } from 'playwright-core'
import type { Site } from './site.ts'

/**
 * Gives a table without moves another seed, so that its game is always the same. A server has no command for that, so it
 * is stopped and the seed is written into its file; `more` writes what else is to be there.
 */
export async function reseed(
  site: Site,
  address: string,
  game: GameDefinition,
  seed: string,
  more?: (data: DatabaseSync, table: number) => void,
): Promise<void> {
  const id = new URL(address).pathname.split('/').at(-1) ?? ''
  await site.stop()
  const data = new DatabaseSync(site.data)
  try {
    const { no, options } = data.prepare('select no, options from game_table where id = ?').get(id)!
    const { players } = data.prepare('select count(*) as players from seat where table_no = ?').get(no!)!
    const table = new Table(game, { players: Number(players), options: JSON.parse(String(options)), seed })
    data
      .prepare('update game_table set seed = ?, opening = ?, actors = ?, progress = ? where no = ?')
      .run(seed, JSON.stringify(table.opening), table.actors().join(), game.progress(table.state), no!)
    more?.(data, Number(no))
  } finally {
    data.close()
  }
  await site.start()
}

/** Gives every new table of the device the seed, so that its game is always the same. */
export async function seedTables(page: Page, seed: string): Promise<void> {
  await page.addInitScript(seed => {
    const { postMessage } = Worker.prototype
    // A request to the worker that holds the tables: what is to be done, and with what.
    Worker.prototype.postMessage = function (message: { name?: string; args?: [object] }) {
      const { name, args } = message
      postMessage.call(this, name === 'create' && args ? { ...message, args: [{ ...args[0], seed }] } : message)
    }
  }, seed)
}
