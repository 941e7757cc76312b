import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import { startServer } from '../src/index.ts'
import { type CountingRules, gamesWith, historyFile } from './games.ts'
import { MovedTime } from './time/moved.ts'

// A server process for tests to kill: the file is its argument, the address the one line that it prints. `RULES` may
// hold the rules by which its own game is played; `BOTS=held` has its bots think for ever; `DATABASE_URL` and `NATS_URL` are
// as for any server; `NOTICES` holds the options of notices, `AHEAD` by how much its time is ahead. With
// `standby` it is all ready and opens the file when told so, which saves a test that starts many of them its waiting.
if (process.argv[3] === 'standby') await once(process.stdin, 'data')
process.stdin.destroy()

// Whoever has started it may let time pass for it, by a message.
const time = new MovedTime(Number(process.env.AHEAD ?? '0'))
process.on('message', ({ pass, sleep }: { readonly pass?: number; readonly sleep?: number }) => {
  if (pass === undefined && sleep === undefined) return
  time.pass(pass ?? 0)
  time.sleep(sleep ?? 0)
  process.send?.('passed')
})

const rules = JSON.parse(process.env.RULES ?? '{"rulesVersion":1}') as CountingRules
const { address, close, outdated } = await startServer({
  port: 0,
  host: '127.0.0.1',
  file: process.argv[2]!,
  ...(process.env.DATABASE_URL ? { database: process.env.DATABASE_URL } : {}),
  ...(process.env.NATS_URL ? { nats: process.env.NATS_URL } : {}),
  ...(process.env.NOTICES ? { notices: JSON.parse(process.env.NOTICES) } : {}),
  time,
  games: gamesWith(rules),
  botFile:
    process.env.BOTS === 'held'
      ? new URL('./held-worker.ts', import.meta.url)
      : new URL('./worker.ts', import.meta.url),
  historyFile: historyFile(rules),
  webDir: 'none',
  logLevel: 'silent',
  limits: {
    ...{ messagesPerSecond: 100_000, messageBurst: 100_000, requestsPerMinute: 100_000, tablesPerMinute: 100_000 },
    ...{ tablesPerPersonAndMinute: 100_000, unbegunTablesPerPerson: 100_000, unbegunSeatsPerPerson: 100_000 },
    ...{ tablesPerAddressAndHour: 100_000, tablesPerAddressAndDay: 100_000, personalPerMinute: 100_000 },
    ...{ unbegunTablesPerAddress: 100_000, unbegunSeatsPerAddress: 100_000, unfinishedTablesPerPerson: 100_000 },
    ...{ seatsPerPersonAndMinute: 100_000, seatsPerPersonAndHour: 100_000 },
    ...{ seatsPerAddressAndMinute: 100_000, seatsPerAddressAndHour: 100_000 },
  },
})
process.on('SIGTERM', () => void close().then(() => process.exit(0)))
void outdated.then(why => {
  process.stderr.write(why)
  return close().then(() => process.exit(1))
})
process.stdout.write(`${address}\n`)
// A killed process writes no cache: the next one would compile everything again.
flushCompileCache()
