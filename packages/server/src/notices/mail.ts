import { createTransport, type Transporter } from 'nodemailer'
import { footer, type Message } from './compose.ts'
import { Unsent } from './guard.ts'

const answerMilliseconds = 10_000

export interface MailSettings {
  readonly smtp: string
  readonly from: string
  /** The public address of the house. */
  readonly house: string
}

/** The addresses that a letter leads to. */
interface Links {
  readonly change: string
  /** A page that ends the letters, and the address by which mail programs do so with one click. */
  readonly stop: string
  readonly oneClick: string
}

/** Sends letters through the operator's mail server. */
export class Post {
  readonly #settings: MailSettings
  readonly #transport: Transporter

  constructor(settings: MailSettings) {
    this.#settings = settings
    this.#transport = createTransport({
      url: settings.smtp,
      ...{ connectionTimeout: answerMilliseconds, greetingTimeout: answerMilliseconds },
      ...{ socketTimeout: 2 * answerMilliseconds, disableFileAccess: true, disableUrlAccess: true },
    })
  }

  /** Without `links` it is the first letter, which asks whether there may be others. */
  async send(to: string, message: Message, links: Links | null): Promise<void> {
    const { from, house } = this.#settings
    const { id, subject, lines, path, language } = message
    const under = links ? ['', house + path, '', '-- ', ...(await footer(language, links.change, links.stop))] : []
    const text = [...lines, ...under].join('\n')
    try {
      await this.#transport.sendMail({
        ...{ from, subject, text, to: { name: '', address: to } },
        // A letter that is sent a second time, because a process was killed, is known as the same.
        messageId: `<${id}@${new URL(house).hostname}>`,
        headers: {
          ...{ 'auto-submitted': 'auto-generated', 'content-language': language },
          ...(links
            ? { 'list-unsubscribe': `<${links.oneClick}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' }
            : {}),
        },
      })
    } catch (error) {
      // What the mail server says is told; where it stands and how it is reached is the operator's.
      const { responseCode, response, code } = error as { responseCode?: number; response?: string; code?: string }
      const said = response ?? code ?? 'the mail server cannot be reached'
      throw new Unsent(said.split('\n')[0]!.slice(0, 150), { final: (responseCode ?? 0) >= 500 })
    }
  }

  close(): void {
    this.#transport.close()
  }
}
