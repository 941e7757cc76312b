import type { Server } from 'node:http'
import { BlockList, isIPv6, type Socket } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'
import { TooMany } from './errors.ts'
import type { CommonHeaders } from './headers.ts'
import { answerWithoutReply } from './rest/failures.ts'
import { Tally } from './tally.ts'

/** The names that TRUST_PROXY knows beside addresses and ranges. */
const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** Tells whether an address is a trusted proxy's, as Fastify tells it. Fastify has checked the setting. */
function trusted(trustProxy: string | boolean): (address: string) => boolean {
  if (typeof trustProxy === 'boolean') return () => trustProxy
  const list = new BlockList()
  for (const part of trustProxy.split(',').map(each => each.trim())) {
    for (const range of named[part] ?? [part]) {
      const [address = '', size] = range.split('/')
      const kind = isIPv6(address) ? 'ipv6' : 'ipv4'
      list.addSubnet(address, bitsOf(size, kind === 'ipv6' ? 128 : 32), kind)
    }
  }
  return address => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** The size of a range: a number of bits, or a mask such as 255.255.0.0. */
function bitsOf(size: string | undefined, most: number): number {
  if (size === undefined) return most
  if (!size.includes('.')) return Number(size)
  return size
    .split('.')
    .map(part => Number(part).toString(2).replaceAll('0', ''))
    .join('').length
}

/**
 * Refuses the connections of an address that has too many, before it has asked for anything. All visitors of a trusted proxy
 * come from its address, so its own are not counted.
 */
export function boundConnections(
  server: Server,
  {
    most,
    trustProxy,
    headers,
    onRefused,
  }: {
    readonly most: number
    readonly trustProxy: string | boolean
    readonly headers: CommonHeaders
    readonly onRefused: () => void
  },
): void {
  const isTrusted = trusted(trustProxy)
  const open = new Tally()
  server.on('connection', (socket: Socket) => {
    const peer = socket.remoteAddress ?? ''
    if (peer === '' || isTrusted(peer)) return
    const address = normalizeIP(peer)
    if (open.of(address) >= most) {
      onRefused()
      const message = `${most} connections may be open from one address; close some and try again`
      answerWithoutReply(socket, new TooMany('too-many-connections', message, { most, seconds: 10 }), headers)
      return
    }
    open.add(address)
    socket.once('close', () => open.remove(address))
  })
}
