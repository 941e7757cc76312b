import { lookup as find } from 'node:dns'
import { type ClientRequest, request as plain, type RequestOptions } from 'node:http'
import { request as secure } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Something could not be sent. `final`: another try would not help. `gone`: there is nobody there any more. */
export class Unsent extends Error {
  override readonly name = 'Unsent'
  readonly final: boolean
  readonly gone: boolean

  constructor(message: string, { final = false, gone = false } = {}) {
    super(message)
    this.final = final || gone
    this.gone = gone
  }
}

const answerMilliseconds = 10_000
/** So much of an answer is read, to tell what was wrong. */
const mostAnswered = 300

/** Addresses that are not of the public internet: this machine, its network, and what is set aside. */
const inside = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(net, bits, 'ipv6')

export const isPublic = (address: string): boolean =>
  isIP(address) !== 0 && !inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

const notPublic = () => new Unsent('the address is not one of the public internet', { final: true })

/** Finds the addresses of a name as usual, and refuses the name if one of them is not public: what is asked is what is connected to. */
const publicLookup: LookupFunction = (name, options, done) => {
  find(name, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '')
    if (!found.every(({ address }) => isPublic(address))) return done(notPublic(), '')
    if (options.all) done(null, found)
    else done(null, found[0]!.address, found[0]!.family)
  })
}

/** The address if a request may go there, by what can be seen of it; an Unsent if not. */
export function checkAddress(text: string, anywhere: boolean): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !['https:', 'http:'].includes(url.protocol) || url.username || url.password)
    throw new Unsent('an address begins with https://', { final: true })
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!anywhere && (url.protocol !== 'https:' || (isIP(host) !== 0 && !isPublic(host)))) throw notPublic()
  return url
}

export interface Posted {
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: Buffer | string
}

/**
 * Sends a request to an address that a visitor has named. The server must be no door into the network that it stands in: it connects
 * to public addresses only, follows no redirection, and tells nobody what was answered beyond its first line.
 */
export function post(address: string, { headers, body }: Posted, anywhere: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    let url: URL
    try {
      url = checkAddress(address, anywhere)
    } catch (error) {
      return reject(error)
    }
    const options: RequestOptions = {
      ...{ method: 'POST', agent: false, signal: AbortSignal.timeout(answerMilliseconds) },
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      ...(anywhere ? {} : { lookup: publicLookup }),
    }
    const asked: ClientRequest = (url.protocol === 'https:' ? secure : plain)(url, options, answer => {
      let said = ''
      answer.setEncoding('utf8')
      answer.on('data', chunk => {
        if (said.length < mostAnswered) said += chunk
        else answer.destroy()
      })
      answer.on('error', () => {})
      answer.on('close', () => {
        const status = answer.statusCode ?? 0
        if (status >= 200 && status < 300) return resolve()
        // To whoever may name any address of the public internet its answer is nothing secret.
        const line = anywhere ? '' : said.split('\n')[0]!.trim().slice(0, 100)
        const passes = status >= 500 || status === 408 || status === 429
        reject(new Unsent(`${status}${line && ` ${line}`}`, { final: !passes, gone: status === 404 || status === 410 }))
      })
    })
    asked.on('error', error => {
      if (error instanceof Unsent) return reject(error)
      const { code, name } = error as NodeJS.ErrnoException
      reject(new Unsent(name === 'TimeoutError' || name === 'AbortError' ? 'no answer within 10 s' : (code ?? name)))
    })
    asked.end(body)
  })
}
