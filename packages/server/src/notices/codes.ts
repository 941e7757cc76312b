import { createHmac, timingSafeEqual } from 'node:crypto'

/** What the link of a letter is good for. */
type Purpose = 'confirm' | 'stop'

/** The codes in letters: they follow from the place and a secret of the house, so nothing of them is stored. */
export class Codes {
  readonly #secret: string

  constructor(secret: string) {
    this.#secret = secret
  }

  make(purpose: Purpose, { id, address }: { readonly id: string; readonly address: string }): string {
    return `${id}.${this.#sign(purpose, id, address)}`
  }

  /** The id of the place that the code is about. */
  static idIn(code: string): string {
    return code.split('.')[0]!
  }

  isGood(purpose: Purpose, code: string, { id, address }: { readonly id: string; readonly address: string }): boolean {
    const [wanted, given] = [Buffer.from(this.make(purpose, { id, address })), Buffer.from(code)]
    return wanted.length === given.length && timingSafeEqual(wanted, given)
  }

  #sign(purpose: Purpose, id: string, address: string): string {
    return createHmac('sha256', this.#secret).update(`${purpose} ${id} ${address}`).digest('base64url').slice(0, 32)
  }
}
