import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markHere, removePlace, subscribe } from '../../src/notices/subscribe.ts'
import { noticesApi } from '../../src/remote/notices.ts'

const endpoint = 'https://push.example.org/here'
const markOf = (address: string) => createHash('sha256').update(address).digest('base64url')
const notices = {} as Awaited<ReturnType<typeof noticesApi.all>>
let isOn = true

beforeEach(() => {
  isOn = true
  const subscription = {
    endpoint,
    unsubscribe: async () => {
      isOn = false
    },
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
  }
  const pushManager = { getSubscription: async () => (isOn ? subscription : null), subscribe: async () => subscription }
  const Notification = { permission: 'granted', requestPermission: async () => 'granted' }
  const registration = { pushManager }
  vi.stubGlobal('window', { PushManager: {}, Notification })
  vi.stubGlobal('Notification', Notification)
  vi.stubGlobal('navigator', {
    serviceWorker: {
      getRegistration: async () => registration,
      register: async () => registration,
      ready: Promise.resolve(registration),
    },
  })
  vi.spyOn(noticesApi, 'remove').mockResolvedValue(notices)
  vi.spyOn(noticesApi, 'addPush').mockResolvedValue(notices)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a browser knows itself by the mark that the house gives', async () => {
  expect(await markHere()).toBe(markOf(endpoint))
  expect(await subscribe('key')).toEqual({ notices, mark: markOf(endpoint) })
})

test('removing another browser, or a hook, leaves this one as it is', async () => {
  await removePlace({ id: 'phone', mark: markOf('https://push.example.org/phone') })
  await removePlace({ id: 'hook', mark: null })
  expect(isOn).toBe(true)
  expect(noticesApi.remove).toHaveBeenCalledTimes(2)
  await removePlace({ id: 'here', mark: markOf(endpoint) })
  expect(isOn).toBe(false)
  expect(await markHere()).toBeNull()
})
