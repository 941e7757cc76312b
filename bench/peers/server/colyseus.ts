// node colyseus.ts <file> [endless]: a Colyseus room per table, everything in memory, nothing stored. A patch goes out after each move, not at intervals.

import type { AddressInfo } from 'node:net'
import { type Client, Room, Server } from '@colyseus/core'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { answerAsServer } from '../../server/answer.ts'
import { applyMove, beginAnew, isLost, type Move, newGame, Random } from '../hand-loop.ts'
import { isLegal } from '../legal.ts'
import { fill, Sheet } from './colyseus-sheet.ts'

const isEndless = process.argv[3] === 'endless'
const random = new Random(Date.now())
const die = () => random.below(6) + 1

class Table extends Room<{ state: Sheet }> {
  override maxClients = 1
  // The timer does nothing here, but without a timer Colyseus ticks a clock sixty times a second.
  override patchRate = 60_000
  override state = new Sheet()
  readonly #game = newGame()

  override messages = {
    move: (client: Client, move: Move) => this.#play(client, move),
  }

  override onCreate(): void {
    fill(this.state, this.#game)
  }

  #play(client: Client, move: Move): void {
    const game = this.#game
    if (!isLegal(game, move)) {
      client.send('refused')
      return
    }
    applyMove(game, move, die)
    if (isLost(game)) game.status = 'lost'
    if (isEndless) beginAnew(game)
    fill(this.state, game)
    this.broadcastPatch()
  }
}

const transport = new WebSocketTransport()
const server = new Server({ transport, greet: false, gracefullyShutdown: false })
server.define('nine-circles', Table)
await server.listen(0, '127.0.0.1')
answerAsServer((transport.server!.address() as AddressInfo).port)
