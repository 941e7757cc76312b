import { equal, type Move } from '@acheron/engine'
import { useCallback, useState } from 'react'
import type { TableSource } from '../source.ts'

interface Point {
  readonly move: Move
  readonly next: readonly Move[]
  /** The version it was pointed at in: after the next move it means nothing. */
  readonly version: number
}

/** What is pointed at, by mouse, finger or focus. */
export interface Pointed {
  readonly pointed: Move | null
  /** The moves after it, where the pointed choice stands for several. */
  readonly pointedNext: readonly Move[]
  point(move: Move | null, next?: readonly Move[]): void
}

const none: readonly Move[] = []

export function usePointed(source: TableSource, version: number): Pointed {
  const [point, setPoint] = useState<Point | null>(null)
  const setPointed = useCallback(
    (move: Move | null, next: readonly Move[] = none) => {
      // A choice that disappears with its position loses the focus; that needs no redraw.
      if (source.snapshot().table?.now.version !== version) return
      setPoint(known => (isSame(known, move, next, version) ? known : move && { move, next, version }))
    },
    [source, version],
  )
  const current = point?.version === version ? point : null
  return { pointed: current?.move ?? null, pointedNext: current?.next ?? none, point: setPointed }
}

function isSame(known: Point | null, move: Move | null, next: readonly Move[], version: number): boolean {
  return known?.version === version ? equal([known.move, known.next], [move, next]) : move === null
}
