// WebSocket frames (RFC 6455, 5.2), as far as nearly all of them go: whole messages, as text.

/** The first byte of such a frame. */
const wholeText = 0x81
const masked = 0x80
const maskLength = 4

// Most messages are some 2 kB; the usual pool of 8 kB would be used up by the fourth.
Buffer.poolSize = 128 * 1024

/**
 * Messages as the frames of one write. `ws` would hand header and text of each message to the socket one by one, and
 * that takes longer than to play a move.
 */
export function framesOf(texts: readonly string[]): Buffer {
  return writeFrames(texts, lengthOf) ?? writeFrames(texts, Buffer.byteLength)!
}

/** In bytes, if it is ASCII as nearly all of ours is: to count them takes as long as to write them. */
const lengthOf = (text: string) => text.length

/** A text that is longer than it was said to be is cut off here, by less than this, and so found out. */
const spare = 4

/** Null when a text is not of the size that it was said to be. */
function writeFrames(texts: readonly string[], sizeOf: (text: string) => number): Buffer | null {
  let length = spare
  for (const text of texts) length += headerLength(sizeOf(text)) + sizeOf(text)
  const frames = Buffer.allocUnsafe(length)
  let at = 0
  for (const text of texts) {
    const size = sizeOf(text)
    at = writeHeader(frames, at, size)
    if (frames.write(text, at, size + spare) !== size) return null
    at += size
  }
  return frames.subarray(0, at)
}

function headerLength(size: number): number {
  if (size < 126) return 2
  return size < 65_536 ? 4 : 10
}

/** The length stands in the second byte, or behind it in two or eight bytes. */
function writeHeader(frames: Buffer, at: number, size: number): number {
  const length = headerLength(size)
  frames[at] = wholeText
  if (length === 2) {
    frames[at + 1] = size
  } else if (length === 4) {
    frames[at + 1] = 126
    frames.writeUInt16BE(size, at + 2)
  } else {
    frames[at + 1] = 127
    frames.writeBigUInt64BE(BigInt(size), at + 2)
  }
  return at + length
}

/**
 * The text of the chunk if it is one whole message in ASCII, of at most so many bytes; null for everything else: pings,
 * farewells, messages in parts or with other letters, and whatever is wrong. Such a chunk is left as it was.
 */
export function textOfChunk(chunk: Buffer, maxBytes: number): string | null {
  if (chunk[0] !== wholeText || chunk.length < 2) return null
  const short = chunk[1]! - masked
  const start = short < 126 ? 2 : 4
  // A message of the longest kind, and one that is not masked, which is forbidden, are left to `ws`.
  if (short < 0 || short > 126 || chunk.length < start + maskLength) return null
  const size = start === 2 ? short : chunk.readUInt16BE(2)
  const at = start + maskLength
  if (chunk.length !== at + size || size > maxBytes) return null
  if (!unmask(chunk, start, at)) {
    unmask(chunk, start, at)
    return null
  }
  return chunk.toString('latin1', at)
}

/** Whether the chunk is one ping, pong or farewell and nothing else. */
export function isWholeControl(chunk: Buffer): boolean {
  return (
    chunk.length >= 2 && chunk[0]! >= 0x88 && chunk[0]! <= 0x8a && chunk.length === 2 + maskLength + chunk[1]! - masked
  )
}

/** Takes the mask from everything behind it, or puts it on again; whether all of that is ASCII now. */
function unmask(chunk: Buffer, mask: number, at: number): boolean {
  let bits = 0
  for (let i = at; i < chunk.length; i++) {
    const byte = chunk[i]! ^ chunk[mask + ((i - at) & 3)]!
    chunk[i] = byte
    bits |= byte
  }
  return bits < 0x80
}
