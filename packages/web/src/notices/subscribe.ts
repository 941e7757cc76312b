import { noticesApi } from '../remote/notices.ts'

/** Why this browser cannot be told anything; null if it can. */
export function pushBarred(): 'none' | 'denied' | null {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'none'
  return Notification.permission === 'denied' ? 'denied' : null
}

/** Whether this browser is the one at that address is known to it alone. */
export async function isSubscribed(): Promise<boolean> {
  if (pushBarred() !== null) return false
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) != null
}

/** Asks the visitor and the browser, and tells the house where to send. The answer is what the house knows then; null if not allowed. */
export async function subscribe(key: string): Promise<Awaited<ReturnType<typeof noticesApi.addPush>> | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const registration = await navigator.serviceWorker.ready
  // One for the keys of another house, or of this one before its data was lost, is good for nothing.
  await (await registration.pushManager.getSubscription())?.unsubscribe()
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = made.toJSON()
  return noticesApi.addPush({ endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } })
}

/** The browser forgets where it was told. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}
