import { type Seat, type ShownStep, savedIn, stepsThatStand, type View } from '@acheron/engine'
import { seatMark } from '@acheron/engine/words'
import type { OpenTable } from '@acheron/protocol'
import type { Say } from '../../app/words.tsx'
import type { GameFace } from '../../board/face.ts'
import { foldedOf, linesOf, type Passage } from '../log/passages.ts'

/** So many decisions can be taken back at most; the server looks at them too. */
const mostBack = 40

/** Something that can be taken back, with everything after it. */
export interface BackRow {
  /** How many decisions stay then. */
  readonly to: number
  /** Empty where the log has no words for it. */
  readonly lines: readonly string[]
  /** Who decided, or decided the first of it; null where that is not known here. */
  readonly by: Seat | null
  /** It only passed, or ended something: that is often without words in the log. */
  readonly ended: boolean
  /** All of it is the viewer's own, and nobody has to agree. */
  readonly own: boolean
}

type Glimpse = Pick<OpenTable, 'now' | 'info' | 'steps'>

/** How many of the last own steps the viewer can take back. */
export const ownSteps = ({ now }: Pick<Glimpse, 'now'>): number => now.undos ?? Number(now.canUndo)

/** Whether the others can be asked to take something back. */
export const mayAsk = ({ info, now }: Pick<Glimpse, 'now' | 'info'>): boolean =>
  now.entries > 0 && (info.people?.may.includes('back') ?? false)

type Ending = Pick<GameFace, 'passes' | 'ends'>

/** What was decided after the first `to` decisions, each with its place, its words and who decided; a last one may have no words. */
export function toldAfter(
  face: Ending,
  to: number,
  { now, steps }: Pick<Glimpse, 'now' | 'steps'>,
  passages: readonly Passage[],
) {
  const { entries } = now
  const standing = stepsThatStand(steps)
  const told = passages.filter(({ entry }) => entry > to)
  const wordless = (told.at(-1)?.entry ?? to) < entries ? [{ entry: entries, lines: [] }] : []
  const rows = [...told.map(each => ({ entry: each.entry, lines: foldedOf(each, false).filter(Boolean) })), ...wordless]
  return rows.map((row, i) => {
    const after = rows[i - 1]?.entry ?? to
    const ended = isEnded(face, now.view, standing.at(row.entry - 1 - entries))
    return { ...row, to: after, by: standing.at(after - entries)?.seat ?? null, ended }
  })
}

function isEnded(face: Ending, view: View, step: ShownStep | undefined): boolean {
  if (!step) return false
  return (face.passes?.(step.move) ?? false) || (face.ends?.(step.move, view) ?? false) !== false
}

/**
 * The last decisions in words, the newest first: the own steps that can be taken back one by one, then the others as the log
 * tells them. A decision without words goes with the next one that has some.
 */
export function tellBack(face: GameFace, table: Glimpse, passages: readonly Passage[]): BackRow[] {
  const { entries } = table.now
  const standing = stepsThatStand(table.steps)
  const own = Math.min(ownSteps(table), standing.length)
  const mine = standing.slice(standing.length - own).map((step, i) => ({
    ...{ to: entries - own + i, lines: linesOf(face, step.events), by: step.seat, own: true },
    ended: isEnded(face, table.now.view, step),
  }))
  const saved = passages.findLast(({ events }) => savedIn(events) !== null)?.entry ?? 0
  const least = Math.max(entries - mostBack, entries - standing.length, saved)
  const others = toldAfter(face, least, table, passages)
    .filter(({ to }) => to < entries - own)
    .map(({ to, lines, by, ended }) => ({ to, lines, by, ended, own: false }))
  return [...others, ...mine].reverse()
}

/** A row in words; where the log has none, it is told at least who decided. */
export function backText({ lines, by, ended }: Pick<BackRow, 'lines' | 'by' | 'ended'>, t: Say): string {
  if (lines.length > 0) return lines.join(' ')
  return t(ended ? 'back.ended' : 'back.wordless', { who: by === null ? t('seat.someone') : seatMark(by) })
}
