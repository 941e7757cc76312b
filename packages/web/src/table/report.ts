import { reportOf } from '@acheron/engine'
import { withNames } from '@acheron/engine/words'
import type { OpenTable } from '@acheron/protocol'
import { version as software } from '../../package.json'
import { passagesOf, toldToAll } from './log/passages.ts'
import type { TableSource } from './source.ts'
import type { TablePageState } from './useTablePage.ts'

/** Earlier pages of the log that are fetched for a report; of a longer game the first lines are missing. */
const mostPages = 20

type Reporting = Pick<TablePageState, 'source' | 'table' | 'face' | 'names' | 'handOver' | 'open'>

/** Where the viewer stands now, as a file for whoever looks after the rules: what the viewer may see, and no more. */
export async function reportText(page: Reporting): Promise<string> {
  const { face, names, handOver } = page
  const table = await withEarlier(page.source, page.table)
  const { info, now } = table
  const { game } = face
  // While the device changes hands the position is nobody's.
  const seat = handOver.due ? null : now.seat
  const told = handOver.due ? toldToAll(face, table) : table
  const report = reportOf({
    game: info.game,
    players: info.seats.length,
    options: info.options,
    seat,
    view: page.open(now.view),
    moves: seat === null ? [] : now.moves,
    title: `${info.game}, after ${now.entries} decisions`,
    about: {
      software,
      rulesVersion: game.meta.rulesVersion,
      // A table by link lets in whoever has its id.
      ...(info.people?.visibility === 'link' ? {} : { table: info.id }),
      version: now.version,
      browser: navigator.userAgent,
      language: face.t.lang,
      // The steps whose lines are missing before the first.
      earlier: told.before,
      log: passagesOf(face, told).flatMap(({ lines }) => lines.map(line => withNames(line, names))),
    },
  })
  return `${JSON.stringify(report, null, 1)}\n`
}

/** The table as it was, with the steps before those that the page knows. */
async function withEarlier(source: TableSource, table: OpenTable): Promise<OpenTable> {
  const known = () => source.snapshot().table ?? table
  for (let page = 0, left = known().before; page < mostPages && left > 0; page++) {
    await source.earlier().catch(() => {})
    // The server may be out of reach: then the report has what is known.
    if (known().before === left) break
    left = known().before
  }
  const { steps, before } = known()
  return { ...table, before, steps: steps.filter(({ version }) => version <= table.now.version) }
}
