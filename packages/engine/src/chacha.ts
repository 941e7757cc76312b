export const wordsPerBlock = 16

const state = new Int32Array(wordsPerBlock)

/**
 * One block of the stream cipher ChaCha (RFC 8439) as 16 words: the key of 8 words and the block's number, a nonce of zeros.
 * The numbers of rounds in use are 8, 12 and 20.
 */
export function chachaBlock(
  key: Uint32Array,
  number: number,
  rounds: number,
  into: Uint32Array,
  nonce = noNonce,
): void {
  into.set(constants)
  into.set(key, 4)
  into[12] = number
  into.set(nonce, 13)
  state.set(into)
  for (let round = 0; round < rounds; round += 2) {
    quarter(0, 4, 8, 12)
    quarter(1, 5, 9, 13)
    quarter(2, 6, 10, 14)
    quarter(3, 7, 11, 15)
    quarter(0, 5, 10, 15)
    quarter(1, 6, 11, 12)
    quarter(2, 7, 8, 13)
    quarter(3, 4, 9, 14)
  }
  for (let i = 0; i < wordsPerBlock; i++) into[i]! += state[i]!
}

/** 'expand 32-byte k' */
const constants = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]
const noNonce: readonly number[] = [0, 0, 0]

function quarter(at: number, bt: number, ct: number, dt: number): void {
  let a = state[at]!
  let b = state[bt]!
  let c = state[ct]!
  let d = state[dt]!
  a = (a + b) | 0
  d = turned(d ^ a, 16)
  c = (c + d) | 0
  b = turned(b ^ c, 12)
  a = (a + b) | 0
  d = turned(d ^ a, 8)
  c = (c + d) | 0
  b = turned(b ^ c, 7)
  state[at] = a
  state[bt] = b
  state[ct] = c
  state[dt] = d
}

function turned(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits))
}
