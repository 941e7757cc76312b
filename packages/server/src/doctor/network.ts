import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { type Finding, good, note, wrong } from './finding.ts'

const patienceMilliseconds = 3000

/** Whether the port is free, or a server answers there. */
export async function lookAtPort(port: number, host: string): Promise<Finding> {
  const trial = createServer()
  try {
    trial.listen(port, host)
    await once(trial, 'listening')
    return good('port', `${port} is free`)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code !== 'EADDRINUSE') return wrong('port', `${port} cannot be used: ${message}; choose another with PORT=`)
    if (await answers(port, host)) return note('port', `${port} is in use by an Acheron server`)
    return wrong('port', `${port} is taken by another program; stop that one, or choose another with PORT=`)
  } finally {
    trial.close()
  }
}

async function answers(port: number, host: string): Promise<boolean> {
  const at = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  try {
    const answer = await fetch(`http://${at.includes(':') ? `[${at}]` : at}:${port}/livez`, {
      signal: AbortSignal.timeout(patienceMilliseconds),
    })
    return answer.ok && ((await answer.json()) as { ok?: unknown }).ok === true
  } catch {
    return false
  }
}

/** Whether the NATS servers greet; no password is sent. */
export async function lookAtNats(urls: string): Promise<Finding[]> {
  return Promise.all(urls.split(',').map(url => greeting(url.trim())))
}

async function greeting(url: string): Promise<Finding> {
  if (!URL.canParse(url) || !new URL(url).hostname)
    return wrong('NATS', 'NATS_URL must be such as nats://host:4222, several with commas')
  const { hostname, port, host } = new URL(url)
  const socket = connect(Number(port || 4222), hostname)
  try {
    const first = await Promise.race([once(socket, 'data'), setTimeout(patienceMilliseconds, null, { ref: false })])
    if (String(first?.[0] ?? '').startsWith('INFO')) return good('NATS', `${host} answers`)
    return wrong('NATS', `${host} does not answer as NATS does; check NATS_URL`)
  } catch (error) {
    return wrong(
      'NATS',
      `${host} cannot be reached: ${(error as Error).message}; check NATS_URL, and that a NATS server runs there`,
    )
  } finally {
    socket.destroy()
  }
}
