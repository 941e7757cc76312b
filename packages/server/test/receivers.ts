import { createDecipheriv, createECDH, createHmac, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** A request that came. */
export interface Came {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** An address on this machine to which requests are sent. `answers` are the codes of the first ones; 0 answers nothing at all. */
export async function listener(...answers: number[]) {
  const came: Came[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', chunk => chunks.push(chunk))
    request.on('end', () => {
      came.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
      const code = answers.shift() ?? 201
      if (code > 0) response.writeHead(code).end(code < 300 ? '' : 'not today')
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { came, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** Whether the request was signed with that secret. */
export function isSigned({ headers, body }: Came, secret: string): boolean {
  const [, at, given] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-acheron-signature'])) ?? []
  return createHmac('sha256', secret).update(`${at}.${body}`).digest('hex') === given
}

/** A browser with a push service of its own on this machine. */
export async function browser(...answers: number[]) {
  const { came, url } = await listener(...answers)
  const key = createECDH('prime256v1')
  key.generateKeys()
  const auth = randomBytes(16)
  const keys = { p256dh: key.getPublicKey('base64url'), auth: auth.toString('base64url') }
  const hkdf = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length))
  /** What the push service hands over, read by the browser's keys (RFC 8291). */
  const read = ({ body }: Came): unknown => {
    const salt = body.subarray(0, 16)
    const sender = body.subarray(21, 21 + body[20]!)
    const text = body.subarray(21 + body[20]!)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), key.getPublicKey(), sender])
    const secret = hkdf(key.computeSecret(sender), auth, info, 32)
    const cipher = createDecipheriv(
      'aes-128-gcm',
      hkdf(secret, salt, 'Content-Encoding: aes128gcm\0', 16),
      hkdf(secret, salt, 'Content-Encoding: nonce\0', 12),
    )
    cipher.setAuthTag(text.subarray(-16))
    const plain = Buffer.concat([cipher.update(text.subarray(0, -16)), cipher.final()])
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString())
  }
  return { came, subscription: { endpoint: `${url}/push/1`, keys }, read, url }
}

/** What the sender says of itself, proven by the key that the house shows (VAPID, RFC 8292). */
export function vapidOf({ headers }: Came, publicKey: string): { aud: string; sub: string; exp: number } {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(String(headers.authorization)) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: point.toString('base64url', 1, 33), y: point.toString('base64url', 33, 65) }
  const isGood = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isGood || key !== publicKey) throw new Error('not signed by the key of the house')
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}

export interface Letter {
  readonly to: readonly string[]
  /** As it came, its soft line ends taken out. */
  readonly text: string
}

/** A mail server on this machine. With `refuses` it takes nothing; so many letters it takes without a word (`silent`). */
export async function mailServer({ refuses = 0, silent = 0 } = {}) {
  const letters: Letter[] = []
  const trouble = { refuses, silent }
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo(_address, _session, done) {
      if (trouble.refuses === 0) return done()
      done(Object.assign(new Error('mailbox unavailable'), { responseCode: trouble.refuses }))
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', chunk => chunks.push(chunk))
      stream.on('end', () => {
        const text = Buffer.concat(chunks)
          .toString()
          .replaceAll('=\r\n', '')
          .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
        letters.push({ to: session.envelope.rcptTo.map(({ address }) => address), text })
        if (trouble.silent-- <= 0) done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>(resolve => server.close(() => resolve())))
  return { letters, trouble, url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` }
}

/** The code of a link in a letter. */
export const codeIn = ({ text }: Letter, purpose: 'confirm' | 'stop'): string =>
  new RegExp(`/notices#${purpose}=([\\w.-]+)`).exec(text)?.[1] ?? ''
