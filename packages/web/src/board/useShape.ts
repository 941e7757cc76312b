import { type RefObject, useLayoutEffect, useState } from 'react'

export type ShapeName = 'wide' | 'tall'

/** A table narrower than this many pixels is drawn taller. */
export function useShape(root: RefObject<HTMLElement | null>, narrow: number): ShapeName {
  const [shape, setShape] = useState<ShapeName>('wide')
  useLayoutEffect(() => {
    const element = root.current
    if (!element) return
    const look = () => setShape(element.clientWidth < narrow ? 'tall' : 'wide')
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [root, narrow])
  return shape
}
