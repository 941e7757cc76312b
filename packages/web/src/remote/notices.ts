import type { NewFeed, NewHook, NewPush, NoticeChoice, NoticeCodeDone, Notices, TableNotices } from '@acheron/protocol'
import { json } from './api.ts'

const at = (table: string) => `/tables/${encodeURIComponent(table)}/notices`
const target = (id: string) => `/notices/targets/${encodeURIComponent(id)}`

/** What reaches the visitor when they are not here. */
export const noticesApi = {
  all: () => json<Notices>('GET', '/notices'),
  choose: (choice: NoticeChoice) => json<Notices>('PUT', '/notices', choice),
  addPush: (browser: NewPush) => json<Notices>('POST', '/notices/push', browser),
  addMail: (address: string) => json<Notices>('POST', '/notices/mail', { address }),
  addHook: (address: string) => json<NewHook>('POST', '/notices/hook', { address }),
  remove: (id: string) => json<Notices>('DELETE', target(id)),
  test: (id: string) => json<Notices>('POST', `${target(id)}/test`, {}),
  confirm: (code: string) => json<NoticeCodeDone>('POST', '/notices/confirm', { code }),
  stop: (code: string) => json<NoticeCodeDone>('POST', '/notices/stop', { code }),
  newFeed: () => json<NewFeed>('POST', '/notices/feed', {}),
  endFeed: () => json<Notices>('DELETE', '/notices/feed'),
  atTable: (table: string) => json<TableNotices>('GET', at(table)),
  mute: (table: string, muted: boolean) => json<TableNotices>('PUT', at(table), { muted }),
}
