import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { Visitor } from './client.ts'
import { server } from './help.ts'

/** The server's answer to these bytes, until it hangs up. */
function say(address: string, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = ''
    const { port } = new URL(address)
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes))
    socket.setEncoding('latin1')
    socket.on('data', text => {
      heard += text
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(heard))
  })
}

const secure = ['content-security-policy', 'x-content-type-options', 'x-frame-options', 'permissions-policy']

const request = (line: string, ...headers: string[]) =>
  `${[line, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`
const greeting = (...headers: string[]) =>
  `${['GET /api/socket HTTP/1.1', 'Host: here', 'Upgrade: websocket', 'Connection: upgrade', ...headers].join('\r\n')}\r\n\r\n`

const long = 'x'.repeat(200)
const refused: [what: string, bytes: string, status: number, code: string][] = [
  ['nothing there', request('GET /nowhere HTTP/1.1', 'Host: here'), 404, 'not-found'],
  ['a % that stands for nothing', request('GET /% HTTP/1.1', 'Host: here'), 400, 'malformed'],
  ['bytes that are no letter', request('GET /api/tables/%ff HTTP/1.1', 'Host: here'), 400, 'malformed'],
  ['an address that is none', request('GET http://here:99999/ HTTP/1.1', 'Host: here'), 400, 'malformed'],
  ['a part that is too long', request(`GET /api/tables/${long} HTTP/1.1`, 'Host: here'), 414, 'too-large'],
  ['no host', request('GET /healthz HTTP/1.1'), 400, 'malformed'],
  ['a method that nobody knows', request('BREW /healthz HTTP/1.1', 'Host: here'), 400, 'malformed'],
  ['no HTTP at all', '\0\x01garbage\r\n\r\n', 400, 'malformed'],
  ['headers without end', `GET / HTTP/1.1\r\nHost: here\r\nX: ${long.repeat(100)}\r\n\r\n`, 431, 'too-large'],
  ['a socket without a key', greeting('Sec-WebSocket-Version: 13'), 400, 'malformed'],
  [
    'a socket of another age',
    greeting('Sec-WebSocket-Version: 7', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='),
    400,
    'malformed',
  ],
]

test.each(refused)(
  'a refusal has the headers of every answer, and our own form: %s',
  async (_, bytes, status, code) => {
    const { address } = await server()
    const [head = '', body = ''] = (await say(address, bytes)).split('\r\n\r\n')
    expect(head.split('\r\n')[0]).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    for (const name of secure) expect(head.toLowerCase()).toContain(`\r\n${name}: `)
    expect(JSON.parse(body)).toEqual({ error: { code, message: expect.any(String) } })
  },
)

test('who expects something else of us gets the answer all the same', async () => {
  const { address } = await server()
  const answer = await say(address, request('GET /healthz HTTP/1.1', 'Host: here', 'Expect: wonders'))
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  for (const name of secure) expect(answer.toLowerCase()).toContain(`\r\n${name}: `)
})

test('who comes while the server stops is told so', async () => {
  const { address, close } = await server()
  // A client that does not answer the close frame delays the stop for a moment.
  const deaf = await new Visitor(address).socket()
  deaf.socket.pause()
  const stopped = close()
  const [answer, health, life] = await Promise.all(
    ['/api/me', '/healthz', '/livez'].map(path => new Visitor(address).request('GET', path)),
  )
  expect(answer).toMatchObject({ status: 503, body: { error: { code: 'stopping' } } })
  expect(health).toMatchObject({ status: 503, body: { ok: false, problems: ['the server is stopping'] } })
  expect(life).toMatchObject({ status: 200, body: { ok: true } })
  for (const name of secure) expect(answer!.headers.get(name)).toBeTruthy()
  await stopped
})
