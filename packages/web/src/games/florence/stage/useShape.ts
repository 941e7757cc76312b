import { type RefObject, useLayoutEffect, useState } from 'react'
import type { ShapeName } from './geometry.ts'

/** On a narrow table a circle's own line lies below its shields. */
export function useShape(root: RefObject<HTMLElement | null>): ShapeName {
  const [shape, setShape] = useState<ShapeName>('wide')
  useLayoutEffect(() => {
    const element = root.current
    if (!element) return
    const look = () => setShape(element.clientWidth < 700 ? 'tall' : 'wide')
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [root])
  return shape
}
