import type { Notices, NoticeTarget } from '@acheron/protocol'
import { offlineCopy } from '../offline/register.ts'
import { noticesApi } from '../remote/notices.ts'

/** Why this browser cannot be told anything; null if it can. */
export function pushBarred(): 'none' | 'denied' | null {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'none'
  return Notification.permission === 'denied' ? 'denied' : null
}

/** By which this browser is known among those that are told; null where it is none. */
export async function markHere(): Promise<string | null> {
  if (pushBarred() !== null) return null
  const registration = await navigator.serviceWorker.getRegistration()
  const made = await registration?.pushManager.getSubscription()
  return made ? markOf(made.endpoint) : null
}

async function markOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  const base64 = btoa(String.fromCharCode(...new Uint8Array(digest)))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** What the house knows once this browser is told, and by which mark it knows it. */
export interface Subscribed {
  readonly notices: Notices
  readonly mark: string
}

/** Asks the visitor and the browser, and tells the house where to send. Null if it is not allowed. */
export async function subscribe(key: string): Promise<Subscribed | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await offlineCopy()
  const registration = await navigator.serviceWorker.ready
  // One for the keys of another house, or of this one before its data was lost, is good for nothing.
  await (await registration.pushManager.getSubscription())?.unsubscribe()
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint = '', keys } = made.toJSON()
  const notices = await noticesApi.addPush({ endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } })
  return { notices, mark: await markOf(endpoint) }
}

/** Nothing is sent there any more. Of browsers only this one can forget where it was told. */
export async function removePlace({ id, mark }: Pick<NoticeTarget, 'id' | 'mark'>): Promise<Notices> {
  if (mark !== null && mark === (await markHere())) {
    const registration = await navigator.serviceWorker.getRegistration()
    await (await registration?.pushManager.getSubscription())?.unsubscribe()
  }
  return noticesApi.remove(id)
}
