import { useEffect, useState } from 'react'

/** Milliseconds to see the last roll settle. */
const lastLook = 1600

/** Whether the end screen covers the board: at once where the game was over already, else after a last look. */
export function useEndScreen(over: boolean, motion: boolean): boolean {
  const [up, setUp] = useState(over)
  useEffect(() => {
    if (!over) return
    const timer = setTimeout(() => setUp(true), motion ? lastLook : 0)
    return () => clearTimeout(timer)
  }, [over, motion])
  return over && up
}
