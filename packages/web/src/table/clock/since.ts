import { useEffect, useReducer } from 'react'

const came = new WeakMap<object, number>()

/** Notes when figures of the server came, once. */
export function noteFigures(figures: object): void {
  if (!came.has(figures)) came.set(figures, performance.now())
}

/** Milliseconds since figures of the server came, by a clock that nobody sets: the device's date may be wrong. */
export function since(figures: object): number {
  noteFigures(figures)
  return performance.now() - came.get(figures)!
}

/** Draws what uses it anew so often, in milliseconds; null: not by itself. */
export function useTick(every: number | null): void {
  const [, tick] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (every === null) return
    const timer = setInterval(tick, every)
    return () => clearInterval(timer)
  }, [every])
}
