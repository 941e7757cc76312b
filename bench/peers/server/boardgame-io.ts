// node boardgame-io.ts <file> [endless]: boardgame.io's own server with its defaults: Koa and socket.io, everything in memory, nothing stored.

import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { answerAsServer } from '../../server/answer.ts'
import { endless, nineCircles } from '../boardgame-io.ts'

interface Library {
  Server(options: { games: (typeof nineCircles)[]; origins: string[] }): {
    run(port: number): Promise<{ appServer: { address(): AddressInfo } }>
  }
}

const { Server } = createRequire(import.meta.url)('boardgame.io/server') as Library
const { appServer } = await Server({
  games: [process.argv[3] === 'endless' ? endless : nineCircles],
  origins: ['http://127.0.0.1'],
}).run(0)
answerAsServer(appServer.address().port)
