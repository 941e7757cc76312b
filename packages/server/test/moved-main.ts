import { endInOrder } from '../src/ends.ts'
import { startServer } from '../src/index.ts'
import { MovedTime } from './time/moved.ts'

// The server as people have it, but for its time, which whoever has started it lets pass by a message, and for `NOTICES`: the
// options of notices. `AHEAD` is by how much its time was ahead before; the other settings are as for `src/main.ts`.
const { PORT = '0', HOST = '127.0.0.1', DATA = '', LOG_LEVEL = 'warn', NOTICES = '{}', AHEAD = '0' } = process.env

const time = new MovedTime(Number(AHEAD))
process.on('message', ({ pass }: { readonly pass: number }) => {
  time.pass(pass)
  process.send?.('passed')
})
const options = { port: Number(PORT), host: HOST, file: DATA, logLevel: LOG_LEVEL, notices: JSON.parse(NOTICES) }
const server = await startServer({ ...options, time })
endInOrder(server)
process.stdout.write(`Acheron is at ${server.address}\n`)
