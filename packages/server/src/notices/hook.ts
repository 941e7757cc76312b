import { createHmac } from 'node:crypto'
import type { TargetRow } from '../store/subjects/notices.ts'
import type { Message } from './compose.ts'
import { post } from './guard.ts'

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
/** A name must not call everybody together: Slack's signs are written as letters. */
const forSlack = (text: string) => text.replace(/[&<>]/g, sign => signs[sign]!)

/** Tells an address of the person's own. `text` is for Slack, `content` for Discord, the rest for programs. */
export async function sendHook(
  { address, secret }: TargetRow,
  { id, lines, subject, path, items }: Message,
  { house, anywhere, now }: { readonly house: string; readonly anywhere: boolean; readonly now: number },
): Promise<void> {
  const said = [...(items.length === 1 ? [] : [subject]), ...lines, house + path].join('\n')
  const body = JSON.stringify({
    text: forSlack(said),
    content: said.slice(0, 1900),
    allowed_mentions: { parse: [] },
    id,
    notices: items.map(({ kind, table, name, game }) => ({ kind, table, name, game, link: `${house}/table/${table}` })),
  })
  const at = Math.floor(now / 1000)
  const signature = createHmac('sha256', (JSON.parse(secret) as { key: string }).key)
    .update(`${at}.${body}`)
    .digest('hex')
  await post(
    address,
    {
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Acheron',
        'x-acheron-delivery': id,
        'x-acheron-signature': `t=${at},v1=${signature}`,
      },
      body,
    },
    anywhere,
  )
}
