import { type ChildProcess, spawn } from 'node:child_process'
import { connect } from 'node:net'
import { afterAll, onTestFinished } from 'vitest'
import { findNatsServer } from '../../../scripts/nats-server.mjs'
import { freePort } from './postgres.ts'
import { kill } from './process.ts'

/** A NATS server of a test file's own, always at the same address. */
export interface NatsServer {
  readonly url: string
  stop(): Promise<void>
  start(): Promise<void>
}

/** Starts NATS until the tests of this file, or this test, are over; where it cannot run, says why. */
export async function startNats(...options: readonly string[]): Promise<NatsServer | { why: string }> {
  const program = findNatsServer()
  if (!program) return { why: 'there is no nats-server on this machine; `npm test` fetches one where apt has it' }
  const port = await freePort()
  let child: ChildProcess
  const start = async () => {
    child = spawn(program, ['--addr', '127.0.0.1', '--port', String(port), ...options], { stdio: 'ignore' })
    while (!(await answers(port))) await new Promise(resolve => setTimeout(resolve, 20))
  }
  const stop = async () => void (await kill(child))
  await start()
  if (options.length > 0) onTestFinished(stop)
  else afterAll(stop)
  return { url: `nats://127.0.0.1:${port}`, stop, start }
}

function answers(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    socket.on('data', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}
