import type { GameMeta } from '@acheron/engine'
import { list } from '@acheron/engine/words'
import type { Say } from '../app/words.tsx'
import { seatNames } from '../table/players/seats.ts'
import type { Listed } from './useLists.ts'

type Row = Pick<Listed, 'options' | 'progress' | 'result' | 'seats' | 'status'>

/** How far a running table is, in the game's own steps, or how a finished one ended; empty where nothing is known. */
export function standingOf(table: Row, meta: GameMeta | undefined, t: Say): string {
  if (table.status === 'waiting') {
    return t('table.free', { count: table.seats.filter(({ kind }) => kind === 'open').length })
  }
  if (table.status === 'over') return outcomeOf(table, t)
  const { depths, chapters } = meta ?? {}
  const inChapters = chapters && !Object.entries(chapters.none).every(([name, value]) => table.options[name] === value)
  if (inChapters) return t('table.chapter', { chapter: stepAt(table.progress, chapters.count), count: chapters.count })
  if (depths) return t('table.depth', { depth: stepAt(table.progress, depths), depths })
  const milestone = meta?.milestone?.(table.progress, { options: table.options, players: table.seats.length })
  return milestone?.[t.lang] ?? t('table.percent', { percent: Math.floor(table.progress) })
}

/** Progress is rounded down to whole percents: a step has begun where its first percent is reached. */
function stepAt(progress: number, steps: number): number {
  let step = 1
  while (step < steps && Math.floor((step * 100) / steps) <= progress) step++
  return step
}

function outcomeOf({ result, seats }: Row, t: Say): string {
  if (!result) return t('table.status', { status: 'over' })
  const mine = seats.flatMap(({ you }, seat) => (you ? [seat] : []))
  const won = result.winners.some(seat => mine.includes(seat))
  if (seats.length === 1) return t('table.solo', { won: won ? 'yes' : 'no' })
  const names = list(
    t.lang,
    result.winners.map(seat => seatNames(seats, t)[seat] ?? ''),
  )
  // Whoever shares a device wants to know which of them it was.
  const who = result.winners.length === 0 ? 'nobody' : won && mine.length === 1 ? 'you' : 'other'
  return t('table.won', { who, names })
}
