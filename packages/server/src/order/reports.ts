import { type ReportReason, tidyWords, wordsProblem } from '@acheron/protocol'
import { ApiFailure } from '../errors.ts'
import type { Services } from '../services.ts'
import type { ReportRow } from '../store/subjects/order.ts'
import { type SaidRow, saidBetween } from '../store/subjects/talk.ts'
import type { Room } from '../tables/room.ts'
import { sideOf } from '../talk/rules.ts'

/** What was said around the message that a report is about: this many in all, and of them so many after it. */
const around = { most: 30, after: 9 }

/** What an admin sees with a report: where the table stood, and what was said. */
export interface ReportContext {
  readonly game: string
  readonly version: number
  readonly said: number | null
  readonly messages: readonly {
    readonly n: number
    readonly at: string
    readonly name: string
    readonly words: string | null
    readonly phrase: string | null
    readonly theirs: boolean
  }[]
}

interface Wish {
  readonly reason: ReportReason
  readonly words?: string | undefined
  /** The message, and whom the report is about; null for the table. */
  readonly message: SaidRow | null
  readonly person: string | null
}

/** The report with what its sender could read. */
export async function reportOf(
  { store, people, talk }: Pick<Services, 'store' | 'people' | 'talk'>,
  room: Room,
  by: string,
  { reason, words = '', message, person }: Wish,
): Promise<Omit<ReportRow, 'no'>> {
  const tidy = tidyWords(words)
  const problem = tidy === '' ? null : wordsProblem(tidy)
  if (problem) throw new ApiFailure(400, 'bad-words', `the words ${problem}`)
  const side = message?.side ?? sideOf(room.state, by)
  const before = message ? message.n + around.after + 1 : 2 ** 31 - 1
  const after = await talk.heardSince(room, by, side)
  const rows =
    after === null ? [] : await store.read(() => saidBetween(room.id, side, { after, before, most: around.most }))
  const names = await people.names(rows.map(row => row.person))
  const context: ReportContext = {
    game: room.state.table.game,
    version: room.version,
    said: message?.n ?? null,
    messages: rows.map(row => ({
      ...{ n: row.n, at: new Date(row.at).toISOString(), name: names.get(row.person) ?? '' },
      ...{ words: row.words, phrase: row.phrase, theirs: row.person === person },
    })),
  }
  return {
    ...{ at: Date.now(), by_person: by, about: person, place: room.id, reason, words: tidy },
    ...{ context: JSON.stringify(context), done: 0, note: '' },
  }
}
