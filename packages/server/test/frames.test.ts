import { expect, test } from 'vitest'
import * as ws from 'ws'
import { framesOf, isWholeControl, textOfChunk } from '../src/socket/frames.ts'

/** The parts of `ws` that make and read frames, which its types leave out. */
const { Receiver, Sender } = ws as unknown as {
  Receiver: new (options: { isServer: boolean }) => NodeJS.WritableStream
  Sender: { frame(data: Buffer, options: object): Buffer[] }
}

const letters = ['a', 'ö', '€', '😀']
const lengths = [0, 1, 124, 125, 126, 127, 65_535, 65_536, 70_000]

/** What `ws` makes of the bytes. */
async function read(bytes: string): Promise<string[]> {
  const texts: string[] = []
  const receiver = new Receiver({ isServer: false })
  receiver.on('message', (data: Buffer) => void texts.push(data.toString()))
  await new Promise<void>((resolve, reject) => {
    receiver.on('error', reject).write(Buffer.from(bytes, 'latin1'), () => resolve())
  })
  return texts
}

/** A client's frame as `ws` makes it. */
function frame(data: string | Buffer, opcode = 1, fin = true): Buffer {
  const options = { fin, opcode, mask: true, readOnly: true, rsv1: false }
  return Buffer.concat(Sender.frame(Buffer.from(data), options))
}

test.each(letters)('messages of any length are read by ws as they were said, with %s', async letter => {
  const texts = lengths.map(length => letter.repeat(length))
  expect(await read(framesOf(texts))).toEqual(texts)
  for (const text of texts) expect(await read(framesOf([text, 'and more']))).toEqual([text, 'and more'])
})

test('one other letter among many makes no difference', async () => {
  const texts = lengths.flatMap(length => [
    `${'a'.repeat(length)}ö`,
    `ö${'a'.repeat(length)}`,
    `${'a'.repeat(length)}😀`,
  ])
  expect(await read(framesOf(texts))).toEqual(texts)
})

test.each(lengths.filter(length => length < 65_536))('a whole message of %d letters is heard at once', length => {
  const text = 'a'.repeat(length)
  expect(textOfChunk(frame(text), 100_000)).toBe(text)
})

test.each([
  ['other letters', frame('schön')],
  ['a message that is too long', frame('a'.repeat(1001))],
  ['the first part of a message', frame('a', 1, false)],
  ['a later part', frame('a', 0)],
  ['bytes', frame('a', 2)],
  ['a ping', frame('a', 9)],
  ['half a frame', frame('a'.repeat(200)).subarray(0, 100)],
  ['a header alone', frame('a').subarray(0, 2)],
  ['a frame and the beginning of another', Buffer.concat([frame('a'), frame('b').subarray(0, 3)])],
  ['a message without a mask', Buffer.from(framesOf(['a']), 'latin1')],
  ['a message of the longest kind', frame('a'.repeat(70_000))],
  ['nothing', Buffer.alloc(0)],
])('%s is left to ws, as it came', (_, chunk) => {
  const before = Buffer.from(chunk)
  expect(textOfChunk(chunk, 1000)).toBeNull()
  expect(chunk).toEqual(before)
})

test('pings, pongs and farewells are known when they come whole', () => {
  for (const opcode of [8, 9, 10]) {
    const control = frame('bye', opcode)
    expect(isWholeControl(control)).toBe(true)
    expect(isWholeControl(control.subarray(0, -1))).toBe(false)
    expect(isWholeControl(Buffer.concat([control, control]))).toBe(false)
  }
  expect(isWholeControl(frame('bye'))).toBe(false)
  expect(isWholeControl(Buffer.alloc(0))).toBe(false)
})
