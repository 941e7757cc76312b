import { createTransport } from 'nodemailer'
import type { NoticeOptions } from '../notices/options.ts'
import { type Finding, good, note, wrong } from './finding.ts'

const patienceMilliseconds = 3000

/** Whether letters and links can reach people. No letter is sent. */
export async function lookAtNotices({ publicUrl, smtp, anywhere }: NoticeOptions): Promise<Finding[]> {
  return [
    publicUrl === undefined
      ? note('address', 'none: notices come by browser alone; PUBLIC_URL=https://… lets letters and hooks lead here')
      : publicUrl.startsWith('https:')
        ? good('address', publicUrl)
        : note('address', `${publicUrl} has no TLS: browsers let nobody have notices there, localhost apart`),
    smtp === undefined
      ? note('mail', 'none: SMTP_URL and MAIL_FROM let the server send letters')
      : await lookAtMail(smtp),
    ...(anywhere ? [note('webhooks', 'WEBHOOKS=anywhere: visitors may have requests sent into your own network')] : []),
  ]
}

async function lookAtMail(smtp: string): Promise<Finding> {
  const { host } = new URL(smtp)
  const transport = createTransport({
    ...{ url: smtp, connectionTimeout: patienceMilliseconds, greetingTimeout: patienceMilliseconds },
    socketTimeout: patienceMilliseconds,
  })
  try {
    await transport.verify()
    return good('mail', `${host} lets us in`)
  } catch (error) {
    return wrong('mail', `${host} does not let us in: ${(error as Error).message.split('\n')[0]}; check SMTP_URL`)
  } finally {
    transport.close()
  }
}
