// node ours.ts <file> [endless]: our server as `npm start` runs it, but for the limits (all guests come from one
// address), and where asked with a game that never ends.

import { startServer } from '@acheron/server'
import { answerAsServer } from './answer.ts'
import { endless } from './endless.ts'

const [file, game] = process.argv.slice(2) as [string, string?]
const none = 1e9
const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  file,
  logLevel: 'warn',
  limits: {
    requestsPerMinute: none,
    tablesPerMinute: none,
    messagesPerSecond: none,
    messageBurst: none,
    socketsPerAddress: none,
    watchedPerSocket: none,
  },
  ...(game === 'endless' ? { games: [endless] } : {}),
})
answerAsServer(Number(new URL(server.address).port), {
  /** CPU time of the thread that answers everybody; bots and other long work have threads of their own. */
  mainThreadSeconds() {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1e6
  },
})
