// npm run load: many tables played at once, and what it costs the server.
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { InputError } from '@acheron/engine'
import { games as allGames, findGame } from '@acheron/games'
import { noArgument, readArguments, readInteger } from '../../packages/cli/src/arguments.ts'
import { checkWritable, writeText } from '../../packages/cli/src/files.ts'
import { resultFolder, runCommand, timeStamp } from '../house/command.ts'
import { statusLine } from '../house/status-line.ts'
import { openHouse } from './house.ts'
import { resultPage } from './page/page.ts'
import { resultText } from './result.ts'
import { runLoad } from './run.ts'

const help = `Usage: npm run load [-- flags]

Starts a server of its own, opens tables there, lets guests play random legal moves over real sockets, and writes a page
with plots. Exit code 0 also where the server did not keep up.

  --tables N         tables (default: 100)
  --minutes N        how long they are played (default: 2); --seconds N for less
  --games a,b        which games, mixed (default: all)
  --rate N           moves a second of all tables together (default: rises until 1 of 100 takes longer than 100 ms)
  --processes N      server processes, 1 to 8 (default: 1); several share a PostgreSQL database
  --database URL     that database (default: the data file, or one of its own for several processes)
  --nats URL         and NATS to go with it
  --url URL          a server that runs already; it gets tables and guests that stay there, so only with --yes
  --threads N        threads of clients (default: what the machine has left, at least 2)
  --report file      where the page goes (default: ops/data/load-<time>.html)
  --json             one JSON value on standard output and nothing else`

await runCommand('load', help, async args => {
  const { values, positionals } = readArguments('load', args, {
    tables: { type: 'string' },
    minutes: { type: 'string' },
    seconds: { type: 'string' },
    games: { type: 'string' },
    rate: { type: 'string' },
    processes: { type: 'string' },
    database: { type: 'string' },
    nats: { type: 'string' },
    url: { type: 'string' },
    yes: { type: 'boolean' },
    threads: { type: 'string' },
    report: { type: 'string' },
    json: { type: 'boolean' },
  })
  noArgument('load', positionals)
  const minutes = readInteger('minutes', values.minutes, 1, 24 * 60, 2)
  const seconds = readInteger('seconds', values.seconds, 1, 24 * 3600, minutes * 60)
  const tables = readInteger('tables', values.tables, 1, 20_000, 100)
  const rate = readInteger('rate', values.rate, 1, 100_000, null)
  const processes = readInteger('processes', values.processes, 1, 8, 1)
  const left = Math.max(2, Math.min(8, availableParallelism() - processes))
  const threads = Math.min(tables, readInteger('threads', values.threads, 1, 64, left))
  const { url, database, nats } = values
  if (url !== undefined && !(URL.canParse(url) && /^http:/.test(url)))
    throw new InputError(`--url must be such as http://127.0.0.1:8080, got '${url}'`)
  if (url !== undefined && !values.yes)
    throw new InputError(`--url makes ${tables} tables at ${url}, which stay there; say --yes if that is meant`)
  const page = values.report ?? join(resultFolder(), `load-${timeStamp()}.html`)
  checkWritable(page, '--report')
  const games = gamesOf(values.games)

  const folder = mkdtempSync(join(tmpdir(), 'acheron-load-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const status = statusLine(seconds)
  const house = await openHouse({
    ...{ folder, processes },
    ...(url === undefined ? {} : { url: url.replace(/\/$/, '') }),
    ...(database === undefined ? {} : { database }),
    ...(nats === undefined ? {} : { nats }),
  })
  try {
    const result = await runLoad({
      ...{ bases: house.bases, tables, games, seconds, rate, threads, progress: status.show },
    })
    writeText(page, resultPage(result, args))
    status.clear()
    process.stdout.write(`${values.json ? JSON.stringify(result, null, 2) : resultText(result, page)}\n`)
  } finally {
    status.clear()
    await house.close()
  }
  return 0
})

function gamesOf(text = 'all'): string[] {
  if (text === 'all') return allGames.map(({ meta }) => meta.id)
  return text.split(',').map(id => findGame(id).meta.id)
}
