import { EventEmitter } from 'node:events'
import type { WebSocket } from '@fastify/websocket'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Metrics } from '../src/metrics.ts'
import { defaultLimits, type Services } from '../src/services.ts'
import { Allowance } from '../src/socket/allowance.ts'
import { Connection } from '../src/socket/connection.ts'

/** A connection, and the calls to its socket. */
function scene() {
  const ping = vi.fn<(said: string) => void>()
  const terminate = vi.fn<() => void>()
  const socket = Object.assign(new EventEmitter(), { ping, terminate, readyState: 1, OPEN: 1, bufferedAmount: 0 })
  const metrics = new Metrics()
  onTestFinished(() => metrics.close())
  const log = { info() {}, warn() {}, error() {} }
  const services = { limits: defaultLimits, metrics, log } as unknown as Services
  const connection = new Connection(socket as unknown as WebSocket, null, new Allowance(10, 1), services, log)
  const pong = (said: string) => void socket.emit('pong', Buffer.from(said))
  return { connection, ping, terminate, pong, said: () => ping.mock.calls.at(-1)![0] }
}

test('who answers every ping stays', () => {
  const { connection, ping, terminate, pong, said } = scene()
  for (let i = 0; i < 3; i++) {
    connection.check()
    pong(said())
  }
  expect(ping).toHaveBeenCalledTimes(3)
  expect(terminate).not.toHaveBeenCalled()
})

test.each(['nothing', 'something else', 'what was asked the time before'])('who answers %s is let go', answer => {
  const { connection, terminate, pong, said } = scene()
  connection.check()
  const before = said()
  pong(before)
  connection.check()
  if (answer !== 'nothing') pong(answer === 'something else' ? '' : before)
  expect(terminate).not.toHaveBeenCalled()
  connection.check()
  expect(terminate).toHaveBeenCalledTimes(1)
})
