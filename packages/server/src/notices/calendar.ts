import type { Language } from '@acheron/engine/words'
import type { GameEntry } from '@acheron/games'
import type { SeatRow } from '../store/seating.ts'
import type { TableBrief } from '../store/store.ts'
import { waitsFor } from './news.ts'
import { loadWords } from './words/compiled/load.ts'

/** A turn of somebody's that waits. */
export interface WaitingTurn {
  readonly table: string
  readonly name: string
  readonly game: string
  /** Since when; milliseconds since 1970. */
  readonly at: number
  /** When the time is up; null where no clock runs. */
  readonly until: number | null
}

export function turnsOf(
  briefs: readonly TableBrief[],
  person: string,
  games: readonly GameEntry[],
  language: Language,
  untilAt: (table: string, seats: readonly SeatRow[]) => number | null,
): WaitingTurn[] {
  return briefs.flatMap(({ id, name, game: gameId, seats, standing, result }) => {
    const { actors, at } = standing
    if (!waitsFor({ seats, actors, over: result !== null, goesOn: true }, person)) return []
    const game = games.find(({ meta }) => meta.id === gameId)?.meta.name[language] ?? gameId
    return [{ table: id, name: name || game, game, at, until: untilAt(id, seats) }]
  })
}

/** The time zone of its moments. A calendar has something in it (RFC 5545, 3.6), also while nothing waits. */
const zone = [
  ...['BEGIN:VTIMEZONE', 'TZID:UTC', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
  ...['TZOFFSETFROM:+0000', 'TZOFFSETTO:+0000', 'END:STANDARD', 'END:VTIMEZONE'],
]

/** The turns and their deadlines as a calendar (RFC 5545), which calendar programs ask for again every now and then. */
export async function calendarOf(turns: readonly WaitingTurn[], language: Language, house: string): Promise<string> {
  const t = await loadWords(language)
  const { hostname } = new URL(house)
  const eventOf = ({ table, name, game, at }: WaitingTurn, kind: 'turn' | 'deadline', start: number) => [
    'BEGIN:VEVENT',
    `UID:${kind}-${table}@${hostname}`,
    `DTSTAMP:${moment(at)}`,
    `DTSTART:${moment(start)}`,
    // A moment has no duration.
    ...(kind === 'turn' ? ['DURATION:PT30M'] : []),
    `SUMMARY:${escaped(t(`subject.${kind}`, { table: name }))}`,
    `DESCRIPTION:${escaped(`${t('line.turn', { table: name, game })}\n${house}/table/${table}`)}`,
    `URL:${house}/table/${table}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
  const events = turns.flatMap(turn => [
    ...eventOf(turn, 'turn', turn.at),
    ...(turn.until === null ? [] : eventOf(turn, 'deadline', turn.until)),
  ])
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Acheron//turns//EN', 'X-WR-CALNAME:Acheron'],
    ...['REFRESH-INTERVAL;VALUE=DURATION:PT15M', 'X-PUBLISHED-TTL:PT15M', ...zone, ...events, 'END:VCALENDAR'],
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

const moment = (at: number): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '')

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, sign => `\\${sign}`).replaceAll('\n', '\\n')

/** A line has at most 75 bytes; what is longer goes on in the next one, behind a space. */
function folded(line: string): string {
  const parts = ['']
  for (const sign of line) {
    const last = parts.at(-1)!
    if (Buffer.byteLength(last + sign) > 74) parts.push(sign)
    else parts[parts.length - 1] = last + sign
  }
  return parts.join('\r\n ')
}
