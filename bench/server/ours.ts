// node ours.ts <file> [endless]: our server as `npm start` runs it, but for the limits (all guests come from one
// address), and where asked with a game that never ends.

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { startServer } from '@acheron/server'
import { answerAsServer } from './answer.ts'
import { endless } from './endless.ts'

const [file, game] = process.argv.slice(2) as [string, string?]
const none = 1e9
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  file,
  logLevel: 'warn',
  limits: {
    requestsPerMinute: none,
    tablesPerMinute: none,
    tablesPerPersonAndMinute: none,
    tablesPerAddressAndHour: none,
    tablesPerAddressAndDay: none,
    unbegunTablesPerPerson: none,
    unbegunTablesPerAddress: none,
    unbegunSeatsPerAddress: none,
    unfinishedTablesPerPerson: none,
    unbegunSeatsPerPerson: none,
    seatsPerPersonAndMinute: none,
    seatsPerPersonAndHour: none,
    seatsPerAddressAndMinute: none,
    seatsPerAddressAndHour: none,
    messagesPerSecond: none,
    messageBurst: none,
    socketsPerAddress: none,
    socketsPerPerson: none,
    watchedPerSocket: none,
  },
  // The thread of the past must know the game as well.
  ...(game === 'endless' ? { games: [endless], historyFile: new URL('./endless-past.ts', import.meta.url) } : {}),
})
answerAsServer(Number(new URL(server.address).port), {
  /** CPU time of the thread that answers everybody; bots and other long work have threads of their own. */
  mainThreadSeconds() {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1e6
  },
  /** What lives in memory, in bytes. */
  memory() {
    collectGarbage()
    collectGarbage()
    const { heapUsed, external } = process.memoryUsage()
    return heapUsed + external
  },
})
