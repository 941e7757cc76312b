import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'

type Options = Record<string, unknown> & { readonly challenge: string }

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const text64 = (data: Buffer | string) => Buffer.from(data).toString('base64url')

/** The head of a CBOR item of a kind with a length or number. */
function head(kind: number, n: number): Buffer {
  if (n < 24) return Buffer.from([(kind << 5) | n])
  return n < 256 ? Buffer.from([(kind << 5) | 24, n]) : Buffer.from([(kind << 5) | 25, n >> 8, n & 255])
}
const bytes = (data: Buffer) => Buffer.concat([head(2, data.length), data])
const word = (text: string) => Buffer.concat([head(3, text.length), Buffer.from(text)])
const number = (n: number) => (n < 0 ? head(1, -1 - n) : head(0, n))
const map = (...pairs: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()])

/** A passkey of a test's own: ES256, with the user verified, as a browser's JSON. */
export class Authenticator {
  readonly origin: string
  readonly id = randomBytes(32)
  readonly #key: { readonly publicKey: KeyObject; readonly privateKey: KeyObject }
  counter = 0

  constructor(origin: string) {
    this.origin = origin
    this.#key = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  }

  create({ challenge }: Options) {
    const { x = '', y = '' } = this.#key.publicKey.export({ format: 'jwk' })
    const key = map(
      [number(1), number(2)],
      [number(3), number(-7)],
      [number(-1), number(1)],
      [number(-2), bytes(Buffer.from(x, 'base64url'))],
      [number(-3), bytes(Buffer.from(y, 'base64url'))],
    )
    const length = Buffer.from([0, this.id.length])
    const data = Buffer.concat([this.#data(0x45), Buffer.alloc(16), length, this.id, key])
    const object = map([word('fmt'), word('none')], [word('attStmt'), map()], [word('authData'), bytes(data)])
    return this.#answer({
      clientDataJSON: text64(this.#client('webauthn.create', challenge)),
      attestationObject: text64(object),
      transports: ['internal'],
    })
  }

  get({ challenge }: Options) {
    this.counter++
    const client = this.#client('webauthn.get', challenge)
    const data = this.#data(0x05)
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(client)]))
      .sign(this.#key.privateKey)
    return this.#answer({
      clientDataJSON: text64(client),
      authenticatorData: text64(data),
      signature: text64(signature),
    })
  }

  /** The hash of the site, flags and the counter. */
  #data(flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([sha256(new URL(this.origin).hostname), Buffer.from([flags]), counter])
  }

  #client(type: string, challenge: string): string {
    return JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false })
  }

  #answer(response: object) {
    const id = text64(this.id)
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }
}
