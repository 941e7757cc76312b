import { expect, test } from 'vitest'
import { calendarOf } from '../src/notices/calendar.ts'

const at = Date.UTC(2026, 10, 18, 12, 30)
const turn = { table: 't1', name: 'Styx', game: 'Florence', at, until: null }

test('a deadline is a moment of its own beside the turn', async () => {
  const text = await calendarOf([{ ...turn, until: at + 86_400_000 }], 'en', 'https://play.example.org')
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(text).toContain('UID:turn-t1@play.example.org\r\nDTSTAMP:20261118T123000Z\r\nDTSTART:20261118T123000Z\r\n')
  expect(text).toContain('UID:deadline-t1@play.example.org\r\nDTSTAMP:20261118T123000Z\r\nDTSTART:20261119T123000Z\r\n')
  // A duration must be more than nothing.
  expect(text.match(/^DURATION:\w+/gm)).toEqual(['DURATION:PT30M'])
})

test('there is something in a calendar without a turn, as there must be', async () => {
  const text = await calendarOf([], 'en', 'https://play.example.org')
  const lines = text.split('\r\n')
  expect(lines.filter(line => line.startsWith('BEGIN:'))).toEqual([
    ...['BEGIN:VCALENDAR', 'BEGIN:VTIMEZONE', 'BEGIN:STANDARD'],
  ])
  // Each part ends, the last begun first.
  const open: string[] = []
  for (const line of lines) {
    if (line.startsWith('BEGIN:')) open.push(line.slice('BEGIN:'.length))
    if (line.startsWith('END:')) expect(open.pop()).toBe(line.slice('END:'.length))
  }
  expect(open).toEqual([])
})

test('what a name holds is text, whatever it is; no line is longer than 75 bytes, no letter is cut', async () => {
  const name = `a\\b;c,d\nEND:VCALENDAR ${'ö🔥'.repeat(40)}`
  const text = await calendarOf([{ ...turn, name }], 'sv', 'https://play.example.org')
  const lines = text.split('\r\n')
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text).not.toContain('\ufffd')
  const whole = text.replaceAll('\r\n ', '').split('\r\n')
  const summary = whole.find(line => line.startsWith('SUMMARY:'))
  expect(summary).toContain('a\\\\b\\;c\\,d\\nEND:VCALENDAR ')
  expect(summary).toContain('ö🔥'.repeat(40))
  expect(whole.filter(line => line === 'END:VCALENDAR')).toHaveLength(1)
})
