// What a sign-in with a password costs the server: the CPU time of its process, threads included. A hash that is dear to whoever
// guesses must not be too dear for the house.

import { join } from 'node:path'
import { limited } from './bench.ts'
import { inDataFolder } from './data-folder.ts'
import type { Child } from './server/child.ts'
import { withServer } from './server/ours-child.ts'

const WARM_UP = 3
/** Fewer than an address may make in a minute. */
const SIGN_INS = 20
const who = { name: 'durante', password: 'nel mezzo del cammin' }

export const signIn = limited(
  { name: 'server/sign-in', peerName: 'limit 100 ms', unit: 'ms of CPU per sign-in', goal: 1, limit: 100 },
  () => inDataFolder(folder => withServer(join(folder, 'ours.sqlite'), measure)),
)

async function measure(url: string, server: Child): Promise<number> {
  const entered = await fetch(`${url}/api/me`)
  const cookie = entered.headers
    .getSetCookie()
    .map(set => set.split(';')[0])
    .join('; ')
  await post(`${url}/api/account`, { cookie })
  for (let i = 0; i < WARM_UP; i++) await post(`${url}/api/session`)
  const before = await server.ask<number>('cpuSeconds')
  for (let i = 0; i < SIGN_INS; i++) await post(`${url}/api/session`)
  return (((await server.ask<number>('cpuSeconds')) - before) * 1000) / SIGN_INS
}

async function post(url: string, headers: Record<string, string> = {}): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(who),
  })
  if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`)
  await answer.text()
}
