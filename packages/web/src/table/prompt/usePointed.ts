import { equal, type Move } from '@acheron/engine'
import { useCallback, useState } from 'react'
import type { TableSource } from '../source.ts'

interface Point {
  readonly move: Move
  /** The version it was pointed at in: after the next move it means nothing. */
  readonly version: number
}

/** The move that is pointed at, by mouse, finger or focus. */
export function usePointed(source: TableSource, version: number): [Move | null, (move: Move | null) => void] {
  const [point, setPoint] = useState<Point | null>(null)
  const setPointed = useCallback(
    (move: Move | null) => {
      // A choice that disappears with its position loses the focus; that needs no redraw.
      if (source.snapshot().table?.now.version !== version) return
      setPoint(known => (isSame(known, move, version) ? known : move && { move, version }))
    },
    [source, version],
  )
  return [point?.version === version ? point.move : null, setPointed]
}

function isSame(known: Point | null, move: Move | null, version: number): boolean {
  return known?.version === version ? equal(known.move, move) : move === null
}
