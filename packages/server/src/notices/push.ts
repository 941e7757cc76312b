import { createHash } from 'node:crypto'
import webPush from 'web-push'
import type { TargetRow } from '../store/subjects/notices.ts'
import type { Message } from './compose.ts'
import { post } from './guard.ts'

/** The keys by which push services know the house; made once, kept among the secrets. */
export interface Vapid {
  readonly publicKey: string
  readonly privateKey: string
}

export interface PushSecret {
  readonly keys: { readonly p256dh: string; readonly auth: string }
  /** The families of browser and system. */
  readonly device: string
  /** The session by which it was added, as the hash of its token; those of before have none. */
  readonly session?: string
  /** Where the house was met, with TLS: push services want to know who sends. */
  readonly house?: string
}

/** What they are told by a house of which nothing is known. Apple's takes nothing from there. */
const nowhere = 'mailto:nobody@localhost'

/** A push service keeps it for a browser that is off; older news is no news. */
const keptSeconds = 24 * 60 * 60

export const newVapid = (): string => JSON.stringify(webPush.generateVAPIDKeys())

/** Tells a browser, by the push service of who makes it. The service cannot read it. */
export async function sendPush(
  { address, secret }: TargetRow,
  { subject, lines, path, id }: Message,
  { vapid, contact, anywhere }: { readonly vapid: Vapid; readonly contact: string | null; readonly anywhere: boolean },
): Promise<void> {
  const { keys, house } = JSON.parse(secret) as PushSecret
  const from = contact ?? house ?? nowhere
  const payload = JSON.stringify({ title: subject, body: lines.join('\n'), path, id })
  // Of several about the same that wait for a browser, the last one is shown.
  const topic = createHash('sha256').update(path).digest('base64url').slice(0, 32)
  const { headers, body } = webPush.generateRequestDetails({ endpoint: address, keys }, payload, {
    ...{ vapidDetails: { subject: from, ...vapid }, TTL: keptSeconds, topic, urgency: 'high' },
    contentEncoding: 'aes128gcm',
  })
  await post(address, { headers: headers as Record<string, string | number>, body: body! }, anywhere)
}
