import type { Report } from '@acheron/bots/analyse'
import type { Move } from '@acheron/engine'
import type { Language } from '@acheron/engine/words'
import { useEffect, useState } from 'react'
import type { TableSource } from '../table/source.ts'
import { type Clerk, clerk } from './clerk.ts'
import { fileNames, fileText } from './file.ts'
import type { Judged, Opened, Tried, Why } from './job.ts'
import { BrowserKept, isWhole } from './kept.ts'
import { judged, type Progress, teamSize } from './run.ts'

const kept = new BrowserKept()

export type Look =
  | { readonly is: 'opening' }
  /** There is no record, as long as its seed is secret; or it was played by other rules. */
  | { readonly is: 'none' | 'older' }
  | { readonly is: 'failed'; readonly why: string }
  | ({ readonly is: 'running' | 'stopped' } & Progress)
  | { readonly is: 'done'; readonly report: Report }

export interface Analysing {
  readonly look: Look
  cancel(): void
  /** Goes on after a cancel or a failure. */
  resume(): void
  /** The legal moves of a decision, counted from 0. */
  moves(index: number): Promise<readonly Move[]>
  attempt(index: number, move: Move): Promise<Tried>
  why(index: number, moves: readonly Move[]): Promise<Why>
  /** The analysis as a file, with a seat's number where the record has no name. */
  file(seat: (number: number) => string): Promise<string>
}

interface Found {
  readonly opened: Opened
  readonly clerk: Clerk
  readonly judged: Judged
}

/** The analysis of a table's game: computed in workers, or kept from before. It begins with the page. */
export function useAnalysis(
  source: Pick<TableSource, 'record'>,
  recorded: boolean,
  names: readonly string[],
  language: Language,
): Analysing {
  const [runs, setRuns] = useState({ count: 0, going: true })
  const [look, setLook] = useState<Look>({ is: 'opening' })
  const [found, setFound] = useState<Found | null>(null)

  useEffect(() => {
    if (!runs.going || !recorded) return
    const cancelled = new AbortController()
    const { signal } = cancelled
    const clerks: Clerk[] = []
    const show = (next: Look) => void (signal.aborted || setLook(next))
    const work = async () => {
      const record = await source.record()
      if (signal.aborted) return
      if (record === null) return show({ is: 'none' })
      const first = clerk()
      clerks.push(first)
      const opened = await first.open(record)
      if (signal.aborted) return
      if (!opened) return show({ is: 'older' })
      const isKept = isWhole(await kept.get(opened.key))
      if (signal.aborted) return
      const size = isKept ? 1 : teamSize(opened, navigator.hardwareConcurrency || 1)
      const others = Array.from({ length: size - 1 }, clerk)
      clerks.push(...others)
      await Promise.all(others.map(each => each.open(record)))
      const onProgress = (progress: Progress) => show({ is: 'running', ...progress })
      const result = await judged({ opened, clerks, kept, signal, onProgress })
      for (const each of others) each.end()
      if (result && !signal.aborted) setFound({ opened, clerk: first, judged: result })
    }
    work().catch((error: unknown) =>
      show({ is: 'failed', why: error instanceof Error ? error.message : String(error) }),
    )
    return () => {
      cancelled.abort()
      for (const each of clerks) each.end()
      setFound(null)
    }
  }, [source, recorded, runs])

  // In another language the same judgements are told again.
  const told = names.join('\n')
  useEffect(() => {
    if (!found) return
    let current = true
    found.clerk.report(found.judged, told.split('\n'), language).then(
      report => current && setLook({ is: 'done', report }),
      (error: unknown) => current && setLook({ is: 'failed', why: String(error) }),
    )
    return () => {
      current = false
    }
  }, [found, told, language])

  const refused = () => Promise.reject(new Error('nothing has been analysed yet'))
  return {
    look: recorded ? look : { is: 'none' },
    cancel: () => {
      setRuns(({ count }) => ({ count: count + 1, going: false }))
      setLook(before => (before.is === 'running' ? { ...before, is: 'stopped' } : { is: 'stopped', done: 0, total: 0 }))
    },
    resume: () => setRuns(({ count }) => ({ count: count + 1, going: true })),
    moves: index => found?.clerk.moves(index) ?? refused(),
    attempt: (index, move) => found?.clerk.attempt(index, move) ?? refused(),
    why: (index, moves) => found?.clerk.why(index, moves) ?? refused(),
    file: async seat => {
      if (!found) return refused()
      return fileText(await found.clerk.report(found.judged, fileNames(found.opened.names, seat), language))
    },
  }
}
