import { equal, type Move } from '@acheron/engine'
import { useCallback, useEffect, useState } from 'react'
import type { TableSource } from '../source.ts'

interface Point {
  readonly move: Move
  readonly next: readonly Move[]
  /** The viewer's last own step at that time. */
  readonly own: number
}

/** What is pointed at, by mouse, finger or focus. */
export interface Pointed {
  readonly pointed: Move | null
  /** The moves after it, where the pointed choice stands for several. */
  readonly pointedNext: readonly Move[]
  point(move: Move | null, next?: readonly Move[]): void
}

const none: readonly Move[] = []

/** A step of the viewer's own ends it; one of somebody else's only if the move is not legal any more. */
export function usePointed(
  source: TableSource,
  { version, own, moves }: { readonly version: number; readonly own: number; readonly moves: readonly Move[] },
): Pointed {
  const [point, setPoint] = useState<Point | null>(null)
  const setPointed = useCallback(
    (move: Move | null, next: readonly Move[] = none) => {
      // A choice that disappears with its position loses the focus; that needs no redraw.
      if (source.snapshot().table?.now.version !== version) return
      setPoint(known => (isSame(known, move, next, own) ? known : move && { move, next, own }))
    },
    [source, version, own],
  )
  const current = point && stands(point, own, moves) ? point : null
  const isGone = point !== null && current === null
  useEffect(() => {
    if (isGone) setPoint(null)
  }, [isGone])
  return { pointed: current?.move ?? null, pointedNext: current?.next ?? none, point: setPointed }
}

function isSame(known: Point | null, move: Move | null, next: readonly Move[], own: number): boolean {
  return known?.own === own ? equal([known.move, known.next], [move, next]) : move === null
}

/** Whether something that was chosen before the latest steps is still to be chosen. */
export function stands(
  { move, own }: { readonly move: Move; readonly own: number },
  ownNow: number,
  moves: readonly Move[],
): boolean {
  return own === ownNow && moves.some(each => equal(each, move))
}
