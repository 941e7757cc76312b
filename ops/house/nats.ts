import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { InputError } from '@acheron/engine'
import { findNatsServer } from '../../scripts/nats-server.mjs'
import { quietPort } from './ports.ts'
import { endWithUs } from './server-process.ts'

/** A NATS server of our own, always at the same port. */
export interface Nats {
  readonly port: number
  stop(): Promise<void>
  start(): Promise<void>
}

/** Starts it; an InputError says in one line why it cannot. */
export async function startNats(): Promise<Nats> {
  const program = findNatsServer()
  if (!program) throw new InputError('there is no nats-server on this machine; install it, or use --store sqlite')
  const port = await quietPort()
  let child: ChildProcess
  const start = async () => {
    child = endWithUs(spawn(program, ['--addr', '127.0.0.1', '--port', String(port)], { stdio: 'ignore' }))
    for (let tries = 0; !(await answers(port)); tries++) {
      if (tries > 500) throw new InputError(`nats-server does not start here, on port ${port}`)
      await sleep(20)
    }
  }
  await start()
  return {
    port,
    start,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
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
