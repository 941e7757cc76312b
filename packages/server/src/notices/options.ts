import { StartError } from '../errors.ts'

/** What an operator says about notices. */
export interface NoticeOptions {
  /** The address at which people reach the house, such as `https://play.example.org`. */
  readonly publicUrl?: string
  /** The mail server, such as `smtp://user:password@host:587`, and the address that letters come from. */
  readonly smtp?: string
  readonly mailFrom?: string
  /** Whether requests go to addresses of the operator's own network too; otherwise only to the public internet. */
  readonly anywhere?: boolean
  readonly times?: Partial<NoticeTimes>
}

/** In milliseconds. */
export interface NoticeTimes {
  /** What happened at tables is followed this much later. */
  readonly follow: number
  /** A notice waits this long for others that can go with it. */
  readonly gather: number
  /** After a notice to a place the next one waits at least this long. */
  readonly gap: number
  /** A process that sends is alone with it for this long, and says in between that it still does; then another one may. */
  readonly lease: number
  /** The first wait after a failure; each is twice as long as the one before. */
  readonly backoff: number
  /** The outbox is looked at this often, whatever is known of it. */
  readonly look: number
  /** What a killed process has left is looked for this often, also where nobody is missed. */
  readonly sweep: number
}

export const usualTimes: NoticeTimes = {
  follow: 1000,
  gather: 20_000,
  gap: 120_000,
  lease: 60_000,
  backoff: 30_000,
  look: 15_000,
  sweep: 600_000,
}

/** After so many tries a notice is given up: a little over an hour after the first. */
export const mostTries = 8

/** The operator's settings, from the environment. */
export function noticeOptionsOf({
  PUBLIC_URL,
  SMTP_URL,
  MAIL_FROM,
  WEBHOOKS = 'public',
}: NodeJS.ProcessEnv): NoticeOptions {
  if (WEBHOOKS !== 'public' && WEBHOOKS !== 'anywhere')
    throw new StartError(`WEBHOOKS must be public or anywhere, got '${WEBHOOKS}'`)
  if (PUBLIC_URL && !isOrigin(PUBLIC_URL))
    throw new StartError(`PUBLIC_URL must be such as https://play.example.org, without a path, got '${PUBLIC_URL}'`)
  if (SMTP_URL && !(URL.canParse(SMTP_URL) && /^smtps?:$/.test(new URL(SMTP_URL).protocol)))
    throw new StartError('SMTP_URL must be such as smtp://user:password@host:587')
  if (SMTP_URL && !(MAIL_FROM && PUBLIC_URL))
    throw new StartError(
      'SMTP_URL needs MAIL_FROM, the address that letters come from, and PUBLIC_URL, which they lead to',
    )
  return {
    ...(PUBLIC_URL ? { publicUrl: new URL(PUBLIC_URL).origin } : {}),
    ...(SMTP_URL ? { smtp: SMTP_URL } : {}),
    ...(MAIL_FROM ? { mailFrom: MAIL_FROM } : {}),
    anywhere: WEBHOOKS === 'anywhere',
  }
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, pathname, search, hash } = new URL(text)
  return /^https?:$/.test(protocol) && pathname === '/' && !search && !hash
}
