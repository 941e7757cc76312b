import { useEffect, useState } from 'react'

/** Long enough to see the last roll settle and what it did. */
const lastLook = 1600

/** Whether the end screen is up: at once at a table that was over already, else after a last look at the board. */
export function useCurtain(over: boolean, motion: boolean): boolean {
  const [up, setUp] = useState(over)
  useEffect(() => {
    if (!over) return
    const timer = setTimeout(() => setUp(true), motion ? lastLook : 0)
    return () => clearTimeout(timer)
  }, [over, motion])
  return over && up
}
