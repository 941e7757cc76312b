import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { BadNetwork } from './proxy.ts'

/** A server that says everything back, behind a proxy. */
async function echo() {
  const heard: string[] = []
  const server = createServer(socket => {
    socket.on('error', () => {})
    socket.on('data', data => {
      heard.push(String(data))
      socket.write(data)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const proxy = await BadNetwork.listen((server.address() as AddressInfo).port)
  onTestFinished(async () => {
    await proxy.close()
    server.close()
  })
  return { proxy, heard }
}

async function lineTo(proxy: BadNetwork) {
  const socket: Socket = connect(proxy.port, '127.0.0.1')
  const line = { socket, came: '', broken: '' }
  socket.on('data', data => {
    line.came += data
  })
  socket.on('error', error => {
    line.broken = (error as NodeJS.ErrnoException).code ?? ''
  })
  socket.on('close', () => {
    line.broken ||= 'closed'
  })
  socket.write('a')
  await expect.poll(() => line.came).toBe('a')
  return line
}

test('a line is cut with or without a farewell, and refused until it is well again', async () => {
  const { proxy } = await echo()
  const [first, second] = [await lineTo(proxy), await lineTo(proxy)]
  proxy.cut('end')
  await expect.poll(() => first.broken).toBe('closed')
  const third = await lineTo(proxy)
  proxy.refuse()
  proxy.cut('reset')
  await expect.poll(() => third.broken).toBe('ECONNRESET')
  const refused = connect(proxy.port, '127.0.0.1')
  const [error] = await once(refused, 'error')
  expect(error).toMatchObject({ code: 'ECONNRESET' })
  proxy.heal()
  expect((await lineTo(proxy)).broken).toBe('')
  expect(second.broken).toBe('closed')
})

test('what is late comes in order; what is silent never comes, and its line breaks in the end', async () => {
  const { proxy } = await echo()
  const line = await lineTo(proxy)
  proxy.delay(50)
  line.socket.write('b')
  await new Promise(resolve => setTimeout(resolve, 5))
  proxy.heal()
  line.socket.write('c')
  await expect.poll(() => line.came).toBe('abc')
  proxy.silence()
  line.socket.write('d')
  const other = await lineTo(proxy)
  expect(other.broken).toBe('')
  expect(line).toMatchObject({ came: 'abc', broken: '' })
  proxy.heal()
  await expect.poll(() => line.broken).not.toBe('')
})

test('an answer is swallowed: the request has arrived, and its line breaks', async () => {
  const { proxy, heard } = await echo()
  const line = await lineTo(proxy)
  proxy.swallow(1)
  line.socket.write('b')
  await expect.poll(() => line.broken).not.toBe('')
  expect(heard).toEqual(['a', 'b'])
  expect(line.came).toBe('a')
})

test('what is held arrives though its sender has given up', async () => {
  const { proxy, heard } = await echo()
  const line = await lineTo(proxy)
  proxy.hold(100, () => true)
  line.socket.write('b')
  line.socket.end()
  await expect.poll(() => heard).toEqual(['a', 'b'])
  expect(line.came).toBe('a')
})
