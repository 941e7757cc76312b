// WebSocket frames (RFC 6455, 5.2), as far as nearly all of them go: whole messages, as text.

/** The first byte of such a frame. */
const wholeText = 0x81
const masked = 0x80
const maskLength = 4

/**
 * Messages as the frames of one write: a character for each byte, to be written as Latin-1, which takes no buffer. `ws`
 * would hand header and text of each message to the socket one by one, and that takes longer than to play a move.
 */
export function framesOf(texts: readonly string[]): string {
  let frames = ''
  for (const text of texts) {
    const bytes = utf8(text)
    frames += header(bytes.length) + bytes
  }
  return frames
}

/** The bytes of a text, which for ASCII, as nearly all of ours is, are its characters. */
function utf8(text: string): string {
  return Buffer.byteLength(text) === text.length ? text : Buffer.from(text).toString('latin1')
}

/** The length stands in the second byte, or behind it in two or eight bytes. */
function header(size: number): string {
  if (size < 126) return String.fromCharCode(wholeText, size)
  if (size < 65_536) return String.fromCharCode(wholeText, 126, size >> 8, size & 255)
  const eight = Buffer.alloc(8)
  eight.writeBigUInt64BE(BigInt(size))
  return String.fromCharCode(wholeText, 127, ...eight)
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
